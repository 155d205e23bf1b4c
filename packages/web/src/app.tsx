import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { mayDemandCapture, opponentOf } from '@zertz/rules';
import { words } from './i18n/words.ts';
import { Icon } from './parts/Icon.tsx';
import { BoardArea } from './play/BoardArea.tsx';
import { ConsequenceCard } from './play/ConsequenceCard.tsx';
import { Dialogs } from './play/Dialogs.tsx';
import { Dock } from './play/Dock.tsx';
import { MoveList } from './play/MoveList.tsx';
import { PlayerCard } from './play/PlayerCard.tsx';
import { RulesCard } from './play/RulesCard.tsx';
import { StepCard } from './play/StepCard.tsx';
import { tip } from './play/tipNow.ts';
import { TipText } from './play/TipText.tsx';
import { TopBar } from './play/TopBar.tsx';
import {
  assertively,
  badLink,
  demandNow,
  game,
  isHere,
  nearPlayer,
  politely,
  seats,
  toMove,
} from './play/store.ts';
import { storageBlocked } from './storage/games.ts';

export const App = (): JSX.Element => {
  useSignalEffect(() => {
    const yours = isHere.value && seats.value[opponentOf(toMove.value)].kind !== 'here';
    document.title =
      yours && game.value.history.length > 0 ? words().app.yourTurnTitle : words().app.title;
  });
  const near = nearPlayer.value;
  return (
    <div class="app">
      <a class="skip" href="#board">
        {words().app.skip}
      </a>
      <TopBar />
      <Bars />
      <main class="play" aria-label={words().app.main}>
        <div class="centre">
          <BoardArea />
          <Demand />
          <Dock />
        </div>
        <div class="right">
          <PlayerCard player={near} place="near" />
          <MoveList />
          <PlayerCard player={opponentOf(near)} place="far" />
        </div>
        <div class="left">
          <StepCard />
          <ConsequenceCard />
          <TipCard />
          <RulesCard />
        </div>
      </main>
      <Dialogs />
      <p class="unseen" role="status" aria-live="polite">
        {politely.value}
      </p>
      <p class="unseen" role="alert">
        {assertively.value}
      </p>
    </div>
  );
};

/** Things that went wrong outside the game. */
const Bars = (): JSX.Element | null => {
  const text = storageBlocked.value
    ? words().app.notSaved
    : badLink.value
      ? words().app.badLink
      : undefined;
  if (text === undefined) return null;
  return (
    <div class="page-bar" role="status">
      <p>{text}</p>
      {badLink.value && (
        <button
          type="button"
          class="icon-button"
          aria-label={words().app.dismiss}
          onClick={() => {
            badLink.value = false;
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
};

const TipCard = (): JSX.Element | null =>
  tip.value === undefined ? null : (
    <section class="card tip">
      <TipText />
    </section>
  );

/** The opponent missed a capture that may be demanded now. */
const Demand = (): JSX.Element | null => {
  const over = game.value.outcome !== undefined;
  if (!mayDemandCapture(game.value) || !(isHere.value || over)) return null;
  const mover = game.value.history[game.value.history.length - 1]?.before.turn ?? toMove.value;
  if (seats.value[opponentOf(mover)].kind !== 'here') return null;
  return (
    <div class="demand">
      <p>{words().dock.demandSays(seats.value[mover].name)}</p>
      <button type="button" class="button small" onClick={demandNow}>
        {words().dock.demand}
      </button>
    </div>
  );
};

import type { JSX } from 'preact';
import { mayDemandCapture, opponentOf } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { Part } from '../pages/Fault.tsx';
import { PageHeading } from '../pages/PageHeading.tsx';
import { settings } from '../storage/settings.ts';
import { BoardArea } from './BoardArea.tsx';
import { BoardTable } from './BoardTable.tsx';
import { ConsequenceCard } from './ConsequenceCard.tsx';
import { Dock } from './Dock.tsx';
import { HintCard } from './HintCard.tsx';
import { MoveList } from './MoveList.tsx';
import { PencilPanel } from './PencilPanel.tsx';
import { PlayerCard } from './PlayerCard.tsx';
import { ReplyCard } from './ReplyCard.tsx';
import { RulesCard } from './RulesCard.tsx';
import { StepCard } from './StepCard.tsx';
import {
  demandNow,
  faceToFace,
  game,
  isHere,
  nearPlayer,
  seats,
  toMove,
  viewing,
} from './store.ts';
import { tip } from './tipNow.ts';
import { TipText } from './TipText.tsx';
import { zenNow } from './zen.ts';

/** Where the screen lies between two people, the side of whoever is to move has the dock. */
const faceClass = (): string => {
  if (!faceToFace.value) return '';
  const far = game.value.outcome === undefined && toMove.value !== nearPlayer.value;
  return `face ${far && viewing.value === undefined ? 'far-turn' : 'near-turn'}`;
};

/** The whole table: the board with its dock, the players and the moves, and the steps of a turn. */
export const PlayPage = (): JSX.Element => {
  const near = nearPlayer.value;
  const { first, second } = seats.value;
  const zen = zenNow();
  return (
    <main
      id="content"
      class={`play ${faceClass()} ${zen ? 'zen' : ''} ${settings.value.zenClocks ? '' : 'no-clocks'}`}
      aria-label={words().app.main}
      tabIndex={-1}
    >
      <PageHeading unseen>{words().games.versus(first.name, second.name)}</PageHeading>
      <div class="centre">
        <BoardArea />
        <PencilPanel />
        <Demand />
        <Dock />
      </div>
      <div class="right">
        <Part>
          <PlayerCard player={near} place="near" />
        </Part>
        {!zen && (
          <Part>
            <MoveList />
          </Part>
        )}
        <Part>
          <PlayerCard player={opponentOf(near)} place="far" />
        </Part>
      </div>
      {!zen && <Left />}
      {settings.value.boardTable && (
        <Part>
          <BoardTable />
        </Part>
      )}
    </main>
  );
};

const Left = (): JSX.Element => (
  <div class="left">
    <Part>
      <StepCard />
      <HintCard />
      <ConsequenceCard />
      <ReplyCard />
      <TipCard />
    </Part>
    <Part>
      <RulesCard />
    </Part>
  </div>
);

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

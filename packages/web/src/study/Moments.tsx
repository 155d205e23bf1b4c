import type { JSX } from 'preact';
import type { ExplainedTurn, GameExplanation } from '@zertz/engine';
import { words } from '../i18n/words.ts';
import { hrefOfSheet } from '../pages/router.ts';
import { BoardThumb } from '../parts/BoardThumb.tsx';
import { Icon } from '../parts/Icon.tsx';
import { PlayerSign } from './PlayerSign.tsx';
import { momentsToPrint } from './printMoments.ts';
import { goToPly, judgedTurns, moments } from './review.ts';
import { nameOf } from './store.ts';
import { tryMoment } from './trying.ts';
import { studyWords } from './words.ts';

/** The turns that decided the game, one card each, to be swiped through on a phone. */
export const Moments = ({ told }: { readonly told: GameExplanation }): JSX.Element => {
  const text = studyWords().review;
  return (
    <section class="moments-part" aria-label={text.moments}>
      <h2>{text.moments}</h2>
      {moments.value.length === 0 && <p class="quiet">{text.noMoments}</p>}
      <ol class="moments">
        {moments.value.map((ply) => {
          const turn = told.turns[ply - 1];
          return turn === undefined ? null : <Moment key={ply} turn={turn} />;
        })}
      </ol>
      {moments.value.length > 0 && (
        <a class="button small moments-print" href={hrefOfSheet(momentsToPrint())}>
          <Icon name="print" />
          {words().exporting.print}
        </a>
      )}
    </section>
  );
};

const Moment = ({ turn }: { readonly turn: ExplainedTurn }): JSX.Element => {
  const text = studyWords().review;
  const { judgement, ply, player } = turn;
  const best = judgement?.best[0];
  const played = judgedTurns.value[ply - 1];
  return (
    <li class="moment">
      <button
        type="button"
        class="moment-board thumb-frame"
        aria-label={turn.turn}
        onClick={() => goToPly(ply)}
      >
        {played !== undefined && <BoardThumb position={played.after} played={played} />}
      </button>
      <div class="moment-says">
        <p>
          <b>
            <bdi dir="ltr">{turn.turn}</bdi>
          </b>{' '}
          <PlayerSign player={player} /> <bdi>{nameOf(player)}</bdi>: {whatOf(turn)}.
        </p>
        <button type="button" class="button small" onClick={() => tryMoment(ply)}>
          <Icon name="undo" />
          {text.retry}
        </button>
        {best !== undefined && (
          <details class="moment-best">
            <summary>{text.bestIs}</summary>
            <p>{text.best(best)}</p>
          </details>
        )}
      </div>
    </li>
  );
};

const whatOf = ({ judgement }: ExplainedTurn): string => {
  const text = studyWords().review;
  if (judgement === null) return '';
  const { allowed, missed, swing } = judgement;
  if (missed !== null) return text.missedWin(Math.ceil(missed.turns / 2));
  return allowed === null ? text.gaveAway(swing) : text.allowedWin(Math.ceil(allowed.turns / 2));
};

import type { JSX } from 'preact';
import { NO_MARBLES, positionOf } from '@zertz/rules';
import type { Player } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { GoalMeter } from '../play/GoalMeter.tsx';
import { shownPreview } from '../play/view.ts';
import { boardSession } from './solve.ts';
import { follower, nameOf } from './store.ts';

/** A player in one line: who it is, how it stands, and every goal. */
export const Strip = ({ player }: { readonly player: Player }): JSX.Element => {
  const session = boardSession.value;
  const { captives, turn, variant } = positionOf(session.game);
  const name = nameOf(player);
  const { outcome } = session.game;
  const mover = outcome === undefined && turn === player;
  const gain = mover ? shownPreview(session, follower.pointed.value)?.gain : undefined;
  return (
    <section class={`strip ${mover ? 'mover' : ''}`} aria-label={name}>
      <span class={`avatar ${player}`} aria-hidden="true">
        {player === 'first' ? '◆' : '●'}
      </span>
      <b>
        <bdi>{name}</bdi>
      </b>
      <span class="strip-state">
        {outcome === undefined
          ? mover && words().meter.toMove
          : outcome.winner === player
            ? words().end.won
            : outcome.winner === undefined && outcome.by !== 'collaboration'
              ? words().end.tied
              : words().end.lost}
      </span>
      <GoalMeter
        name={name}
        variant={variant}
        captives={captives[player]}
        gain={gain ?? NO_MARBLES}
        loss={NO_MARBLES}
      />
    </section>
  );
};

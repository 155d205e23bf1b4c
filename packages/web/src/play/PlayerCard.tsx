import type { JSX } from 'preact';
import { points, positionOf } from '@zertz/rules';
import type { Player } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { clock } from './clock.ts';
import { GoalMeter } from './GoalMeter.tsx';
import { PlayerClock } from './PlayerClock.tsx';
import { failure, game, seats, session, toMove, viewing } from './store.ts';
import { pendingOf } from './turnPanel.ts';

/** A player: who it is, whose turn it is, and how far every goal is. */
export const PlayerCard = ({
  player,
  place,
}: {
  readonly player: Player;
  readonly place: 'near' | 'far';
}): JSX.Element => {
  const ply = viewing.value;
  const now = ply === undefined ? positionOf(game.value) : game.value.history[ply - 1]?.after;
  const position = now ?? game.value.start;
  const captives = position.captives[player];
  const { gain, loss } = pendingOf(player);
  const { kind, level, name } = seats.value[player];
  const { variant } = position;
  // Somebody else has tried to move.
  const called = session.value.refusal?.refusal.code === 'not-your-turn' && toMove.value === player;
  const mover = game.value.outcome === undefined && toMove.value === player;
  return (
    <section
      class={`player ${place} ${mover ? 'mover' : ''} ${called ? 'called' : ''} ${clock.value === undefined ? '' : 'clocked'}`}
      aria-label={name}
    >
      <div class="player-head">
        <span class={`avatar ${player}`} aria-hidden="true">
          {player === 'first' ? '◆' : '●'}
        </span>
        <div class="player-who">
          <b>
            {name}
            {level !== undefined && (
              <span class="player-level"> · {words().seats.level(level)}</span>
            )}
          </b>
          <span>
            {variant.noGoalEnd === 'points' && `${words().meter.points(points(captives))} · `}
            {level !== undefined && isWaiting(mover) ? (
              <>
                <span class="state-waiting">{words().meter.waiting}</span>
                <span class="state-level">{words().newGame.levelNumber(level)}</span>
              </>
            ) : (
              stateText(mover, kind === 'computer', name)
            )}
          </span>
        </div>
      </div>
      <PlayerClock player={player} name={name} />
      <GoalMeter name={name} variant={variant} captives={captives} gain={gain} loss={loss} />
    </section>
  );
};

const isWaiting = (mover: boolean): boolean => !mover && game.value.outcome === undefined;

const stateText = (mover: boolean, computer: boolean, name: string): string => {
  const { outcome } = game.value;
  if (outcome !== undefined) return outcomeText(name);
  if (!mover) return words().meter.waiting;
  if (computer) {
    return failure.value === undefined ? words().step.thinking : words().failure.noAnswer;
  }
  return name === words().seats.you ? words().meter.yourTurn : words().meter.toMove;
};

const outcomeText = (name: string): string => {
  const winner = game.value.outcome?.winner;
  if (winner === undefined) {
    return game.value.outcome?.by === 'collaboration' ? words().end.lost : words().end.tied;
  }
  return seats.value[winner].name === name ? words().end.won : words().end.lost;
};

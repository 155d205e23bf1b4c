import { toldLine } from '@zertz/engine';
import type { Report, Score, Step } from '@zertz/engine';
import { NO_MARBLES, sum } from '@zertz/rules';
import type { MarbleCount, Player, Position } from '@zertz/rules';
import { playedLine } from './line.ts';

/** An offer, what it costs and what it brings as long as the opponent has to take. */
export interface Offer {
  readonly score: Score;
  readonly turns: readonly string[];
  readonly give: MarbleCount;
  readonly get: MarbleCount;
}

/** The offers among the best turns of a search, the best first. */
export const offersOf = (position: Position, { lines }: Report): readonly Offer[] =>
  lines.flatMap(({ score, turns }) => {
    const line = playedLine(position, turns);
    const { steps } = toldLine(
      position,
      line.map(({ turn }) => turn),
    );
    if (steps[0]?.kind !== 'offer') return [];
    return [{ score, turns, ...tradeOf(steps, position.turn) }];
  });

/** What changes hands until nothing is forced any more. */
export const tradeOf = (
  steps: readonly Step[],
  player: Player,
): { readonly give: MarbleCount; readonly get: MarbleCount } => {
  let [give, get] = [NO_MARBLES, NO_MARBLES];
  for (const step of steps) {
    const own = step.player === player;
    const takes = step.kind === 'capture' || step.kind === 'claim';
    const forced = own
      ? takes || step.kind === 'offer'
      : step.kind === 'forced-reply' || step.kind === 'reply';
    if (!forced) break;
    if (own) get = sum(get, step.gained);
    else give = sum(give, step.gained);
  }
  return { give, get };
};

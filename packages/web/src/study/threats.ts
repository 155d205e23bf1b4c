import type { AtOnce } from '@zertz/engine';
import { MARBLES, opponentOf } from '@zertz/rules';
import type { ByMarble, Played, Position } from '@zertz/rules';
import { playedLine } from './line.ts';

/** The position as it were if it was the other player's turn. */
export const turnedOver = (position: Position): Position => ({
  ...position,
  turn: opponentOf(position.turn),
  passes: 0,
  newest: undefined,
  owed: false,
});

/** What could be gained, by the colours of what is gained: both players use the same marbles. */
export const byColour = (atOnce: readonly AtOnce[]): ByMarble<readonly AtOnce[]> => {
  const [white, grey, black] = MARBLES.map((marble) =>
    atOnce
      .filter(({ gained }) => gained[marble] > 0)
      .toSorted((a, b) => Number(b.wins) - Number(a.wins) || b.gained[marble] - a.gained[marble]),
  );
  return { white: white ?? [], grey: grey ?? [], black: black ?? [] };
};

export const playedThreats = (position: Position, atOnce: readonly AtOnce[]): readonly Played[] => {
  const turned = turnedOver(position);
  return atOnce.flatMap(({ turn }) => playedLine(turned, [turn]));
};

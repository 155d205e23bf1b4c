import { MARBLES, total } from '@zertz/rules';
import type { MarbleCount, Variant } from '@zertz/rules';
import type { Snapshot } from './snapshot.ts';

/** What a win is worth; one that comes later is worth a little less. */
export const WIN = 1_000_000;

/** A colour whose marbles alone win is worth this in all, shared among the marbles needed. */
const COLOUR_WORTH = 400;
/** What it is worth to be one, two or three marbles short of a goal. */
const NEARNESS = [0, 240, 100, 35] as const;

/** How much better the player to move stands, by captives alone. */
export const evaluator = (variant: Variant): ((snapshot: Snapshot) => number) => {
  const known = new Map<number, number>();
  const worthOf = (snapshot: Snapshot, player: number): number => {
    const white = snapshot.captives(player, 0);
    const grey = snapshot.captives(player, 1);
    const black = snapshot.captives(player, 2);
    const key = (white * 1000 + grey) * 1000 + black;
    const found = known.get(key);
    if (found !== undefined) return found;
    const worth = worthOfCaptives(variant, { white, grey, black });
    known.set(key, worth);
    return worth;
  };
  return (snapshot) => worthOf(snapshot, snapshot.player) - worthOf(snapshot, 1 - snapshot.player);
};

const worthOfCaptives = ({ goals }: Variant, captives: MarbleCount): number => {
  let worth = 0;
  for (const marble of MARBLES) {
    const needed = goals.filter((goal) => goal[marble] === total(goal)).map((goal) => goal[marble]);
    worth += (captives[marble] * COLOUR_WORTH) / Math.min(...needed, 9);
  }
  for (const goal of goals) {
    const missing = MARBLES.reduce(
      (sum, marble) => sum + Math.max(0, goal[marble] - captives[marble]),
      0,
    );
    worth += NEARNESS[missing] ?? 0;
  }
  return Math.round(worth);
};

import { expect, test } from 'vitest';
import { faultsOf, slowerAtEnd } from '../bench/longGames.ts';
import type { LongGame } from '../bench/longGames.ts';

/** Games whose figures are told by their number. */
const games = (
  many: number,
  figures: (game: number) => {
    megabytes?: number;
    nodes?: number;
    listeners?: number;
    ms?: number;
  },
): LongGame[] =>
  Array.from({ length: many }, (_, game) => {
    const { listeners = 300, megabytes = 5, ms = 100, nodes = 1500 } = figures(game);
    return { turns: 20, times: [ms - 5, ms, ms + 5], listeners, megabytes, nodes };
  });

test('a page that stays as it is has no fault, however its games differ', () => {
  const still = games(100, (game) => ({
    megabytes: 5 + (game % 3),
    nodes: 1500 + 40 * (game % 5),
  }));
  expect(faultsOf(still)).toEqual([]);
  expect(slowerAtEnd(still)).toBeUndefined();
});

test.each([
  ['megabytes', (game: number) => ({ megabytes: 5 + game * 0.05 })],
  ['nodes', (game: number) => ({ nodes: 1500 + game * 10 })],
  ['listeners', (game: number) => ({ listeners: 300 + game })],
] as const)('%s that grow with every game are told', (what, figures) => {
  const found = faultsOf(games(100, figures));
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(new RegExp(`^${what} grew from`));
});

test('turns that take longer at the end are told', () => {
  expect(slowerAtEnd(games(100, (game) => ({ ms: 100 + game })))).toMatch(/^A turn took/);
});

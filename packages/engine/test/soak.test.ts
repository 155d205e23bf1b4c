import { expect, test } from 'vitest';
import { soakGame } from './soak.ts';

const GAMES = 30;

// Every preset is among them; `npm run soak` plays 2,000 games.
test('fast games under any limits break no rule and keep their time', { timeout: 120_000 }, () => {
  const games = Array.from({ length: GAMES }, (_, index) => soakGame(index + 1));
  expect(games.flatMap(({ faults }) => faults)).toEqual([]);
  expect(new Set(games.map(({ preset }) => preset)).size).toBe(23);
  const turns = games.reduce((all, game) => all + game.turns, 0);
  expect(turns).toBeGreaterThan(20 * GAMES);
  expect(games.some(({ worst }) => worst > -30)).toBe(true);
});

import { expect, test } from 'vitest';
import { faultsOf, playAgain, playOut, QUICK } from '../bench/longGames.ts';
import type { LongGame } from '../bench/longGames.ts';
import { DESKTOP, opener } from './page.ts';
import { sameChoices, seeded } from './random.ts';

const open = opener();

test('games played one after the other in a page leave nothing behind', async () => {
  const { page } = await open(DESKTOP, { settings: QUICK, at: '/vs/1', before: sameChoices });
  const cdp = await page.context().newCDPSession(page);
  const random = seeded(3);
  const games: LongGame[] = [];
  while (games.length < 6) {
    if (games.length > 0) await playAgain(page);
    games.push(await playOut(page, cdp, random));
  }
  expect(games.every(({ turns }) => turns > 10)).toBe(true);
  expect(faultsOf(games)).toEqual([]);
}, 300_000);

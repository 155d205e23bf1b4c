import { expect, test } from 'vitest';
import { compareGame, loadCores, newTally } from './agreement.ts';

/** What must have come up, or the comparison has not looked at it. */
const EVENTS = [
  'placement',
  'marble alone',
  'capture',
  'removal',
  'pass',
  'claim after placement',
  'claim after marble alone',
  'claim after capture',
  'claim after removal',
  'claim of several groups',
  'claimed and left lying',
  'left lying',
  'chain of three jumps',
  'capture with removal',
  'end by goal',
  'end by full-board',
  'end by no-goal',
  'end by no-marbles',
  'end by collaboration',
];

// `npm run agree` compares a million positions.
const POSITIONS = 3000;

test(
  'the core and the rules agree on turns, successors and ends',
  { timeout: 60_000 },
  async () => {
    const cores = await loadCores();
    const tally = newTally();
    for (let seed = 1; tally.positions < POSITIONS; seed++) compareGame(cores, seed, tally);
    expect(EVENTS.filter((event) => !tally.events.has(event))).toEqual([]);
  },
);

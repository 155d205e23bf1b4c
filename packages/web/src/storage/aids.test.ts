import { beforeAll, expect, test, vi } from 'vitest';
import { formatPosition, PRESETS, startPosition } from '@zertz/rules';
import { aidsOf, keptAids, mayHint, USUAL_AIDS } from './aids.ts';
import { keptOf } from './keptGame.ts';

const flags = [true, false];
const ALL = flags.flatMap((takeBack) =>
  flags.flatMap((replies) => [undefined, ...flags].map((hints) => ({ takeBack, replies, hints }))),
);

test('what is kept of the aids says all of them, and nothing where they are as usual', () => {
  for (const aids of ALL) expect(aidsOf(keptAids(aids))).toEqual(aids);
  expect(keptAids(USUAL_AIDS)).toEqual({});
});

test('hints are for whoever plays the computer, unless the game says otherwise', () => {
  expect(mayHint(USUAL_AIDS, true)).toBe(true);
  expect(mayHint(USUAL_AIDS, false)).toBe(false);
  expect(mayHint({ ...USUAL_AIDS, hints: false }, true)).toBe(false);
  expect(mayHint({ ...USUAL_AIDS, hints: true }, false)).toBe(true);
});

const game = keptOf(
  {
    start: formatPosition(startPosition(PRESETS.official)),
    turns: ['Wd4,a1'],
    seats: { first: { kind: 'here' }, second: { kind: 'here' } },
  },
  1000,
);

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});

/** What is read of a file with one game in it. */
const read = async (extra: object) => {
  const { readEverything } = await import('./everything.ts');
  return readEverything(JSON.stringify({ zertz: 1, games: [{ ...game, ...extra }] }));
};

test('the aids of a game and that it was assisted go through a file', async () => {
  const extra = { takeBack: false, replies: true, hints: true, assisted: true } as const;
  const all = await read(extra);
  expect(all.ok && all.value.games).toEqual([{ ...game, ...extra }]);
});

test('a file from before there were aids is read as it was', async () => {
  const all = await read({});
  expect(all.ok && all.value.games).toEqual([game]);
});

test.each([
  ['hints', 'yes'],
  ['replies', 1],
  ['assisted', false],
])('a file that says of %s what nobody writes is refused there', async (name, value) => {
  const all = await read({ [name]: value });
  expect(!all.ok && all.error).toMatchObject({ code: 'wrong', path: `games[0].${name}` });
});

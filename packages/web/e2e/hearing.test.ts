import { expect, test } from 'vitest';
import { finds } from './finds.ts';
import { F1, preset } from './fixtures.ts';
import { BOTH, DESKTOP, opener } from './page.ts';
import { until } from './table.ts';

const open = opener();

test.each([
  ['brief', 'd4, empty', 'First player placed white on d4 and removed a1. Second player to move.'],
  [
    'full',
    'd4, empty, held by 6',
    'First player placed white on d4 and removed a1. Second player to move. Nothing to capture. 17 rings free. Pool: 5 whites, 8 greys and 10 blacks. 36 rings left. First player: white 0 of 4, grey 0 of 5, black 0 of 6. Closest: 4 whites. Second player: white 0 of 4, grey 0 of 5, black 0 of 6. Closest: 4 whites.',
  ],
])('a player who wants to hear %s hears it', async (verbosity, ring, turn) => {
  const table = await open(DESKTOP, { at: preset('official'), settings: { verbosity } });
  expect(await table.says('d4')).toBe(ring);
  await table.type('Wd4,a1');
  expect(await table.said()).toBe(turn);
});

test('coordinates are spelled out in the way of the language', async () => {
  for (const [language, spokenLabels, start] of [
    ['en', 'letters', 'd 4, '],
    ['en', 'words', 'delta 4, '],
    ['cs', 'words', 'David 4, '],
    ['he', 'words', '\u2066דלתא 4\u2069, '],
  ] as const) {
    const table = await open(DESKTOP, {
      at: preset('official'),
      settings: { spokenLabels, language },
    });
    expect(await table.says('d4')).toContain(start);
    // What is written stays as it is.
    expect(await table.page.locator('.edge-label').allTextContents()).toContain('d1');
  }
});

test('spelled out too: steps, turns and refusals', async () => {
  const table = await open(DESKTOP, { at: F1, settings: { spokenLabels: 'words' } });
  await table.place('Gc4');
  await until(() => table.said()).toBe('Placed on charlie 4. Remove a ring: 8 free.');
  await table.tap('e4');
  await until(() => table.refusal()).toContain('echo 4 is held by 6 rings.');
  await table.reads(/^e4 is held by 6 rings/);
  expect(await table.says('d6')).toBe('delta 6, empty, free; removing it claims white delta 7');
});

test.each([
  [`/analyse${F1}`, 'Gc4', 'Placed on charlie 4. Remove a ring: 8 free.'],
  ['/puzzles/6o1', 'Bd3', 'Placed on delta 3. Remove a ring: 7 free.'],
])('spelled out on other boards as well: %s', async (at, marble, said) => {
  const table = await open(DESKTOP, { at, settings: { spokenLabels: 'words' } });
  await table.place(marble);
  await until(() => table.said()).toBe(said);
});

test('a ring can say first what it holds', async () => {
  const table = await open(DESKTOP, { at: F1, settings: { cellOrder: 'state' } });
  expect(await table.says('d7')).toBe('white marble, d7');
  expect(await table.says('c4')).toBe('empty, c4, free');
});

test.each(BOTH)('the board as a table says the same and keeps in step, $name', async (look) => {
  const table = await open(look, {
    at: F1,
    settings: { boardTable: true },
    context: { reducedMotion: 'reduce' },
  });
  const words = table.page.getByRole('table', { name: 'Board as a table' });
  const row = (name: string) => words.getByRole('row', { name });
  expect(await words.getByRole('row').count()).toBe(7);
  expect(await words.getByRole('cell').count()).toBe(25);
  expect(await row('Column d').getByRole('cell').allTextContents()).toContain('d7, white marble');
  await table.play('Gc4,d6 x Wd7');
  await until(() => words.getByRole('cell').count()).toBe(23);
  expect(await row('Column d').getByRole('cell').allTextContents()).not.toContain(
    'd7, white marble',
  );
  expect(await finds(table)).toEqual([]);
});

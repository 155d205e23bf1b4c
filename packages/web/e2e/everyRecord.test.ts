import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  formatPosition,
  formatRing,
  formatTurn,
  marbleAt,
  positionOf,
  readRecords,
  unwrap,
  WRITTEN_FORMATS,
  writeRecord,
} from '@zertz/rules';
import type { Game, GameRecord, Position, WrittenFormat } from '@zertz/rules';
import { DESKTOP, opener } from './page.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const SGF = new URL('../../../../shared/data/games/sgf/', import.meta.url);

const STILL = { context: { reducedMotion: 'reduce' } } as const;

interface Listed {
  readonly file: string;
  readonly readable: boolean;
}

const textOf = (file: string): string => readFileSync(new URL(file, SGF), 'utf8');

const recordsIn = (text: string): readonly GameRecord[] => [...readRecords(text)].map(unwrap);

/** Lets a file go over the page, as one would with the pointer. */
const drop = ({ page }: Table, name: string, text: string): Promise<void> =>
  page.evaluate(
    ([called, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], called));
      document.body.dispatchEvent(
        new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
      );
    },
    [name, text] as const,
  );

/** Every ring with what lies on it, as a screen reader hears them. */
const shown = ({ page }: Table): Promise<string[]> =>
  page
    .locator('[data-ring]')
    .evaluateAll((rings) =>
      rings.map((ring) => (ring.ariaLabel ?? '').split(', ').slice(0, 2).join(' ')).toSorted(),
    );

const lying = (position: Position): readonly string[] =>
  position.rings
    .toArray()
    .map((ring) => {
      const marble = marbleAt(position, ring);
      return `${formatRing(position.board, ring)} ${marble === undefined ? 'empty' : `${marble} marble`}`;
    })
    .toSorted();

/** What each player has, from the meters: white, grey and black. */
const captives = async (table: Table): Promise<readonly (readonly number[])[]> => {
  const names = (await table.meters()).flatMap((name) =>
    /white \d+ of/.test(name ?? '') ? [name ?? ''] : [],
  );
  return names.map((name) =>
    [...name.matchAll(/(?:white|grey|black) (\d+) of/g)].map(([, n]) => Number(n)),
  );
};

const had = ({ captives: { first, second } }: Position): readonly (readonly number[])[] =>
  [first, second].map(({ black, grey, white }) => [white, grey, black]);

/** From the start to the end by a key, and the board compared at every turn. */
const stepThrough = async (table: Table, game: Game, name: string): Promise<void> => {
  // One of them was given up before its first turn.
  if (game.history.length > 0) await table.press(table.button('First move'));
  await until(() => shown(table)).toEqual(lying(game.start));
  for (const [ply, { after }] of game.history.entries()) {
    await table.page.keyboard.press('.');
    await expect
      .poll(() => shown(table), { timeout: 10_000, interval: 10, message: `${name} ${ply + 1}` })
      .toEqual(lying(after));
  }
  expect(await captives(table), name).toEqual(had(positionOf(game)));
};

const gist = ({ history, outcome, start }: Game): unknown => ({
  start: formatPosition(start),
  turns: history.map(formatTurn),
  outcome,
});

const LABELS: { readonly [F in WrittenFormat]: RegExp } = {
  official: /^Official/,
  sgf: /^SGF/,
  zen: /^Zen/,
  zip: /^Position/,
  json: /^JSON/,
};

/** Each format of the dialog, as `rules` alone would write the same game, or its refusal. */
const exportAll = async (table: Table, { game }: GameRecord, name: string): Promise<void> => {
  await table.menu('Copy or save the game');
  const text = table.dialog.locator('textarea');
  const rows: string[] = [];
  for (const format of WRITTEN_FORMATS) {
    await table.press(table.dialog.getByRole('radio', { name: LABELS[format] }));
    const written = writeRecord({ game, players: { first: '', second: '' }, details: {} }, format);
    expect(await text.count(), `${name} ${format}`).toBe(written.ok ? 1 : 0);
    if (!written.ok) continue;
    const exported = await text.inputValue();
    rows.push(format);
    if (format === 'zip') {
      expect(bare(exported), name).toBe(bare(written.value));
    } else {
      const again = recordsIn(exported);
      expect(
        again.map((record) => gist(record.game)),
        `${name} ${format}`,
      ).toEqual([gist(game)]);
    }
  }
  expect(rows, name).toContain('official');
  await close(table);
};

/** Leaves no dialog, not even one that is closed: what is let go over that would go with it. */
const close = async ({ page }: Table): Promise<void> => {
  await page.keyboard.press('Escape');
  await until(() => page.locator('dialog').count()).toBe(0);
};

/** Without the lines about who played and when. */
const bare = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^[[#;]/.test(line))
    .join('\n');

const SLICES = 10;

if (existsSync(SGF)) {
  const { records } = JSON.parse(textOf('index.json')) as { readonly records: readonly Listed[] };
  const readable = records.filter((record) => record.readable);
  const damaged = records.filter((record) => !record.readable);

  test('there are 230 records to be read and 40 to be refused', () => {
    expect([readable.length, damaged.length]).toEqual([230, 40]);
  });

  describe('UX 63 every real record is opened, stepped through by a key and exported', () => {
    test.each(Array.from({ length: SLICES }, (_, slice) => slice))(
      `part %i of ${SLICES}`,
      { timeout: 300_000 },
      async (slice) => {
        const table = await open(DESKTOP, STILL);
        for (const { file } of readable.filter((_, index) => index % SLICES === slice)) {
          const text = textOf(file);
          const all = recordsIn(text);
          await drop(table, file, text);
          for (const [index, record] of all.entries()) {
            if (all.length > 1) await openKept(table, all.length, index);
            const turns = record.game.history.map(formatTurn);
            await expect
              .poll(() => table.moves(), { timeout: 10_000, message: file })
              .toEqual(turns);
            await until(() => table.page.locator('dialog').count()).toBe(0);
            await stepThrough(table, record.game, file);
            await exportAll(table, record, file);
          }
        }
      },
    );
  });

  test('UX 63 every damaged record is refused with its place, and nothing is kept of it', async () => {
    const table = await open(DESKTOP, { ...STILL, at: '#g=Bd4,a1' });
    for (const { file } of damaged) {
      const text = textOf(file);
      const [result] = [...readRecords(text)];
      if (result === undefined || result.ok) throw new Error(`${file} was read`);
      const { column, line, turn } = result.error;
      await drop(table, file, text);
      const bad = table.dialog.locator('.opening-bad');
      const inTurn = turn === undefined ? '' : `, turn ${turn}`;
      const place =
        text.trim() === ''
          ? 'There is nothing here to read.'
          : `Line ${line}, column ${column}${inTurn}: `;
      await expect
        .poll(() => bad.allTextContents(), { timeout: 10_000, message: file })
        .toEqual([expect.stringContaining(place)]);
      expect(await bad.innerText(), file).toMatch(/\.$/);
      await close(table);
      expect(await table.moves(), file).toEqual(['Bd4,a1']);
    }
    await table.visit('/games');
    await until(() => table.page.locator('.game-row').count()).toBe(1);
  });
} else {
  test.skip('the real records: ../shared/data is not there', () => undefined);
}

/** One of several games of a file, which lie on top of the list. */
const openKept = async (table: Table, many: number, index: number): Promise<void> => {
  const { page } = table;
  if (index === 0) {
    await table.dialog.getByText(`${many} games were opened and kept with yours.`).waitFor();
    await table.press(table.dialog.getByRole('link', { name: 'My games' }));
  } else {
    await table.press(page.getByRole('banner').getByRole('link', { name: 'My games' }));
  }
  const row = page.locator('.game-row').nth(index);
  await table.press(row.getByRole('button', { name: /^(?:Continue|Look at|Open|Replay)/ }).first());
};

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { spots } from './marks.ts';
import { DESKTOP, opener } from './page.ts';
import type { Look, Opening } from './page.ts';
import type { Table } from './table.ts';

const open = opener();
const LINEN: Look = { ...DESKTOP, name: '1440x900 linen', theme: 'linen' };

const at = (columns: string, pool: string): string =>
  `#z=${encodeURIComponent(`${columns} ${pool} 0-0-0 0-0-0 1 official`)}`;

const START = at('oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo', '6-8-10');
/** One marble, on d4. */
const GREY = at('oooo/ooooo/oooooo/oooGooo/oooooo/ooooo/oooo', '6-7-10');
/** Grey on d4 and white on d5 can jump over each other. */
const JUMPS = at('oooo/ooooo/oooooo/oooGWoo/oooooo/ooooo/oooo', '5-7-10');
/** Only white can jump, as d6 has gone. */
const TAKES = at('oooo/ooooo/oooooo/oooGW.o/oooooo/ooooo/oooo', '5-7-10');
/** Grey stands on d4, but only white on a1 can jump. */
const ELSEWHERE = at('WBoo/ooooo/oooooo/oooGooo/oooooo/ooooo/oooo', '5-7-9');
/** White on b2 jumps over grey to d4. */
const TO_D4 = at('oooo/oWooo/ooGooo/ooooooo/oooooo/ooooo/oooo', '5-7-10');
/** d4, with a marble or without, hangs on d5 alone, which is free. */
const HANGS_FULL = at('oooo/ooooo/oo..oo/oo.Gooo/oo...o/ooooo/oooo', '6-7-10');
const HANGS = at('oooo/ooooo/oo..oo/oo.oooo/oo...o/ooooo/oooo', '6-8-10');
/** d5 and e4 have gone, so d4 is free. */
const OPEN = at('oooo/ooooo/oooooo/oooo.oo/ooo.oo/ooooo/oooo', '6-8-10');

interface State {
  readonly name: string;
  readonly at: string;
  readonly settings?: Opening['settings'];
  readonly bring?: (table: Table) => Promise<unknown>;
}

const focus = async (table: Table): Promise<void> => {
  await table.page.keyboard.press('Shift');
  await table.ring('d4').focus();
};
const IN_HAND = 'under the marble in hand';
const STILL = { context: { reducedMotion: 'reduce' } } as const;
const CONFIRM = { confirm: 'on' } as const;

/** What d4 can look like with a marble. */
const WITH_MARBLE: readonly State[] = [
  { name: 'nothing about it', at: GREY },
  { name: 'just placed', at: START, bring: (table) => table.place('Gd4') },
  { name: 'placed last', at: START, bring: (table) => table.play('Gd4,a1') },
  {
    name: 'will be claimed',
    at: HANGS_FULL,
    settings: CONFIRM,
    bring: async (table) => {
      await table.place('Wa1');
      await table.tap('d5');
    },
  },
  { name: 'must capture', at: JUMPS },
  { name: 'jumps', at: JUMPS, settings: CONFIRM, bring: (table) => table.tap('d4') },
  { name: 'will be taken', at: TAKES, settings: CONFIRM, bring: (table) => table.tap('d5') },
  { name: 'cannot capture', at: ELSEWHERE },
  {
    name: 'refused',
    at: GREY,
    bring: async (table) => {
      await table.choose('white');
      await table.tap('d4');
    },
  },
  { name: 'has the focus', at: GREY, bring: focus },
  { name: 'carries its shape', at: GREY, settings: { marbleMarks: true } },
];

/** What d4 can look like without one. */
const VACANT: readonly State[] = [
  { name: 'nothing about it', at: START, bring: (table) => table.place('Wa1') },
  { name: 'can be placed on', at: START, bring: (table) => table.choose('white') },
  {
    name: IN_HAND,
    at: START,
    bring: async (table) => {
      await table.choose('white');
      await table.ring('d4').hover();
    },
  },
  { name: 'can be removed', at: OPEN, bring: (table) => table.place('Wa1') },
  {
    name: 'will be removed',
    at: OPEN,
    settings: CONFIRM,
    bring: async (table) => {
      await table.place('Wa1');
      await table.tap('d4');
    },
  },
  { name: 'removed last', at: OPEN, bring: (table) => table.play('Wa1,d4') },
  {
    name: 'will be cut off',
    at: HANGS,
    settings: CONFIRM,
    bring: async (table) => {
      await table.place('Wa1');
      await table.tap('d5');
    },
  },
  {
    name: 'refused, with what holds it',
    at: START,
    bring: async (table) => {
      await table.place('Wa1');
      await table.tap('d4');
    },
  },
  {
    name: 'has the focus',
    at: START,
    bring: async (table) => {
      await table.place('Wa1');
      await focus(table);
    },
  },
  { name: 'is jumped to', at: TO_D4, settings: CONFIRM, bring: (table) => table.tap('b2') },
];

/** In grey, and in the three ways to be blind to colours. */
const VISIONS = ['achromatopsia', 'deuteranopia', 'protanopia', 'tritanopia'] as const;

/** Pictures of d4, kept by name in a page of their own, where they can be compared. */
class Album {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  async add(name: string, picture: Buffer): Promise<void> {
    await this.#page.evaluate(
      async ([key, base64]) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(100, 100).getContext('2d')!;
        canvas.drawImage(image, 0, 0, 100, 100);
        const { data } = canvas.getImageData(0, 0, 100, 100);
        Object.assign(window, { [key]: data });
      },
      [name, picture.toString('base64')] as const,
    );
  }

  /** The share of ring and highlight, in per cent, on which two pictures are clearly apart. */
  difference(one: string, other: string): Promise<number> {
    return this.#page.evaluate(
      ([a, b]) => {
        const pictures = window as unknown as { [name: string]: Uint8ClampedArray };
        const [left, right] = [pictures[a]!, pictures[b]!];
        let [apart, all] = [0, 0];
        for (let pixel = 0; pixel < 10_000; pixel++) {
          if (Math.hypot((pixel % 100) - 49.5, Math.floor(pixel / 100) - 49.5) > 50) continue;
          const [r, g, blue] = [0, 1, 2].map(
            (channel) => left[pixel * 4 + channel]! - right[pixel * 4 + channel]!,
          );
          all += 1;
          if (Math.max(Math.abs(r!), Math.abs(g!), Math.abs(blue!)) >= 40) apart += 1;
        }
        return (apart / all) * 100;
      },
      [one, other] as const,
    );
  }
}

/** A picture of d4 with what is drawn around it. */
const photograph = async (table: Table): Promise<Buffer> => {
  const places = await spots(table);
  const { x, y } = places['d4']!;
  const half = Math.abs(places['d5']!.y - y) * 0.57;
  return table.page.screenshot({
    clip: { x: x - half, y: y - half, width: 2 * half, height: 2 * half },
    animations: 'disabled',
  });
};

/** Less than this, in per cent, is not noticed: the dot of a ring to place on is 1.4. */
const NOTICED = 1;

describe.each([DESKTOP, LINEN])('$name', (look) => {
  test.each([
    ['with a marble', WITH_MARBLE],
    ['without a marble', VACANT],
  ] as const)(
    'UX 52 in grey and to the colour-blind no state of a ring %s looks like another',
    { timeout: 180_000 },
    async (_, states) => {
      const first = await open(look);
      const album = new Album(await first.page.context().newPage());
      for (const { name, at: address, settings = {}, bring } of states) {
        const table = await open(look, { at: address, settings, ...STILL });
        await bring?.(table);
        const { page } = table;
        if (name !== IN_HAND) await page.mouse.move(0, 0);
        const session = await page.context().newCDPSession(page);
        for (const type of VISIONS) {
          await session.send('Emulation.setEmulatedVisionDeficiency', { type });
          await album.add(`${name}, ${type}`, await photograph(table));
        }
        await page.close();
      }
      const alike: string[] = [];
      for (const [index, one] of states.entries()) {
        for (const other of states.slice(index + 1)) {
          for (const type of VISIONS) {
            const share = await album.difference(`${one.name}, ${type}`, `${other.name}, ${type}`);
            if (share < NOTICED) alike.push(`${one.name} and ${other.name}: ${share}, ${type}`);
          }
        }
      }
      expect(alike).toEqual([]);
    },
  );
});

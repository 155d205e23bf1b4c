import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Download, Locator } from 'playwright-core';
import { lightness, pixelsOf } from '../../art/test/pixels.ts';
import { finds } from './finds.ts';
import { F1, F3 } from './fixtures.ts';
import { overflow } from './fit.ts';
import { tabTo } from './keys.ts';
import { BOTH, DESKTOP, opener, PHONE } from './page.ts';
import { PATIENCE, until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

// A line stands still at its end, and nothing fades.
const STILL = { context: { reducedMotion: 'reduce' } } as const;
/** Turns that lead to F1. */
const TURNS = 16;

const picture = ({ page }: Table): Locator => page.locator('.diagram-preview img');
const said = ({ page }: Table): Promise<string> => page.locator('.diagram-said').innerText();
const shown = async (table: Table): Promise<string> =>
  decodeURIComponent((await picture(table).getAttribute('src')) ?? '');

/** By the menu of the table, or by a button of the page. */
const openDiagram = async (table: Table): Promise<void> => {
  if (new URL(table.page.url()).pathname.startsWith('/play')) {
    await table.press(table.page.locator('[popovertarget=menu]'));
  }
  await table.press(table.button('Diagram'));
  await picture(table).waitFor();
};

const saved = async (table: Table, name: string): Promise<Buffer> => {
  const [file]: [Download, void] = await Promise.all([
    table.page.waitForEvent('download', PATIENCE),
    table.press(table.dialog.getByRole('button', { name })),
  ]);
  await until(() => said(table)).toBe(`Saved: ${file.suggestedFilename()}`);
  return readFile(await file.path());
};

describe('done-when 7', () => {
  test('UX 62 SVG and PNG open in another program, with text as text, twice as large', async () => {
    const table = await open(DESKTOP, { at: F1, ...STILL });
    await openDiagram(table);
    await table.page.getByLabel('Caption').fill('<Find> the win & claim d7');
    const svg = await saved(table, 'Save SVG');
    const text = svg.toString('utf8');
    expect(text).toMatch(/<desc>[^<]+ official<\/desc>/);
    for (const label of ['d7', 'To move', '&lt;Find> the win &amp; claim d7']) {
      expect(text).toContain(`>${label}</text>`);
    }
    expect(text).not.toMatch(/var\(|calc\(/);
    const small = await sharp(svg).metadata();
    const png = await saved(table, 'Save PNG');
    const large = await sharp(png).metadata();
    expect(large.format).toBe('png');
    expect(large.width).toBeGreaterThanOrEqual(2 * small.width - 1);
    // The same picture: the browser and the other program agree on what is light and what is dark.
    const [ours, theirs] = [
      await pixelsOf(await sharp(png).resize(small.width).png().toBuffer()),
      await pixelsOf(svg),
    ];
    for (let x = 20; x < small.width; x += 40) {
      for (let y = 20; y < small.height; y += 40) {
        const away = Math.abs(lightness(ours.at(x, y)) - lightness(theirs.at(x, y)));
        // Letters come from other fonts.
        if (y < small.height - 180) expect(away, `${x} ${y}`).toBeLessThan(0.25);
      }
    }
  });

  test('an animation of the moves opens in another program, a picture for each turn', async () => {
    const table = await open(DESKTOP, { at: F1, ...STILL });
    await openDiagram(table);
    await table.press(table.choice('Picture of', 'The moves so far'));
    await table.press(table.choice('Pace', 'Fast'));
    const gif = await saved(table, 'Save GIF');
    const {
      delay = [],
      format,
      height,
      loop,
      pages,
      width,
    } = await sharp(gif, { animated: true }).metadata();
    expect([format, pages, loop, width]).toEqual(['gif', TURNS + 1, 0, 600]);
    expect(delay).toEqual([...Array.from({ length: TURNS }, () => 800), 2000]);
    const frames = await Promise.all([0, 1, TURNS].map((page) => pixelsOf(gif, page)));
    const [before, after, end] = frames as [Pixels, Pixels, Pixels];
    expect(height).toBeGreaterThan(0);
    expect(differing(before, after)).toBeGreaterThan(20);
    expect(differing(before, after)).toBeLessThan(differing(before, end));
    expect(gif.length).toBeLessThan(600_000);
  });
});

type Pixels = Awaited<ReturnType<typeof pixelsOf>>;

const differing = (a: Pixels, b: Pixels): number => {
  let count = 0;
  for (let x = 0; x < a.width; x += 6) {
    for (let y = 0; y < a.height; y += 6) {
      if (Math.abs(lightness(a.at(x, y)) - lightness(b.at(x, y))) > 0.1) count++;
    }
  }
  return count;
};

test('the picture follows what is chosen', async () => {
  const table = await open(DESKTOP, { at: F1, ...STILL });
  await openDiagram(table);
  expect(await shown(table)).toContain('#262e37');
  await table.press(table.choice('Theme', 'Black on white'));
  await until(() => shown(table)).toContain('#ffffff');
  expect(await shown(table)).not.toContain('#262e37');
  await table.press(table.choice('Coordinates', 'On every ring'));
  await until(() => shown(table)).toContain('class="ring-label"');
  expect(await shown(table)).toContain('halo last');
  await table.press(table.dialog.getByRole('switch', { name: 'The last move' }));
  await until(() => shown(table)).not.toContain('halo last');
  await table.press(table.dialog.getByRole('switch', { name: 'Captives and pool' }));
  await until(() => shown(table)).not.toContain('class="tray-name');
  // It is the same for the next one.
  await table.page.keyboard.press('Escape');
  await until(() => table.dialog.count()).toBe(0);
  await openDiagram(table);
  expect(await shown(table)).not.toContain('class="tray-name');
});

test('a picture is copied, and where that is refused a sentence says what to do', async () => {
  const table = await open(DESKTOP, {
    at: F1,
    context: { permissions: ['clipboard-read', 'clipboard-write'], reducedMotion: 'reduce' },
  });
  await openDiagram(table);
  const copy = table.dialog.getByRole('button', { name: 'Copy the picture' });
  await table.press(copy);
  await until(() => said(table)).toBe('The picture is in the clipboard.');
  const size = await table.page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item!.getType('image/png')).size;
  });
  expect(size).toBeGreaterThan(50_000);
  await table.page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await table.press(copy);
  await until(() => said(table)).toMatch(/^The browser does not put pictures into the clipboard\./);
});

test('a picture that is too large is refused by a sentence', async () => {
  const table = await open(DESKTOP, { at: F1, ...STILL });
  await openDiagram(table);
  await table.page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (told) => told(null);
  });
  await table.press(table.dialog.getByRole('button', { name: 'Save PNG' }));
  await until(() => said(table)).toMatch(/^The browser has no room for a picture of this size\./);
});

test('making an animation tells how far it is, and can be stopped', async () => {
  const table = await open(DESKTOP, { at: F1, ...STILL });
  await openDiagram(table);
  // A maker that never answers.
  await table.page.evaluate(() => {
    Worker.prototype.postMessage = () => undefined;
  });
  await table.press(table.choice('Picture of', 'The moves so far'));
  await table.press(table.dialog.getByRole('button', { name: 'Save GIF' }));
  await until(() => said(table)).toBe(`Drawing picture 1 of ${TURNS + 1}.`);
  await table.press(table.dialog.getByRole('button', { name: 'Stop' }));
  await until(() => said(table)).toBe('Stopped. Nothing was saved.');
  await table.dialog.getByRole('button', { name: 'Save GIF' }).waitFor();
});

test('a line runs in the preview and can be paused, and stands still where nothing may move', async () => {
  const table = await open(DESKTOP, { at: F1, context: { reducedMotion: 'no-preference' } });
  await openDiagram(table);
  await table.press(table.choice('Picture of', 'The moves so far'));
  await table.press(table.choice('Pace', 'Fast'));
  const first = await shown(table);
  await until(() => shown(table)).not.toBe(first);
  await table.press(table.dialog.getByRole('button', { name: 'Pause the preview' }));
  expect(await shown(table)).toContain('>Wd3,b1</text>');
  await table.dialog.getByRole('button', { name: 'Run the preview' }).waitFor();
});

test('from the analysis by keyboard alone, with the moves on from there', async () => {
  const table = await open(DESKTOP, { at: `/analyse${F1}`, ...STILL });
  await table.button('Diagram').waitFor();
  await table.button('Diagram').focus();
  await table.page.keyboard.press('Enter');
  await picture(table).waitFor();
  await tabTo(table, 'input[name=diagram-what]');
  await table.page.keyboard.press('ArrowRight');
  await until(() => table.choice('Picture of', 'The moves so far').isChecked()).toBe(true);
  await tabTo(table, '.dialog-foot .button.accent');
  await table.page.keyboard.press('Escape');
  await until(() => table.dialog.count()).toBe(0);
  expect(await table.page.evaluate(() => document.activeElement?.textContent)).toBe('Diagram');
});

test('a forced line is among the lines that can be shown', async () => {
  const table = await open(DESKTOP, { at: `/analyse${F3}`, ...STILL });
  await table.press(table.page.getByRole('switch', { name: 'Engine' }));
  await table.page.locator('.frame').nth(4).waitFor(PATIENCE);
  await openDiagram(table);
  await table.press(table.choice('Picture of', 'The forced line'));
  await until(() => shown(table)).toContain('>Wg3,f3 x Wg3Wg4</text>');
  const gif = await saved(table, 'Save GIF');
  expect((await sharp(gif, { animated: true }).metadata()).pages).toBe(6);
});

test('what is drawn on the board is in the picture, and the way it is seen', async () => {
  const table = await open(DESKTOP, { at: `${F3}&d=d4-e5`, settings: { turn: 3 }, ...STILL });
  await openDiagram(table);
  expect(await shown(table)).toContain('class="drawing solid"');
  await table.press(table.dialog.getByRole('switch', { name: 'Arrows and circles' }));
  await until(() => shown(table)).not.toContain('class="drawing ');
});

test('from the editor, and from the text of a game', async () => {
  const table = await open(DESKTOP, { at: '/editor', ...STILL });
  await openDiagram(table);
  expect(await table.page.getByRole('group', { name: 'Picture of' }).count()).toBe(0);
  await table.visit(F1);
  await table.press(table.page.locator('[popovertarget=menu]'));
  await table.press(table.button('Copy or save the game'));
  await table.press(table.dialog.getByRole('button', { name: 'Diagram' }));
  await picture(table).waitFor();
});

describe.each(BOTH)('UX 48 axe finds nothing in the dialog, $size', (look) => {
  test.each(['en', 'he'])('in %s', async (language) => {
    const table = await open(look, { at: F1, settings: { language }, ...STILL });
    await table.press(table.page.locator('[popovertarget=menu]'));
    await table.press(table.page.locator('.menu-item:has(.icon-picture)'));
    await picture(table).waitFor();
    expect(await finds(table)).toEqual([]);
    await table.press(table.page.locator('input[value="before"]'));
    await table.page.locator('.diagram-preview .icon-button').waitFor();
    expect(await finds(table)).toEqual([]);
    if (look === PHONE) expect(await overflow(table)).toBe(0);
  });
});

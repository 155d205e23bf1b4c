import { describe, expect, test } from 'vitest';
import { boardOf, parsePosition, unwrap } from '@zertz/rules';
import { BRUSHES, MARKS, positionView, shapeOf } from '../src/index.ts';
import type { BoardView, Drawing, PathView } from '../src/index.ts';
import { PICTURE_THEMES, pictureSvg, sizeOf, stylesFor } from '../src/picture/index.ts';
import type { PictureTheme, PictureView } from '../src/picture/index.ts';
import { lightness, pixelsOf } from './pixels.ts';
import { SHEETS } from './sheets.ts';

const TEXT = 'oooo/oWooo/oooGoo/oooBooo/ooo.oo/ooooo/oooo 4-6-9 1-0-0 0-1-0 2 official';
const POSITION = unwrap(parsePosition(TEXT));
const { board } = POSITION;
const SHAPE = shapeOf(board, board.rings);

const plain = positionView(POSITION, {
  shape: SHAPE,
  labels: 'edges',
  marbleMarks: false,
  strength: 1,
  last: undefined,
});

const pictureOf = (changes: Partial<PictureView> = {}): PictureView => ({
  board: plain,
  tray: {
    captives: POSITION.captives,
    pool: POSITION.pool,
    names: { first: 'First', pool: 'Pool', second: 'Second' },
    moves: { player: 'second', text: 'to move' },
  },
  caption: '',
  title: 'A position',
  description: TEXT,
  ...changes,
});

/** Every mark there is, on every other ring, with and without a marble on it. */
const MARKED: BoardView = {
  ...plain,
  labels: 'every',
  marbleMarks: true,
  strength: 1.5,
  lastMover: 'second',
  rings: plain.rings.map((ring, index) => ({
    ...ring,
    ghost: index === 30 ? 'white' : undefined,
    dim: index % 5 === 0,
    marks: [MARKS[index % MARKS.length]!],
  })),
  bars: [{ at: 20, toward: 21 }],
  paths: (['chosen', 'other', 'last', 'reply', 'hint', 'refused'] as const).map(
    (kind, index): PathView => ({
      kind,
      rings: [index, index + 12, index + 24],
      taken: [index + 6],
      letter: 'a',
      ...(kind === 'reply' ? { by: 'first', faint: true } : {}),
    }),
  ),
};
const DRAWINGS = BRUSHES.flatMap((brush, index): Drawing[] => [
  { brush, from: index, to: index + 9 },
  { brush, from: index + 20, to: undefined },
]);

const svgOf = (theme: PictureTheme, view = pictureOf(), pixels = 700): string =>
  pictureSvg(view, stylesFor(SHEETS, theme), pixels);

/** A point of a ring, between the middle and what may be drawn across it, on a picture of that many pixels. */
const pointOf = (label: string, view: PictureView, pixels: number): readonly [number, number] => {
  const { x, y } = SHAPE.places.find((place) => place.label === label)!;
  const { width } = sizeOf(view);
  const scale = pixels / width;
  const left = (width - SHAPE.box.width) / 2 - SHAPE.box.x;
  return [(x + left) * scale, (y + 9 - SHAPE.box.y) * scale];
};

describe.each(PICTURE_THEMES)('done-when 7 in %s', (theme) => {
  test('a picture of every mark has nothing that other programs do not know', () => {
    const view = pictureOf({ board: MARKED, drawings: DRAWINGS, caption: 'Lines & <marks>' });
    const svg = svgOf(theme, view);
    expect(svg).not.toMatch(/var\(|calc\(|--|:is\(|@|undefined|NaN|rgba/);
    for (const [, id] of svg.matchAll(/(?:href="|url\()#([-\w]+)/g)) {
      expect(svg).toContain(`id="${id}"`);
    }
    expect(svg).toContain('Lines &amp; &lt;marks');
  });

  test('another program draws the marbles light, between and dark on the ground of the theme', async () => {
    const view = pictureOf();
    const picture = await pixelsOf(svgOf(theme, view));
    expect([picture.width, picture.height]).toEqual([
      700,
      Math.round((700 * sizeOf(view).height) / sizeOf(view).width),
    ]);
    const on = (label: string): number => lightness(picture.at(...pointOf(label, view, 700)));
    const [white, grey, black] = [on('b2'), on('c4'), on('d4')];
    expect(white).toBeGreaterThan(0.8);
    expect(grey).toBeGreaterThan(0.35);
    expect(grey).toBeLessThan(0.75);
    expect(black).toBeLessThan(0.2);
    const corner = lightness(picture.at(3, 3));
    if (theme === 'print' || theme === 'paper') expect(corner).toBeCloseTo(1);
    else if (theme === 'linen') expect(corner).toBeGreaterThan(0.7);
    else expect(corner).toBeLessThan(0.2);
  });

  test('all that lies on the board is drawn by another program', async () => {
    const bare = await pixelsOf(svgOf(theme));
    const view = pictureOf({ board: MARKED, drawings: DRAWINGS });
    const full = await pixelsOf(svgOf(theme, view));
    let changed = 0;
    for (let y = 0; y < full.height; y += 3) {
      for (let x = 0; x < full.width; x += 3) {
        if (Math.abs(lightness(full.at(x, y)) - lightness(bare.at(x, y))) > 0.05) changed++;
      }
    }
    expect(changed / ((full.width * full.height) / 9)).toBeGreaterThan(0.15);
  });
});

/** A jump up the column of d, as a path of this kind. */
const jump = (kind: PathView['kind'], lastMover: BoardView['lastMover']): PictureView => {
  const at = (label: string): number => SHAPE.places.find((one) => one.label === label)!.ring;
  const path = { kind, rings: [at('d1'), at('d3')], taken: [at('d2')], letter: undefined };
  return pictureOf({ board: { ...plain, lastMover, paths: [path] } });
};

test.each(PICTURE_THEMES)('a cross is on what is taken, in %s', async (theme) => {
  const view = jump('chosen', undefined);
  const picture = await pixelsOf(svgOf(theme, view));
  const [x, y] = pointOf('d2', view, 700);
  const scale = 700 / sizeOf(view).width;
  const badge = (dx: number) => lightness(picture.at(x + (28 + dx) * scale, y - 9 * scale));
  expect(Math.abs(badge(0) - badge(9))).toBeGreaterThan(0.2);
});

test('the way a capture went is in the colour of who made it', async () => {
  const [first, second] = await Promise.all(
    (['first', 'second'] as const).map(async (player) => {
      const view = jump('last', player);
      const [x, y] = pointOf('d1', view, 700);
      const picture = await pixelsOf(svgOf('ink', view));
      return picture.at(x, y - (9 * 700) / sizeOf(view).width);
    }),
  );
  // Sand and blue.
  expect(first![0]).toBeGreaterThan(first![2] + 30);
  expect(second![2]).toBeGreaterThan(second![0] + 30);
});

test('print is black on white: nothing in it has a colour', async () => {
  const view = pictureOf({ board: MARKED, drawings: DRAWINGS, caption: 'White to move wins' });
  const picture = await pixelsOf(svgOf('print', view));
  for (let y = 0; y < picture.height; y += 2) {
    for (let x = 0; x < picture.width; x += 2) {
      const [red, green, blue] = picture.at(x, y);
      expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(8);
    }
  }
});

test('UX 62 text stays text, with the position in it', () => {
  const svg = svgOf('ink', pictureOf({ caption: 'Find the win' }));
  const texts = [...svg.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, text]) => text);
  expect(texts).toEqual(expect.arrayContaining(['a1', 'g4', 'First', 'to move', 'Find the win']));
  expect(svg).toContain(`<desc>${TEXT}</desc>`);
  expect(svg).toContain('<title>A position</title>');
});

test('without tray and caption only the board is left', () => {
  const bare = sizeOf(pictureOf({ tray: undefined }));
  expect(bare.height).toBe(SHAPE.box.height);
  expect(sizeOf(pictureOf()).height).toBeGreaterThan(bare.height);
  expect(sizeOf(pictureOf({ captionRoom: 2 })).height).toBe(
    sizeOf(pictureOf({ caption: 'word '.repeat(17) })).height,
  );
});

test.each([37, 48, 61, 204] as const)('a board of %i rings fits its picture', async (name) => {
  const whole = boardOf(name);
  const shape = shapeOf(whole, whole.rings);
  const view = pictureOf({
    board: { ...plain, shape, rings: shape.places.map(() => plain.rings[0]!) },
  });
  const picture = await pixelsOf(svgOf('print', view, 600));
  for (const x of [1, 598]) {
    for (let y = 0; y < picture.height; y += 4) expect(lightness(picture.at(x, y))).toBeCloseTo(1);
  }
});

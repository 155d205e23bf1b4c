import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// Contrasts are worked out from the styles themselves, as WCAG 2.2 defines them.

type Rgb = readonly [number, number, number];
interface Colour {
  readonly rgb: Rgb;
  readonly alpha: number;
}

const ofArt = (file: string): string => import.meta.resolve(`@zertz/art/${file}`);
const css = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** The properties of every rule whose selectors are these. */
const rule = (
  text: string,
  isMeant: (selectors: readonly string[]) => boolean,
): { readonly [name: string]: string } =>
  Object.fromEntries(
    [...text.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, selectors = '']) => isMeant(selectors.split(',').map((one) => one.trim())))
      .flatMap(([, , body = '']) => [...body.matchAll(/([-\w]+):\s*([^;]+);/g)])
      .map(([, name = '', value = '']) => [name, value.trim()]),
  );

const STYLES = ['theme.css', 'moreThemes.css', ...['colours.css', 'moreColours.css'].map(ofArt)]
  .map(css)
  .join('');
const tokensOf = (theme: string) =>
  rule(STYLES, (selectors) => selectors.includes(`[data-theme='${theme}']`));

/** Ink, which every theme begins with. */
const INK = rule(STYLES, (selectors) => selectors.includes('[data-theme]'));

const THEMES = {
  ink: INK,
  linen: { ...INK, ...tokensOf('linen') },
  walnut: { ...INK, ...tokensOf('walnut') },
  paper: { ...INK, ...tokensOf('paper') },
  contrast: { ...INK, ...tokensOf('contrast') },
};
type Theme = keyof typeof THEMES;
const EVERY = Object.keys(THEMES) as Theme[];

const parse = (text: string): Colour => {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1];
  if (hex !== undefined) {
    const full = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex;
    const [r, g, b] = [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
    return { rgb: [r!, g!, b!], alpha: 1 };
  }
  const numbers = /^rgba?\((.*)\)$/.exec(text)?.[1]?.split(',').map(Number);
  if (numbers?.length !== 4) throw new Error(`no colour: ${text}`);
  const [r, g, b, alpha] = numbers;
  return { rgb: [r!, g!, b!], alpha: alpha! };
};

/** A colour as it looks on another. */
const over = ({ rgb, alpha }: Colour, [r, g, b]: Rgb): Rgb => [
  rgb[0] * alpha + r * (1 - alpha),
  rgb[1] * alpha + g * (1 - alpha),
  rgb[2] * alpha + b * (1 - alpha),
];

const luminance = (rgb: Rgb): number => {
  const [r, g, b] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

const ratio = (a: Rgb, b: Rgb): number => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
};

const token = (theme: Theme, name: string): Colour => {
  const value = THEMES[theme][`--${name}`];
  if (value === undefined) throw new Error(`${theme} has no --${name}`);
  return parse(value);
};
const solid = (theme: Theme, name: string): Rgb => token(theme, name).rgb;
const between = (theme: Theme, one: string, other: string): number =>
  ratio(solid(theme, one), solid(theme, other));

/** Two names and what the design promises of them in Ink and in Linen. */
const PROMISED: readonly (readonly [string, string, number, number])[] = [
  ['t1', 'panel', 16, 16.5],
  ['t2', 'panel', 9.7, 8.4],
  ['t3', 'panel', 6.1, 5.3],
  ['ctl', 'panel', 4.1, 4.1],
  ['accent', 'panel', 9.9, 5.5],
  ['on-accent', 'accent', 9.2, 5.6],
  ['amber', 'panel', 9.8, 4.6],
  ['on-amber', 'amber', 9.4, 4.6],
  ['rose', 'panel', 8.2, 6.3],
  ['on-rose', 'rose', 8, 6.4],
  ['violet', 'panel', 8.7, 6.7],
  ['on-violet', 'violet', 8.8, 6.8],
  ['violet', 'panel', 8.7, 6.7],
  ['on-violet', 'violet', 8.8, 6.8],
  ['p1', 'panel', 12.5, 5.9],
  ['p2', 'panel', 9.4, 6.3],
  ['accent', 'table0', 7.6, 4.5],
  ['accent', 'table1', 7.6, 3.8],
  ['amber', 'table0', 7.6, 3.8],
  ['amber', 'table1', 7.6, 3.1],
  ['rose', 'table0', 6.3, 5.2],
  ['rose', 'table1', 6.3, 4.3],
  ['p2', 'table0', 7.2, 5.2],
  ['p2', 'table1', 7.2, 4.3],
];

describe('what UX 6.2 promises', () => {
  test.each(PROMISED)('%s on %s', (front, ground, ink, linen) => {
    // Given to one place after the point.
    expect(between('ink', front, ground)).toBeGreaterThanOrEqual(ink - 0.05);
    expect(between('linen', front, ground)).toBeGreaterThanOrEqual(linen - 0.05);
  });

  test('the quietest text on buttons in Ink and on the page in Linen', () => {
    expect(between('ink', 't3', 'raised')).toBeGreaterThanOrEqual(5.55);
    expect(between('linen', 't3', 'bg')).toBeGreaterThanOrEqual(4.75);
  });

  test('marbles are apart from each other, and grey from the shadow that it lies in', () => {
    const mid = (marble: string): Rgb => solid('ink', `${marble}-mid`);
    expect(ratio(mid('white'), mid('grey'))).toBeGreaterThanOrEqual(3.25);
    expect(ratio(mid('grey'), mid('black'))).toBeGreaterThanOrEqual(4.05);
    expect(ratio(mid('white'), mid('black'))).toBeGreaterThanOrEqual(13.55);
    const shadow = over({ rgb: [0, 0, 0], alpha: 0.82 }, solid('ink', 'ring-mid'));
    expect(ratio(mid('grey'), shadow)).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each(EVERY)('%s', (theme) => {
  const text = theme === 'contrast' ? 7 : 4.5;

  test.each([
    ...['t1', 't2', 't3'].flatMap((front) =>
      ['bg', 'panel', 'raised', 'hover'].map((ground) => [front, ground] as const),
    ),
    ...['accent', 'amber', 'rose', 'violet'].flatMap(
      (tone) =>
        [
          [`on-${tone}`, tone],
          [tone, 'panel'],
          ['t1', `${tone}-soft`],
        ] as const,
    ),
    ['on-p', 'p1'],
    ['on-p', 'p2'],
    ['chip-text', 'chip'],
    ['edge-label', 'table0'],
    ['edge-label', 'table1'],
    ['on-quiet-path', 'quiet-path'],
    ['t1', 'current'],
  ] as const)('%s can be read on %s', (front, ground) => {
    expect(between(theme, front, ground)).toBeGreaterThanOrEqual(text);
  });

  test.each([
    ['ctl', 'panel'],
    ['ctl', 'bg'],
    ['focus', 'bg'],
    ['focus', 'panel'],
    ['focus', 'table0'],
    ['focus', 'table1'],
  ] as const)('%s is seen on %s', (front, ground) => {
    expect(between(theme, front, ground)).toBeGreaterThanOrEqual(3);
  });

  // Whatever lies below, one edge of a highlight is seen: its own, or that of its casing.
  test.each(['accent', 'amber', 'rose', 'p1', 'p2', 'focus'])(
    '%s is seen on its casing, and one of the two on rings and on the table',
    (front) => {
      for (const name of ['ring-dark', 'ring-mid', 'ring-light', 'table0', 'table1']) {
        const ground = solid(theme, name);
        const casing = over(token(theme, 'case'), ground);
        const line = solid(theme, front);
        expect(ratio(line, casing), `${front} on the casing over ${name}`).toBeGreaterThanOrEqual(
          3,
        );
        expect(
          Math.max(ratio(line, ground), ratio(casing, ground)),
          `${front} or its casing on ${name}`,
        ).toBeGreaterThanOrEqual(3);
      }
    },
  );
});

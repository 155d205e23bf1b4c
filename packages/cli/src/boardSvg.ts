import { formatPosition, formatRing, marbleAt, MARBLES, outcome, PLAYERS } from '@zertz/rules';
import type { Marble, MarbleCount, Position, Ring } from '@zertz/rules';
import { outcomeWords } from './words.ts';

export const SVG_THEMES = ['ink', 'linen'] as const;
export type SvgTheme = (typeof SVG_THEMES)[number];

/** Sizes in hundredths of the distance between two rings. */
const PITCH = 100;
const COLUMN_STEP = 86.6;
const MARGIN = 90;
const TRAY_HEIGHT = 120;

interface Palette {
  readonly table: readonly [centre: string, edge: string];
  readonly ring: readonly [dark: string, middle: string, light: string];
  readonly edge: string;
  readonly text: string;
  readonly label: string;
  readonly first: string;
  readonly second: string;
  readonly casing: string;
}

const PALETTES: { readonly [T in SvgTheme]: Palette } = {
  ink: {
    table: ['#262E37', '#171C22'],
    ring: ['#262D35', '#4A5562', '#7A8695'],
    edge: '#A9B4C1',
    text: '#F1F3F5',
    label: '#8E98A4',
    first: '#EBD6AA',
    second: '#8FBFFF',
    casing: '#0A0D10',
  },
  linen: {
    table: ['#EFE9DE', '#DDD3C1'],
    ring: ['#23282E', '#3D444D', '#6C7580'],
    edge: '#9AA3AD',
    text: '#1B1E22',
    label: '#1B1E22',
    first: '#75611B',
    second: '#1F5FAE',
    casing: '#FFFCF4',
  },
};

/** Light side, middle and dark side of each marble. */
const MARBLE_TONES: { readonly [M in Marble]: readonly [string, string, string] } = {
  white: ['#FFFFFF', '#EAE6DE', '#A9A296'],
  grey: ['#B4BCC6', '#757E8A', '#3C434C'],
  black: ['#5A626C', '#1A1D22', '#050608'],
};

/** A picture of the position that stands on its own, as SVG text. */
export const boardSvg = (position: Position, theme: SvgTheme): string => {
  const palette = PALETTES[theme];
  const { board } = position;
  const highest = Math.max(...board.heightOf);
  const width = Math.max((board.columns.length - 1) * COLUMN_STEP + 2 * MARGIN, 620);
  const left = (width - (board.columns.length - 1) * COLUMN_STEP) / 2;
  const boardHeight = (highest * PITCH) / 2 + 2 * MARGIN;
  const at = (ring: Ring): string =>
    `translate(${round(left + (board.columnOf[ring] ?? 0) * COLUMN_STEP)} ` +
    `${round(MARGIN + ((highest - (board.heightOf[ring] ?? 0)) * PITCH) / 2)})`;
  const rings = position.rings.toArray();
  const height = boardHeight + TRAY_HEIGHT;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}" ` +
      `width="${round(width)}" height="${round(height)}" role="img" ` +
      `font-family="Inter, system-ui, sans-serif">`,
    `<title>${titleOf(position)}</title>`,
    `<desc>${formatPosition(position)}</desc>`,
    definitions(palette),
    `<rect width="100%" height="100%" fill="url(#table)"/>`,
    ...rings.map((ring) => `<use href="#shade" transform="${at(ring)}"/>`),
    ...rings.map((ring) => `<g transform="${at(ring)}">${ringMarkup(position, ring, palette)}</g>`),
    tray(position, palette, width, boardHeight),
    '</svg>',
    '',
  ].join('\n');
};

const titleOf = (position: Position): string => {
  const end = outcome(position);
  const state = end === undefined ? `${position.turn} to move` : outcomeWords(end, position);
  return `ZÈRTZ, ${position.board.name} rings: ${state}`;
};

const ringMarkup = (position: Position, ring: Ring, palette: Palette): string => {
  const marble = marbleAt(position, ring);
  const label = formatRing(position.board, ring);
  return marble === undefined
    ? `<use href="#ring"/><text y="7" font-size="20" text-anchor="middle" fill="${palette.label}">${label}</text>`
    : `<use href="#ring"/><use href="#${marble}"><title>${marble} ${label}</title></use>`;
};

/** Captives of first, the pool, captives of second, under the board. */
const tray = (position: Position, palette: Palette, width: number, top: number): string => {
  const { captives, pool, turn } = position;
  const heap = (name: string, colour: string, marbles: MarbleCount, centre: number): string => {
    const places = MARBLES.map((marble, index) => {
      const x = (index - 1) * 62 - 14;
      return (
        `<use href="#${marble}" transform="translate(${x} 40) scale(.5)"/>` +
        `<text x="${x + 22}" y="48" font-size="22" fill="${palette.text}">${marbles[marble]}</text>`
      );
    });
    return (
      `<g transform="translate(${round(centre)} ${round(top + 8)})">` +
      `<text y="4" font-size="20" font-weight="600" text-anchor="middle" fill="${colour}">${name}</text>` +
      `${places.join('')}</g>`
    );
  };
  const [first = '', second = ''] = PLAYERS.map((player) => {
    const sign = player === 'first' ? '◆' : '●';
    const over = outcome(position) !== undefined;
    return `${sign} ${player}${!over && turn === player ? ', to move' : ''}`;
  });
  return [
    heap(first, palette.first, captives.first, width / 6),
    heap('pool', palette.text, pool, width / 2),
    heap(second, palette.second, captives.second, (width * 5) / 6),
  ].join('\n');
};

const definitions = (palette: Palette): string => {
  const [dark, middle, light] = palette.ring;
  const stop = (offset: string, colour: string, opacity = ''): string =>
    `<stop offset="${offset}" stop-color="${colour}"${opacity === '' ? '' : ` stop-opacity="${opacity}"`}/>`;
  return [
    '<defs>',
    `<radialGradient id="table" cx=".5" cy=".42" r=".75">${stop('0', palette.table[0])}${stop('1', palette.table[1])}</radialGradient>`,
    `<radialGradient id="torus" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="46">`,
    stop('.44', dark),
    stop('.58', middle),
    stop('.72', light),
    stop('.86', middle),
    stop('1', dark),
    '</radialGradient>',
    `<linearGradient id="light" x1="0" y1="0" x2="1" y2="1">${stop('0', '#FFF', '.26')}${stop('.5', '#FFF', '0')}${stop('.5', '#000', '0')}${stop('1', '#000', '.36')}</linearGradient>`,
    `<radialGradient id="dusk">${stop('.62', '#000', '.42')}${stop('1', '#000', '0')}</radialGradient>`,
    '<circle id="shade" cy="8" r="54" fill="url(#dusk)"/>',
    '<g id="ring">',
    `<path fill-rule="evenodd" fill="url(#torus)" d="${ANNULUS}"/>`,
    `<path fill-rule="evenodd" fill="url(#light)" stroke="${palette.edge}" stroke-width="1.6" d="${ANNULUS}"/>`,
    '</g>',
    `<radialGradient id="contact">${stop('.78', '#000', '.8')}${stop('1', '#000', '0')}</radialGradient>`,
    ...MARBLES.map(marbleDefinition),
    '</defs>',
  ].join('\n');
};

const ANNULUS =
  'M46 0A46 46 0 1 1-46 0A46 46 0 1 1 46 0ZM22.5 0A22.5 22.5 0 1 0-22.5 0A22.5 22.5 0 1 0 22.5 0Z';

const marbleDefinition = (marble: Marble): string => {
  const [light, middle, dark] = MARBLE_TONES[marble];
  const rim = { white: '0', grey: '.18', black: '.45' }[marble];
  return [
    `<radialGradient id="${marble}-body" cx=".37" cy=".3" r=".75"><stop offset="0" stop-color="${light}"/><stop offset=".45" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`,
    `<g id="${marble}">`,
    '<circle cx="2" cy="8" r="40" fill="url(#contact)"/>',
    `<circle r="33" fill="url(#${marble}-body)"/>`,
    `<path d="M29 12A31.4 31.4 0 0 1 12 29" fill="none" stroke="#FFF" stroke-opacity="${rim}" stroke-width="2.2" stroke-linecap="round"/>`,
    `<ellipse cx="-11" cy="-14" rx="11" ry="8" transform="rotate(-32 -11 -14)" fill="#FFF" fill-opacity="${marble === 'black' ? '.38' : '.6'}"/>`,
    '</g>',
  ].join('');
};

const round = (value: number): number => Math.round(value * 10) / 10;

import { LEVELS } from '@zertz/engine';
import type { Level } from '@zertz/engine';
import { LANGUAGES } from '../i18n/languages.ts';
import type { Language } from '../i18n/languages.ts';
import { readKeys } from './keyChoices.ts';
import type { KeyChoices } from './keyChoices.ts';

export const THEMES = ['ink', 'linen', 'walnut', 'paper', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export const TEXT_SIZES = [100, 115, 130, 150, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** Milliseconds after which an only capture plays itself; 0: never. */
export const CAPTURE_DELAYS = [0, 500, 1000, 2000] as const;
export type CaptureDelay = (typeof CAPTURE_DELAYS)[number];

export type Confirm = 'auto' | 'on' | 'off';

/** What this device remembers about how its player likes things. */
export interface Settings {
  readonly theme: 'system' | Theme;
  /** The colours of the table and all that lies on it. */
  readonly table: 'page' | Theme;
  /** `auto`: the one the browser asks for. */
  readonly language: 'auto' | Language;
  /** How strong the computer was chosen to play last. */
  readonly level: Level;
  /** How long the computer may think. */
  readonly thinking: 'quick' | 'normal' | 'long';
  /** In what an advantage is told: marbles, or the part of a win. */
  readonly worth: 'marbles' | 'chance';
  /** How many threads analyse: all that the device has but one, half of them, or one. */
  readonly threads: 'most' | 'half' | 'one';
  /** Whether a finished turn waits for a button; `auto`: on touch screens. */
  readonly confirm: Confirm;
  /** The same in a game with a clock. */
  readonly confirmClock: Confirm;
  /** What makes a step of a turn on the board. */
  readonly input: 'both' | 'tap' | 'drag';
  readonly autoCapture: CaptureDelay;
  /** A finger on a ring sees which one it is. */
  readonly loupe: boolean;
  readonly labels: 'edges' | 'every' | 'off';
  readonly marbleMarks: boolean;
  /** Dots where the marble in the hand may go. */
  readonly dots: boolean;
  /** The marble in the hand is shown where it would stand. */
  readonly ghost: boolean;
  readonly highlights: 'normal' | 'strong';
  readonly tilt: boolean;
  /** Steps of 60° clockwise that the board is turned, 0 to 5. */
  readonly turn: number;
  readonly mirror: boolean;
  /** When the rings that are left are shown larger. */
  readonly grow: 'off' | 'turns';
  /** Two people with the screen flat between them: what belongs to one is turned to that one. */
  readonly faceToFace: boolean;
  readonly alwaysClaim: boolean;
  readonly keepColour: boolean;
  readonly hand: 'right' | 'left';
  /** On the other side of the player than the hand has them. */
  readonly clockOver: boolean;
  readonly zen: boolean;
  readonly zenClocks: boolean;
  /** In percent of what the browser gives. */
  readonly textSize: TextSize;
  readonly density: 'comfortable' | 'compact';
  readonly shortcuts: boolean;
  /** The keys that were changed. */
  readonly keys: KeyChoices;
  readonly motion: 'off' | 'fast' | 'normal' | 'slow';
  readonly sound: boolean;
  /** In percent. */
  readonly moveVolume: number;
  readonly alertVolume: number;
  /** When it is heard that the computer has played. */
  readonly turnSignal: 'always' | 'hidden' | 'off';
  readonly vibration: boolean;
  /** How much screen readers hear. */
  readonly verbosity: 'brief' | 'normal' | 'full';
  /** How they hear a coordinate: `d4`, `d 4` or `delta 4`. */
  readonly spokenLabels: 'written' | 'letters' | 'words';
  /** What they hear first of a ring. */
  readonly cellOrder: 'label' | 'state';
  readonly boardTable: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  table: 'page',
  language: 'auto',
  level: 1,
  thinking: 'normal',
  worth: 'marbles',
  threads: 'most',
  confirm: 'auto',
  confirmClock: 'auto',
  input: 'both',
  autoCapture: 0,
  loupe: true,
  labels: 'edges',
  marbleMarks: false,
  dots: true,
  ghost: true,
  highlights: 'normal',
  tilt: false,
  turn: 0,
  mirror: false,
  grow: 'off',
  faceToFace: false,
  alwaysClaim: true,
  keepColour: true,
  hand: 'right',
  clockOver: false,
  zen: false,
  zenClocks: true,
  textSize: 100,
  density: 'comfortable',
  shortcuts: true,
  keys: {},
  motion: 'normal',
  sound: true,
  moveVolume: 60,
  alertVolume: 60,
  turnSignal: 'always',
  vibration: true,
  verbosity: 'normal',
  spokenLabels: 'written',
  cellOrder: 'label',
  boardTable: false,
};

type Check = (value: unknown) => boolean;

const among =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const flag = among([true, false]);
const confirms = among(['auto', 'on', 'off']);
const percent: Check = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100;

/** What each setting may be: one without its check does not compile. */
const ALLOWED: { readonly [K in keyof Settings]: Check } = {
  theme: among(['system', ...THEMES]),
  table: among(['page', ...THEMES]),
  language: among(['auto', ...LANGUAGES]),
  level: among(LEVELS),
  thinking: among(['quick', 'normal', 'long']),
  worth: among(['marbles', 'chance']),
  threads: among(['most', 'half', 'one']),
  confirm: confirms,
  confirmClock: confirms,
  input: among(['both', 'tap', 'drag']),
  autoCapture: among(CAPTURE_DELAYS),
  loupe: flag,
  labels: among(['edges', 'every', 'off']),
  marbleMarks: flag,
  dots: flag,
  ghost: flag,
  highlights: among(['normal', 'strong']),
  tilt: flag,
  turn: among([0, 1, 2, 3, 4, 5]),
  mirror: flag,
  grow: among(['off', 'turns']),
  faceToFace: flag,
  alwaysClaim: flag,
  keepColour: flag,
  hand: among(['right', 'left']),
  clockOver: flag,
  zen: flag,
  zenClocks: flag,
  textSize: among(TEXT_SIZES),
  density: among(['comfortable', 'compact']),
  shortcuts: flag,
  keys: (value) => readKeys(value) !== undefined,
  motion: among(['off', 'fast', 'normal', 'slow']),
  sound: flag,
  moveVolume: percent,
  alertVolume: percent,
  turnSignal: among(['always', 'hidden', 'off']),
  vibration: flag,
  verbosity: among(['brief', 'normal', 'full']),
  spokenLabels: among(['written', 'letters', 'words']),
  cellOrder: among(['label', 'state']),
  boardTable: flag,
};

const isSetting = (key: string): key is keyof Settings => Object.hasOwn(ALLOWED, key);

/** Settings from stored text; whatever is not understood keeps its default. */
export const readSettings = (text: string | null): Settings => {
  if (text === null) return DEFAULT_SETTINGS;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return DEFAULT_SETTINGS;
    const known = Object.entries(inTodaysWords(stored)).filter(
      ([key, value]) => isSetting(key) && ALLOWED[key](value),
    );
    const read: Settings = { ...DEFAULT_SETTINGS, ...Object.fromEntries(known) };
    return { ...read, keys: readKeys(read.keys) ?? {} };
  } catch {
    return DEFAULT_SETTINGS;
  }
};

/** How loud a sound was that was chosen by a word. */
const LOUDNESS: { readonly [word: string]: number } = { quiet: 25, normal: 60, loud: 100 };

/** What was stored when motion was on or off, sound had one word, and all games one confirmation. */
const inTodaysWords = (stored: {
  readonly motion?: unknown;
  readonly sound?: unknown;
  readonly confirm?: unknown;
}): object => {
  const { confirm, motion, sound } = stored;
  const volume = typeof sound === 'string' ? LOUDNESS[sound] : undefined;
  return {
    confirmClock: confirm,
    ...(volume !== undefined && { moveVolume: volume, alertVolume: volume }),
    ...stored,
    ...(typeof motion === 'boolean' && { motion: motion ? 'normal' : 'off' }),
    ...(typeof sound === 'string' && { sound: sound !== 'off' }),
  };
};

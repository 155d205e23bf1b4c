import { effect, signal } from '@preact/signals';
import { LEVELS } from '@zertz/engine';
import type { Level } from '@zertz/engine';
import { LANGUAGES } from '../i18n/languages.ts';
import type { Language } from '../i18n/languages.ts';

export const THEMES = ['ink', 'linen', 'walnut', 'paper', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** What this device remembers about how its player likes things. */
export interface Settings {
  readonly theme: 'system' | Theme;
  /** `auto`: the one the browser asks for. */
  readonly language: 'auto' | Language;
  /** How strong the computer was chosen to play last. */
  readonly level: Level;
  /** How long the computer may think. */
  readonly thinking: 'quick' | 'normal' | 'long';
  readonly confirm: 'auto' | 'on' | 'off';
  readonly labels: 'edges' | 'every' | 'off';
  readonly marbleMarks: boolean;
  /** Steps of 60° clockwise that the board is turned, 0 to 5. */
  readonly turn: number;
  readonly mirror: boolean;
  /** When the rings that are left are shown larger. */
  readonly grow: 'off' | 'turns';
  /** Two people with the screen flat between them: what belongs to one is turned to that one. */
  readonly faceToFace: boolean;
  readonly alwaysClaim: boolean;
  readonly keepColour: boolean;
  readonly shortcuts: boolean;
  readonly motion: boolean;
  readonly sound: 'off' | 'quiet' | 'normal' | 'loud';
  /** When it is heard that the computer has played. */
  readonly turnSignal: 'always' | 'hidden' | 'off';
  readonly vibration: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  language: 'auto',
  level: 1,
  thinking: 'normal',
  confirm: 'auto',
  labels: 'edges',
  marbleMarks: false,
  turn: 0,
  mirror: false,
  grow: 'off',
  faceToFace: false,
  alwaysClaim: true,
  keepColour: true,
  shortcuts: true,
  motion: true,
  sound: 'normal',
  turnSignal: 'always',
  vibration: true,
};

const KEY = 'zertz.settings';

/** Settings from stored text; whatever is not understood keeps its default. */
export const readSettings = (text: string | null): Settings => {
  if (text === null) return DEFAULT_SETTINGS;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return DEFAULT_SETTINGS;
    const known = Object.entries(stored).filter(
      ([key, value]) =>
        Object.hasOwn(DEFAULT_SETTINGS, key) &&
        typeof value === typeof DEFAULT_SETTINGS[key as keyof Settings] &&
        allowed(key, value),
    );
    return { ...DEFAULT_SETTINGS, ...Object.fromEntries(known) };
  } catch {
    return DEFAULT_SETTINGS;
  }
};

const WORDS: { readonly [key: string]: readonly string[] } = {
  theme: ['system', ...THEMES],
  language: ['auto', ...LANGUAGES],
  thinking: ['quick', 'normal', 'long'],
  confirm: ['auto', 'on', 'off'],
  labels: ['edges', 'every', 'off'],
  grow: ['off', 'turns'],
  sound: ['off', 'quiet', 'normal', 'loud'],
  turnSignal: ['always', 'hidden', 'off'],
};

const NUMBERS: { readonly [key: string]: readonly number[] } = {
  level: LEVELS,
  turn: [0, 1, 2, 3, 4, 5],
};

const allowed = (key: string, value: unknown): boolean => {
  if (typeof value === 'string') return WORDS[key]?.includes(value) === true;
  return typeof value !== 'number' || NUMBERS[key]?.includes(value) === true;
};

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

export const settings = signal<Settings>(readSettings(stored()));

export const changeSettings = (change: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // Without storage the setting lasts as long as the page.
  }
};

const light = matchMedia('(prefers-color-scheme: light)');
const systemLight = signal(light.matches);
light.addEventListener('change', () => {
  systemLight.value = light.matches;
});

export const themeNow = (): Theme => {
  const { theme } = settings.value;
  if (theme !== 'system') return theme;
  return systemLight.value ? 'linen' : 'ink';
};

/** Whether the colours of a theme are light on dark. */
export const isDark = (theme: Theme): boolean => theme !== 'linen' && theme !== 'paper';

/** The most that the computer thinks about a turn, in milliseconds. */
export const THINKING_MILLIS = { quick: 500, normal: 2000, long: 5000 } as const;

const coarse = matchMedia('(pointer: coarse)');
const isCoarse = signal(coarse.matches);
coarse.addEventListener('change', () => {
  isCoarse.value = coarse.matches;
});

/** Whether a finished turn waits for a button on this device. */
export const confirmNow = (): boolean => {
  const { confirm } = settings.value;
  return confirm === 'auto' ? isCoarse.value : confirm === 'on';
};

/** Nothing travels here, by the system or by choice, and so nothing is waited for. */
export const isStill = (): boolean =>
  !settings.peek().motion || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Keeps the page in step with the settings. */
export const applySettings = (): void => {
  effect(() => {
    const root = document.documentElement;
    const theme = themeNow();
    root.dataset['theme'] = theme;
    root.dataset['motion'] = settings.value.motion ? 'on' : 'off';
    const ground = getComputedStyle(root).getPropertyValue('--bg');
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', ground);
    }
  });
};

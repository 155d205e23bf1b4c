import { effect, signal } from '@preact/signals';
import { setTextSize } from '../styles/textSize.ts';
import { readSettings } from './settingsValues.ts';
import type { Settings, Theme } from './settingsValues.ts';

const KEY = 'zertz.settings';

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

export const systemTheme = (): Theme => (systemLight.value ? 'linen' : 'ink');

export const themeNow = (): Theme => {
  const { theme } = settings.value;
  return theme === 'system' ? systemTheme() : theme;
};

/** The theme of the table, where it has one of its own. */
export const tableThemeNow = (): Theme | undefined => {
  const { table } = settings.value;
  return table === 'page' ? undefined : table;
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

/** Whether a finished turn waits for a button on this device, in a game with a clock or without. */
export const confirmNow = (clocked: boolean): boolean => {
  const { confirm, confirmClock } = settings.value;
  const wanted = clocked ? confirmClock : confirm;
  return wanted === 'auto' ? isCoarse.value : wanted === 'on';
};

/** Nothing travels here, by the system or by choice, and so nothing is waited for. */
export const isStill = (): boolean =>
  settings.peek().motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

const onOff = (on: boolean): string => (on ? 'on' : 'off');

/** Keeps the page in step with the settings, and those with what is chosen in another tab. */
export const applySettings = (): void => {
  window.addEventListener('storage', ({ key, newValue }) => {
    // What is changed here would otherwise undo what was changed there.
    if (key === KEY) settings.value = readSettings(newValue);
  });
  effect(() => {
    const root = document.documentElement;
    const { clockOver, density, hand, loupe, marbleMarks, motion, textSize, tilt } = settings.value;
    Object.assign(root.dataset, {
      theme: themeNow(),
      density,
      hand,
      // Where the hand that plays does not cover it.
      clocks: (hand === 'left') === clockOver ? 'end' : 'start',
      loupe: onOff(loupe),
      marks: onOff(marbleMarks),
      motion,
      tilt: onOff(tilt),
    });
    setTextSize(textSize);
    const ground = getComputedStyle(root).getPropertyValue('--bg');
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', ground);
    }
  });
};

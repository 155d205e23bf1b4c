import { signal } from '@preact/signals';
import { words } from '../i18n/words.ts';
import { isKeyAction } from '../storage/keyChoices.ts';
import type { KeyAction } from '../storage/keyChoices.ts';
import { settings } from '../storage/settings.ts';
import { keyOf, pressBy, printedOn } from './keyMap.ts';
import type { Press } from './keyMap.ts';

type Layout = ReadonlyMap<string, string>;

/** What is printed on the keys here; only some browsers tell. */
const layout = signal<Layout | undefined>(undefined);

interface KeyboardOfNavigator {
  readonly getLayoutMap?: () => Promise<Layout>;
}

export const learnLayout = (): void => {
  const { keyboard } = navigator as { readonly keyboard?: KeyboardOfNavigator };
  keyboard?.getLayoutMap?.().then(
    (map) => {
      layout.value = map;
    },
    () => undefined,
  );
};

export const nameOfKey = (key: string): string => printedOn(key, words().keys.shift, layout.value);

/** The key of an action, as its player reads it on the keyboard. */
export const keyName = (action: KeyAction): string => nameOfKey(keyOf(action, settings.value.keys));

/** A text in which `{turn}` stands for the key of that action. */
export const withKeys = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (isKeyAction(name) ? keyName(name) : whole));

/** The same, where single keys do anything. */
export const shortcutOf = (action: KeyAction): string | undefined =>
  settings.value.shortcuts ? keyName(action) : undefined;

/** What a single key does, and whether Shift makes it more, unless none does anything. */
export const pressed = (press: Press): ReturnType<typeof pressBy> =>
  settings.value.shortcuts
    ? pressBy(press, settings.value.keys)
    : { action: undefined, further: false };

export const pressedAction = (press: Press): KeyAction | undefined => pressed(press).action;

/** Keys of the focus, whatever single keys do: what they are called to the board. */
const OF_THE_FOCUS = /^(?:Arrow\w+|Home|End)$/;

/** What moves the focus on a board: what it is called to it. */
const STEERS: { readonly [A in KeyAction]?: string } = {
  upLeft: 'KeyQ',
  up: 'KeyW',
  upRight: 'KeyE',
  downLeft: 'KeyA',
  down: 'KeyS',
  downRight: 'KeyD',
  nextLegal: 'KeyN',
};

export const isSteering = (action: KeyAction): boolean => STEERS[action] !== undefined;

/** The key of the board that a press stands for, if it is one of those that move the focus. */
export const steer = (press: Press): string | undefined => {
  if (OF_THE_FOCUS.test(press.code)) return press.code;
  const action = pressedAction(press);
  return action === undefined ? undefined : STEERS[action];
};

import { KEY_ACTIONS } from '../storage/keyChoices.ts';
import type { KeyAction, KeyChoices } from '../storage/keyChoices.ts';

/**
 * The keys as they are at first: letters and digits by their place on the keyboard, whatever letter
 * is printed there; signs by what they type, as their places differ most.
 */
const FIRST: { readonly [A in KeyAction]: string } = {
  upLeft: 'KeyQ',
  up: 'KeyW',
  upRight: 'KeyE',
  downLeft: 'KeyA',
  down: 'KeyS',
  downRight: 'KeyD',
  nextLegal: 'KeyN',
  white: 'Digit1',
  grey: 'Digit2',
  black: 'Digit3',
  previousPath: 'BracketLeft',
  nextPath: 'BracketRight',
  takeBack: 'KeyT',
  resign: 'KeyF',
  hint: 'KeyH',
  fit: 'Digit0',
  zoomIn: '+',
  zoomOut: '-',
  turn: 'KeyR',
  draw: 'KeyO',
  labels: 'KeyC',
  zen: 'KeyZ',
  sound: 'KeyM',
  typeMove: '/',
  previousMove: ',',
  nextMove: '.',
  help: '?',
};

export interface Press {
  readonly code: string;
  readonly key: string;
  readonly shiftKey: boolean;
}

export const keyOf = (action: KeyAction, choices: KeyChoices): string =>
  choices[action] ?? FIRST[action];

/** The digits of the number pad are digits. */
const placeOf = ({ code }: Press): string => code.replace(/^Numpad(?=\d)/, 'Digit');

/** How a press is stored when it is chosen for something. */
export const chosenBy = (press: Press): string =>
  `${press.shiftKey ? 'Shift+' : ''}${placeOf(press)}`;

/** What a press does: by its place with Shift, then by its place, then by what it types. */
export const actionBy = (press: Press, choices: KeyChoices): KeyAction | undefined => {
  const bound = (key: string): KeyAction | undefined =>
    KEY_ACTIONS.find((action) => keyOf(action, choices) === key);
  const typed = press.key === '=' ? '+' : press.key;
  return bound(chosenBy(press)) ?? bound(placeOf(press)) ?? bound(typed);
};

/** What Shift makes other signs of, by its place: those of moves go further with it. */
const UNSHIFTED: { readonly [code: string]: string } = { Comma: ',', Period: '.' };

/** What a press does, and whether Shift makes that more, which it does not where the sign needs it. */
export const pressBy = (
  press: Press,
  choices: KeyChoices,
): { readonly action: KeyAction | undefined; readonly further: boolean } => {
  const action = actionBy(press, choices);
  const sign = UNSHIFTED[press.code];
  if (action === undefined && press.shiftKey && sign !== undefined) {
    return {
      action: actionBy({ code: press.code, key: sign, shiftKey: false }, choices),
      further: true,
    };
  }
  const needed = action === undefined ? [] : [press.key, chosenBy(press)];
  const isWhole = action !== undefined && needed.includes(keyOf(action, choices));
  return { action, further: press.shiftKey && !isWhole };
};

const SIGNS: { readonly [code: string]: string } = {
  BracketLeft: '[',
  BracketRight: ']',
  Comma: ',',
  Period: '.',
  Slash: '/',
  Semicolon: ';',
  Quote: "'",
  Backquote: '`',
  Backslash: '\\',
  Minus: '−',
  Equal: '=',
};

/** What is printed on a key; `layout` knows it where the browser tells. */
export const printedOn = (
  key: string,
  shift: string,
  layout?: { readonly get: (code: string) => string | undefined },
): string => {
  if (key.startsWith('Shift+')) return `${shift} ${printedOn(key.slice(6), shift, layout)}`;
  const printed = layout?.get(key) ?? SIGNS[key] ?? key.replace(/^(?:Key|Digit)/, '');
  return printed === '-' ? '−' : printed.toUpperCase();
};

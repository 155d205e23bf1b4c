/** What single keys do. Their names are also those in which changed keys are stored. */
export const KEY_ACTIONS = [
  'upLeft',
  'up',
  'upRight',
  'downLeft',
  'down',
  'downRight',
  'nextLegal',
  'white',
  'grey',
  'black',
  'previousPath',
  'nextPath',
  'takeBack',
  'resign',
  'hint',
  'fit',
  'zoomIn',
  'zoomOut',
  'turn',
  'draw',
  'labels',
  'zen',
  'sound',
  'typeMove',
  'previousMove',
  'nextMove',
  'help',
] as const;
export type KeyAction = (typeof KEY_ACTIONS)[number];

/** The keys that somebody chose, as `KeyW` or `Shift+KeyW`: the place of a key, not its letter. */
export type KeyChoices = { readonly [A in KeyAction]?: string };

/** Letters, digits and signs. Whatever else is on a keyboard belongs to the browser or the focus. */
const CHOSEN =
  /^(?:Shift\+)?(?:Key[A-Z]|Digit\d|BracketLeft|BracketRight|Comma|Period|Slash|Semicolon|Quote|Backquote|Backslash|Minus|Equal|Intl\w+)$/;

export const isKeyAction = (name: string): name is KeyAction =>
  KEY_ACTIONS.some((action) => action === name);

export const mayBeChosen = (key: string): boolean => CHOSEN.test(key);

/** The changed keys among stored data; `undefined` where that is none at all. */
export const readKeys = (stored: unknown): KeyChoices | undefined => {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([name, key]) => isKeyAction(name) && typeof key === 'string' && mayBeChosen(key),
    ),
  );
};

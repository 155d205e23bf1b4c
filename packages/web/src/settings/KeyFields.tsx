import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { actionBy, chosenBy } from '../play/keyMap.ts';
import { keyName, nameOfKey } from '../play/keyNames.ts';
import { KEY_ACTIONS, mayBeChosen } from '../storage/keyChoices.ts';
import type { KeyAction } from '../storage/keyChoices.ts';
import { changeSettings, settings } from '../storage/settings.ts';
import { fieldId } from './names.ts';
import { SwitchOf } from './parts.tsx';
import { own } from './words.ts';

/** What an action is called; most have their words elsewhere already. */
const nameOf = (action: KeyAction): string => {
  const { menu, moves, view } = words();
  switch (action) {
    case 'white':
    case 'grey':
    case 'black':
      return words().marble[action].title;
    case 'takeBack':
      return menu.takeBack;
    case 'resign':
      return menu.resign;
    case 'hint':
      return words().hints.button;
    case 'fit':
    case 'zoomIn':
    case 'zoomOut':
    case 'turn':
      return view[action];
    case 'draw':
      return words().drawing.title;
    case 'labels':
      return words().settings.labels;
    case 'zen':
      return words().zen.name;
    case 'sound':
      return words().settings.sound;
    case 'typeMove':
      return menu.typeMove;
    case 'previousMove':
      return moves.previous;
    case 'nextMove':
      return moves.next;
    case 'help':
      return menu.keys;
    default:
      return own().actions[action];
  }
};

/** What single keys do, if they do anything. */
export const KeyFields = (): JSX.Element => (
  <>
    <SwitchOf of="shortcuts" text={words().settings.shortcuts} />
    {settings.value.shortcuts && <KeyList />}
  </>
);

/** All actions of single keys, each with its key, which another press can take the place of. */
const KeyList = (): JSX.Element => {
  const asked = useSignal<KeyAction | undefined>(undefined);
  const said = useSignal({ text: '', bad: false });
  const ask = (action: KeyAction): void => {
    asked.value = action;
    said.value = { text: own().pressFor(nameOf(action)), bad: false };
  };
  const stop = (): void => {
    asked.value = undefined;
  };
  const onKey = (action: KeyAction, event: KeyboardEvent): void => {
    if (asked.value !== action || IN_WAITING.includes(event.key)) return;
    if (event.key === 'Tab') {
      stop();
      said.value = { text: '', bad: false };
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') {
      stop();
      said.value = { text: '', bad: false };
      return;
    }
    const { keys } = settings.value;
    const key = chosenBy(event);
    const holder = actionBy(event, keys);
    if (event.ctrlKey || event.metaKey || event.altKey || !mayBeChosen(key)) {
      said.value = { text: own().notAKey, bad: true };
    } else if (holder !== undefined && holder !== action) {
      said.value = { text: own().taken(nameOfKey(key), nameOf(holder)), bad: true };
    } else {
      changeSettings({ keys: { ...keys, [action]: key } });
      said.value = { text: own().changed(nameOf(action), keyName(action)), bad: false };
      stop();
    }
  };
  return (
    <div class="key-fields" id={fieldId('keys')}>
      <small>{own().keysSay}</small>
      <ul>
        {KEY_ACTIONS.map((action) => (
          <li key={action}>
            <span aria-hidden="true">{nameOf(action)}</span>
            <button
              type="button"
              class={
                asked.value === action ? 'button small key-choice asked' : 'button small key-choice'
              }
              aria-label={own().change(nameOf(action), keyName(action))}
              aria-pressed={asked.value === action}
              onClick={(event) => {
                // Not every browser does so by itself.
                event.currentTarget.focus();
                ask(action);
              }}
              onKeyDown={(event) => onKey(action, event)}
              onBlur={stop}
            >
              {asked.value === action ? own().press : <bdi dir="ltr">{keyName(action)}</bdi>}
            </button>
          </li>
        ))}
      </ul>
      <p class={said.value.bad ? 'data-said bad' : 'data-said'} role="status">
        {said.value.text}
      </p>
      <button
        type="button"
        class="button small"
        onClick={() => {
          changeSettings({ keys: {} });
          said.value = { text: own().wereReset, bad: false };
        }}
      >
        {own().resetKeys}
      </button>
    </div>
  );
};

/** Pressed on the way to another key. */
const IN_WAITING = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

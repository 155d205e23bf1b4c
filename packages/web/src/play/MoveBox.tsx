import { signal, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { JSX, TargetedFocusEvent, TargetedKeyboardEvent, TargetedSubmitEvent } from 'preact';
import { positionOf } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { Icon } from '../parts/Icon.tsx';
import type { Completion } from '../typing/completions.ts';
import type * as TypingModule from '../typing/typing.ts';
import { refusalContext } from './say.ts';
import { focusBoard } from './shortcuts.ts';
import { game, input, seats } from './store.ts';
import { drawInstead } from './typedNow.ts';
import { readTyped } from './typed.ts';

const MOVE_BOX = 'move-box';
const OFFERS = 'move-box-offers';

type Typing = typeof TypingModule;

/** What understands more than whole turns; loaded when the box is first used. */
const typing = signal<Typing | undefined>(undefined);

const load = async (): Promise<Typing | undefined> => {
  if (typing.peek() !== undefined) return typing.peek();
  try {
    const loaded = await import('../typing/typing.ts');
    await loaded.ready();
    typing.value = loaded;
    return loaded;
  } catch {
    // Without the network turns can be typed all the same.
    return undefined;
  }
};

/** Plays a whole turn; what else was typed is explained as far as notation goes. */
const enterTurn = (text: string): { readonly text: string; readonly at: number } | undefined => {
  const turn = readTyped(positionOf(game.value), text, refusalContext(game.value, seats.value));
  if (!turn.ok) return turn.error;
  input((session) => ({ session, turn: turn.value }));
  return undefined;
};

/** Marks a text so that its own direction holds within a field of the other one. */
const asOne = (text: string): string => `\u2068${text}\u2069`;

/** A line to type in: turns in official notation, their steps, and questions to the board. */
export const MoveBox = (): JSX.Element => {
  const wrong = useSignal<string | undefined>(undefined);
  const offers = useSignal<readonly Completion[]>([]);
  const chosen = useSignal<number | undefined>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const more = typing.value;
  const answered = more?.answerNow.value !== undefined;
  const open = offers.value.length > 0;

  const offer = (list: readonly Completion[]): void => {
    offers.value = list;
    chosen.value = undefined;
  };
  const follow = (): void => {
    wrong.value = undefined;
    offer(typing.peek()?.follow(field.current?.value ?? '') ?? []);
  };
  const take = ({ text }: Completion): void => {
    const box = field.current;
    if (box === null) return;
    box.value = text;
    box.focus();
    follow();
  };
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const box = field.current;
    if (box === null) return;
    const text = box.value;
    const loaded = typing.peek() ?? (await load());
    offer([]);
    const entered = loaded === undefined ? enterTurn(text) : loaded.enter(text);
    if (entered === 'kept') return;
    wrong.value = entered?.text;
    if (entered === undefined) box.value = '';
    else {
      box.focus();
      box.setSelectionRange(entered.at, entered.at);
    }
  };
  const close = (): void => {
    more?.dismiss();
    field.current?.focus();
  };
  const onFocus = (event: TargetedFocusEvent<HTMLInputElement>): void => {
    const { form } = event.currentTarget;
    // Where the box takes the place of the dock, the board is to be seen above it.
    if (form !== null && getComputedStyle(form).position === 'fixed') window.scrollTo(0, 0);
    void load().then((loaded) => {
      const text = field.current?.value ?? '';
      const here = field.current === document.activeElement;
      // What was entered meanwhile has been answered, and that answer stays.
      if (text !== '' && here && wrong.peek() === undefined) offer(loaded?.follow(text) ?? []);
    });
  };
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLInputElement>): void => {
    const list = offers.value;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        if (!open) follow();
        const n = offers.value.length;
        if (n === 0) return;
        const by = event.key === 'ArrowDown' ? 1 : -1;
        const from = chosen.value ?? (by > 0 ? -1 : n);
        chosen.value = (from + by + n) % n;
        break;
      }
      case 'Enter':
      case 'Tab': {
        const now = list[chosen.value ?? -1];
        if (now === undefined || event.shiftKey) return;
        take(now);
        break;
      }
      case 'Escape':
        if (open) offer([]);
        else if (event.currentTarget.value !== '' || answered) {
          event.currentTarget.value = '';
          more?.dismiss();
          follow();
          offer([]);
        } else focusBoard();
        break;
      default:
        return;
    }
    event.preventDefault();
  };
  return (
    <div class="move-box-place">
      <form
        class={`move-box ${answered ? 'answering' : ''}`}
        onSubmit={(event) => void submit(event)}
      >
        <label class="unseen" for={MOVE_BOX}>
          {words().type.label}
        </label>
        <input
          ref={field}
          id={MOVE_BOX}
          dir="auto"
          autocomplete="off"
          autocapitalize="off"
          enterkeyhint="go"
          spellcheck={false}
          placeholder={asOne(`${words().type.label}: ${words().type.placeholder}`)}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={OFFERS}
          aria-activedescendant={
            chosen.value === undefined ? undefined : `${OFFERS}-${chosen.value}`
          }
          aria-describedby="move-box-says"
          aria-invalid={wrong.value !== undefined}
          onFocus={onFocus}
          onInput={follow}
          onKeyDown={onKeyDown}
          onBlur={() => {
            offer([]);
            if (!answered) drawInstead(undefined);
          }}
        />
        <button type="submit" class="icon-button" aria-label={words().type.play}>
          <Icon name="next" />
        </button>
        {more !== undefined && open && (
          <more.Offers offers={offers.value} chosen={chosen.value} onTake={take} />
        )}
        <p id="move-box-says" class={wrong.value === undefined ? 'unseen' : 'wrong'} role="alert">
          {wrong.value ?? ''}
        </p>
        {more !== undefined && <more.Answered onClose={close} />}
      </form>
    </div>
  );
};

import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { JSX, TargetedSubmitEvent } from 'preact';
import { positionOf } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { refusalContext } from './say.ts';
import { game, input, seats } from './store.ts';
import { readTyped } from './typed.ts';
import { playing } from './turnPanel.ts';

const MOVE_BOX = 'move-box';

/** Marks a text so that its own direction holds within a field of the other one. */
const asOne = (text: string): string => `\u2068${text}\u2069`;

/** A line to type a turn in, in official notation. */
export const MoveBox = (): JSX.Element => {
  const wrong = useSignal<string | undefined>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const box = field.current;
    if (box === null) return;
    const context = refusalContext(game.value, seats.value);
    const turn = readTyped(positionOf(game.value), box.value, context);
    if (turn.ok) {
      wrong.value = undefined;
      box.value = '';
      input((session) => ({ session, turn: turn.value }));
    } else {
      wrong.value = turn.error.text;
      box.focus();
      box.setSelectionRange(turn.error.at, turn.error.at);
    }
  };
  return (
    <form class="move-box" onSubmit={submit}>
      <label class="unseen" for={MOVE_BOX}>
        {words().type.label}
      </label>
      <input
        ref={field}
        id={MOVE_BOX}
        dir="ltr"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        placeholder={asOne(`${words().type.label}: ${words().type.placeholder}`)}
        aria-describedby="move-box-says"
        aria-invalid={wrong.value !== undefined}
        readOnly={!playing.value}
        onInput={() => {
          wrong.value = undefined;
        }}
      />
      <button type="submit" class="icon-button" aria-label={words().type.play}>
        <Icon name="next" />
      </button>
      <p id="move-box-says" class={wrong.value === undefined ? 'unseen' : 'wrong'} role="alert">
        {wrong.value ?? ''}
      </p>
    </form>
  );
};

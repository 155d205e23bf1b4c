import { computed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { formatPosition, newGame, outcome, positionOf } from '@zertz/rules';
import { openDiagram } from '../diagram/subject.ts';
import type { Subject } from '../diagram/subject.ts';
import { stopsText } from '../games/stopsText.ts';
import { words } from '../i18n/words.ts';
import { goTo, hrefOf } from '../pages/router.ts';
import { copyText } from '../parts/copyText.ts';
import { Icon } from '../parts/Icon.tsx';
import { wholeShape } from '../play/wholeShape.ts';
import { againstComputer, begin, TWO_PEOPLE } from '../play/store.ts';
import { gameFromHash } from '../storage/gameLink.ts';
import { settings } from '../storage/settings.ts';
import { given } from '../study/given.ts';
import { change, position } from './store.ts';
import { settled } from './setup.ts';
import { editorWords } from './words.ts';

const text = computed(() => formatPosition(position.value));
const playable = computed(
  () => !position.value.rings.isEmpty && outcome(position.value) === undefined,
);

const linkOf = (line: string): string =>
  new URL(`${hrefOf('play')}#z=${encodeURIComponent(line)}`, location.href).href;

const subjectNow = (): Subject => ({
  shape: wholeShape(position.value),
  position: position.value,
  last: undefined,
  drawings: [],
  names: { first: words().seats.first, second: words().seats.second },
  caption: '',
  lines: [],
});

/** A line that somebody pasted: a position, or a link to one. */
const positionIn = (line: string): ReturnType<typeof gameFromHash> => {
  const hash = /#(.*)$/s.exec(line)?.[1];
  return gameFromHash(hash ?? `z=${encodeURIComponent(line.trim())}`);
};

/** With the engine on, an analysis tells a forced win and lets it be solved. */
const wakeEngine = async (): Promise<void> => {
  try {
    const { switchEngine } = await import('../study/desk.ts');
    switchEngine(true);
  } catch {
    // The page says what is wrong when it cannot be loaded either.
  }
};

/** What to do with the position: play it, analyse it, or take it away as text. */
export const Ways = (): JSX.Element => {
  const copied = useSignal(false);
  const { level } = settings.value;
  const play = (alone: boolean): void => {
    if (!playable.value) return;
    const seats = alone ? againstComputer(position.value.turn) : TWO_PEOPLE;
    begin(newGame(position.value), seats);
    goTo('play');
  };
  const analyse = async (solve: boolean): Promise<void> => {
    if (!playable.value) return;
    given.value = { game: newGame(position.value), names: {} };
    if (solve) await wakeEngine();
    goTo('analyse');
  };
  return (
    <section class="card editor-ways" aria-label={editorWords().ways}>
      <div class="button-row">
        <button
          type="button"
          class="button accent"
          aria-disabled={!playable.value}
          onClick={() => play(true)}
        >
          {editorWords().playComputer(level)}
        </button>
        <button
          type="button"
          class="button"
          aria-disabled={!playable.value}
          onClick={() => play(false)}
        >
          {editorWords().playPeople}
        </button>
        <button
          type="button"
          class="button"
          aria-disabled={!playable.value}
          onClick={() => void analyse(false)}
        >
          {editorWords().analyse}
        </button>
        <button
          type="button"
          class="button"
          aria-disabled={!playable.value}
          onClick={() => void analyse(true)}
        >
          {editorWords().solve}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            void copyText(linkOf(text.value)).then((done) => {
              copied.value = done;
            });
          }}
        >
          {copied.value ? editorWords().copied : editorWords().copyLink}
        </button>
        <button type="button" class="button" onClick={() => openDiagram(subjectNow())}>
          <Icon name="picture" />
          {words().menu.diagram}
        </button>
      </div>
      <TextBox />
    </section>
  );
};

/** The position as a line of text, which can be replaced by another. */
const TextBox = (): JSX.Element => {
  const wrong = useSignal<string | undefined>(undefined);
  return (
    <label class="field">
      <span class="label">{editorWords().text}</span>
      <input
        class="position-box"
        dir="ltr"
        title={editorWords().textSays}
        placeholder={editorWords().textSays}
        spellcheck={false}
        autocomplete="off"
        value={text.value}
        aria-invalid={wrong.value !== undefined}
        aria-describedby="position-says"
        onChange={(event) => {
          const read = positionIn(event.currentTarget.value);
          wrong.value = undefined;
          if (read === undefined) return;
          const shown = read.ok ? read.value : read.error.readable;
          if (shown !== undefined) change(settled(positionOf(shown)));
          if (!read.ok) wrong.value = stopsText(read.error);
        }}
      />
      <span id="position-says" class={wrong.value === undefined ? 'unseen' : 'wrong'} role="alert">
        {wrong.value ?? ''}
      </span>
    </label>
  );
};

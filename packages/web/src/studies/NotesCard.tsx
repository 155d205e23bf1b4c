import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../parts/Icon.tsx';
import { Markdown } from './Markdown.tsx';
import { chapter, elsewhere, writeNotes } from './openStudy.ts';
import { studiesWords } from './words.ts';

/** They are read until somebody wants to write. */
const writing = signal(false);

/** A book could be written here, but it would be kept anew with every key. */
const LONGEST = 50_000;

/** What is written about a chapter, in Markdown: read, or written. */
export const NotesCard = (): JSX.Element | null => {
  const now = chapter.value;
  const text = studiesWords();
  if (now === undefined) return null;
  const edits = writing.value && !elsewhere.value;
  return (
    <section class="card study-notes" aria-label={text.notes}>
      <div class="study-notes-head">
        <h2>
          <bdi>{now.title}</bdi>
        </h2>
        {!elsewhere.value && (
          <button
            type="button"
            class="button small"
            onClick={() => {
              writing.value = !edits;
            }}
          >
            <Icon name={edits ? 'check' : 'pencil'} />
            {edits ? text.preview : text.edit}
          </button>
        )}
      </div>
      {edits ? (
        <>
          <textarea
            key={now.id}
            class="notes-box"
            dir="auto"
            maxLength={LONGEST}
            aria-label={text.notes}
            aria-describedby="notes-hint"
            value={now.notes}
            onInput={({ currentTarget: { value } }) => writeNotes(now.id, value)}
          />
          <p id="notes-hint" class="quiet">
            {text.notesHint}
          </p>
        </>
      ) : now.notes.trim() === '' ? (
        <p class="quiet">{text.noNotes}</p>
      ) : (
        <div class="notes-text" tabIndex={0} role="group" aria-label={text.notes}>
          <Markdown text={now.notes} />
        </div>
      )}
    </section>
  );
};

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { NameBox } from '../parts/NameBox.tsx';
import { politely } from '../play/store.ts';
import { Tool } from '../parts/Tool.tsx';
import { UndoBar } from '../parts/UndoBar.tsx';
import {
  addChapter,
  chapter as current,
  deleteChapter,
  deletedChapter,
  moveChapter,
  openChapter,
  renameChapter,
  study,
  undoDelete,
} from './openStudy.ts';
import type { Chapter } from './study.ts';
import { studiesWords } from './words.ts';

/** The chapters in their order: they are opened, named, moved by buttons or by hand, and deleted. */
export const ChaptersCard = (): JSX.Element | null => {
  const naming = useSignal<string | undefined>(undefined);
  const dragged = useSignal<string | undefined>(undefined);
  const now = study.value;
  const text = studiesWords();
  if (now === undefined) return null;
  const { chapters } = now;
  const at = chapters.findIndex(({ id }) => id === current.value?.id);
  const move = (by: 1 | -1): void => {
    const chapter = chapters[at];
    if (chapter === undefined) return;
    moveChapter(chapter.id, at + by);
    politely.value = text.moved(chapter.title, at + by + 1, chapters.length);
  };
  return (
    <section class="card chapters" aria-label={text.chapters}>
      <h2>{text.chapters}</h2>
      <ol class="chapter-list">
        {chapters.map((chapter, index) => (
          <li
            key={chapter.id}
            class={dragged.value === chapter.id ? 'dragged' : undefined}
            draggable={naming.value === undefined}
            onDragStart={({ dataTransfer }) => {
              dragged.value = chapter.id;
              dataTransfer?.setData('text/plain', chapter.title);
            }}
            onDragOver={(event) => {
              if (dragged.value === undefined) return;
              event.preventDefault();
              if (dragged.value !== chapter.id) moveChapter(dragged.value, index);
            }}
            onDrop={(event) => event.preventDefault()}
            onDragEnd={() => {
              dragged.value = undefined;
            }}
          >
            {naming.value === chapter.id ? (
              <NameBox
                label={text.chapterName}
                name={chapter.title}
                hint={chapter.title}
                onDone={(name) => {
                  naming.value = undefined;
                  if (name !== undefined && name !== '') renameChapter(chapter.id, name);
                }}
              />
            ) : (
              <ChapterButton chapter={chapter} number={index + 1} />
            )}
          </li>
        ))}
      </ol>
      <Deleted />
      <div class="tools">
        <Tool icon="plus" name={text.addChapter} act={addChapter} />
        <Tool
          icon="pencil"
          name={words().games.rename}
          act={() => {
            naming.value = current.value?.id;
          }}
        />
        <Tool icon="up" name={text.up} off={at <= 0} act={() => move(-1)} />
        <Tool icon="down" name={text.down} off={at === chapters.length - 1} act={() => move(1)} />
        <span class="grow" />
        <Tool
          icon="bin"
          name={text.deleteChapter}
          off={chapters.length === 1}
          act={() => {
            if (current.value !== undefined) deleteChapter(current.value.id);
          }}
        />
      </div>
    </section>
  );
};

const ChapterButton = ({
  chapter: { id, title },
  number,
}: {
  readonly chapter: Chapter;
  readonly number: number;
}): JSX.Element => (
  <button
    type="button"
    class="chapter"
    aria-current={id === current.value?.id ? 'true' : undefined}
    onClick={() => openChapter(id)}
  >
    <span class="move-number">{number}</span>
    <bdi>{title}</bdi>
  </button>
);

const Deleted = (): JSX.Element => (
  <div role="status">
    {deletedChapter.value !== undefined && (
      <UndoBar text={words().games.deleted(deletedChapter.value.chapter.title)} undo={undoDelete} />
    )}
  </div>
);

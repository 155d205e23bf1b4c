import { batch, computed, effect, signal } from '@preact/signals';
import { keepStudy, keptStudy } from '../storage/studies.ts';
import { putAnalysisAside } from '../study/kept.ts';
import { open, place } from '../study/store.ts';
import { everyNode, newTree, ROOT } from '../study/tree.ts';
import {
  chapterOf,
  movedChapter,
  newChapter,
  withChapter,
  withNewChapter,
  withoutChapter,
} from './study.ts';
import { leavePlace, placeLeft } from './placeLeft.ts';
import type { Chapter, Study } from './study.ts';
import { formatStudy, parseStudy } from './studyData.ts';
import { studyLock } from './studyLock.ts';
import { studiesWords } from './words.ts';

/** The study that is open. Its chapter on the board is analysed as any game is. */
export const study = signal<Study | undefined>(undefined);
const chapterId = signal('');
/** What was deleted last, and where it was among the chapters. */
export const deletedChapter = signal<
  { readonly chapter: Chapter; readonly index: number } | undefined
>(undefined);

export const chapter = computed((): Chapter | undefined =>
  study.value === undefined ? undefined : chapterOf(study.value, chapterId.value),
);

const lock = studyLock(() => study.peek()?.id);

/** Another tab has the study; what is done to it here is not kept. */
export const elsewhere = computed(
  () => study.value !== undefined && lock.denied.value === study.value.id,
);

const rememberPlace = (): void => {
  const now = study.peek();
  if (now === undefined) return;
  const { at, tree } = place.peek();
  leavePlace({
    study: now.id,
    chapter: now.chapters.findIndex(({ id }) => id === chapterId.peek()),
    // Read trees are numbered in the order in which they were written.
    at: everyNode(tree).indexOf(at) + 1,
  });
};

/** What is kept of it already. */
let written = '';

const textOf = (now: Study): string => JSON.stringify(formatStudy(now));

/** Puts a study that is kept here on the board; whether there is one. */
export const openStudy = async (id: string): Promise<boolean> => {
  const data = await keptStudy(id);
  const read = data === undefined ? undefined : parseStudy(data);
  if (read === undefined) return false;
  const left = placeLeft(id);
  const first = read.chapters.at(left?.chapter ?? 0) ?? read.chapters[0];
  if (first === undefined) return false;
  const at = first.tree.nodes[left?.at ?? ROOT] === undefined ? ROOT : (left?.at ?? ROOT);
  putAnalysisAside();
  batch(() => {
    study.value = read;
    written = textOf(read);
    deletedChapter.value = undefined;
    show(first, at);
  });
  void lock.own(id);
  return true;
};

/** The latest state of a study that another tab has had in the meantime. */
export const takeOver = async (): Promise<void> => {
  const id = study.peek()?.id;
  if (id === undefined) return;
  rememberPlace();
  await lock.own(id, true);
  await openStudy(id);
};

const show = ({ id, tree }: Chapter, at = ROOT): void => {
  batch(() => {
    chapterId.value = id;
    open({ tree, at }, {});
  });
};

const change = (make: (now: Study) => Study): void => {
  if (study.value !== undefined) study.value = make(study.value);
};

/** Keeps every change as it is made, until the study is left. */
export const runKeeping = (): (() => void) => {
  const ends = [
    effect(() => {
      const { tree } = place.value;
      const now = chapter.peek();
      if (now !== undefined && now.tree !== tree) {
        change((all) => withChapter(all, now.id, { tree }));
      }
    }),
    effect(() => {
      const now = study.value;
      if (now === undefined || lock.owned.value !== now.id) return;
      const text = textOf(now);
      if (text === written) return;
      written = text;
      void keepStudy({ ...formatStudy(now), changed: Date.now() });
    }),
  ];
  window.addEventListener('pagehide', rememberPlace);
  return () => {
    for (const end of ends) end();
    window.removeEventListener('pagehide', rememberPlace);
    rememberPlace();
    lock.leave();
    study.value = undefined;
  };
};

export const openChapter = (id: string): void => {
  const next = study.value === undefined ? undefined : chapterOf(study.value, id);
  if (next !== undefined && id !== chapterId.value) show(next);
};

/** A chapter that begins as the first one does. */
export const addChapter = (): void => {
  const now = study.value;
  const first = now?.chapters[0];
  if (now === undefined || first === undefined) return;
  const title = studiesWords().chapterTitle(now.chapters.length + 1);
  const added = newChapter(title, newTree(first.tree.start));
  batch(() => {
    change((all) => withNewChapter(all, added));
    show(added);
  });
};

export const renameStudy = (title: string): void => change((now) => ({ ...now, title }));

export const renameChapter = (id: string, title: string): void =>
  change((now) => withChapter(now, id, { title }));

export const writeNotes = (id: string, notes: string): void =>
  change((now) => withChapter(now, id, { notes }));

export const moveChapter = (id: string, to: number): void =>
  change((now) => movedChapter(now, id, to));

export const deleteChapter = (id: string): void => {
  const now = study.value;
  const gone = now === undefined ? undefined : chapterOf(now, id);
  if (now === undefined || gone === undefined || now.chapters.length === 1) return;
  const index = now.chapters.indexOf(gone);
  batch(() => {
    change((all) => withoutChapter(all, id));
    deletedChapter.value = { chapter: gone, index };
    const next = study.value?.chapters[Math.max(0, index - 1)];
    if (id === chapterId.value && next !== undefined) show(next);
  });
};

export const undoDelete = (): void => {
  const before = deletedChapter.value;
  if (before === undefined) return;
  batch(() => {
    change((now) => withNewChapter(now, before.chapter, before.index));
    deletedChapter.value = undefined;
    show(before.chapter);
  });
};

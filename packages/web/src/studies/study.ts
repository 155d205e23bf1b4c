import { newId } from '../storage/keptGame.ts';
import type { Tree } from '../study/tree.ts';

/** A part of a study: moves with what is said and drawn about them, and notes in Markdown. */
export interface Chapter {
  /** Tells chapters apart while they are open; it is not kept. */
  readonly id: string;
  readonly title: string;
  readonly notes: string;
  readonly tree: Tree;
}

export interface Study {
  readonly id: string;
  readonly title: string;
  /** When it was begun and last changed, in milliseconds since 1970. */
  readonly began: number;
  readonly changed: number;
  /** At least one. */
  readonly chapters: readonly Chapter[];
  /** Chapters that cannot be read here, as they were kept: they stay for whoever can. */
  readonly unread: readonly unknown[];
}

export const newChapter = (title: string, tree: Tree, notes = ''): Chapter => ({
  id: newId(),
  title,
  notes,
  tree,
});

export const newStudy = (title: string, chapters: readonly Chapter[], now: number): Study => ({
  id: newId(now),
  title,
  began: now,
  changed: now,
  chapters,
  unread: [],
});

export const chapterOf = ({ chapters }: Study, id: string): Chapter | undefined =>
  chapters.find((chapter) => chapter.id === id);

export const withChapter = (
  study: Study,
  id: string,
  change: Partial<Omit<Chapter, 'id'>>,
): Study => ({
  ...study,
  chapters: study.chapters.map((chapter) =>
    chapter.id === id ? { ...chapter, ...change } : chapter,
  ),
});

/** `at`: before which of the chapters it comes; at the end without it. */
export const withNewChapter = (
  study: Study,
  chapter: Chapter,
  at = study.chapters.length,
): Study => ({ ...study, chapters: study.chapters.toSpliced(at, 0, chapter) });

/** The last chapter stays. */
export const withoutChapter = (study: Study, id: string): Study =>
  study.chapters.length === 1
    ? study
    : { ...study, chapters: study.chapters.filter((chapter) => chapter.id !== id) };

/** Puts a chapter at another place among them, counted from 0. */
export const movedChapter = (study: Study, id: string, to: number): Study => {
  const chapter = chapterOf(study, id);
  if (chapter === undefined) return study;
  const others = study.chapters.filter((other) => other !== chapter);
  return { ...study, chapters: others.toSpliced(Math.max(0, to), 0, chapter) };
};

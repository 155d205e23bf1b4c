import { err, ok } from '@zertz/rules';
import type { Result } from '@zertz/rules';
import { each, isText, isTime, optional, record } from '../storage/check.ts';
import { formatTree, parseTree } from '../study/treeData.ts';
import type { TreeData } from '../study/treeData.ts';
import type { Tree } from '../study/tree.ts';
import { newChapter } from './study.ts';
import type { Chapter, Study } from './study.ts';

export interface ChapterData {
  readonly title: string;
  readonly notes?: string;
  readonly tree: TreeData;
}

/** A study as it lies in storage. */
export interface StudyData {
  readonly id: string;
  readonly title: string;
  readonly began: number;
  readonly changed: number;
  /** They are looked at one by one, as what cannot be read of one is no reason to lose others. */
  readonly chapters: readonly unknown[];
}

/** A chapter that cannot be read, and where it stops making sense. */
export interface ChapterFault {
  readonly code: 'chapter';
  /** Counted from 1. */
  readonly number: number;
  /** `chapters[1].tree.moves[7].turn` */
  readonly path: string;
}

/** Chapters that have not changed are not written anew. */
const written = new WeakMap<Tree, TreeData>();

const treeData = (tree: Tree): TreeData => {
  const data = written.get(tree) ?? formatTree(tree);
  written.set(tree, data);
  return data;
};

export const formatChapter = ({ notes, title, tree }: Chapter): ChapterData => ({
  title,
  ...(notes === '' ? {} : { notes }),
  tree: treeData(tree),
});

export const formatStudy = ({ chapters, unread, ...study }: Study): StudyData => ({
  ...study,
  chapters: [...chapters.map(formatChapter), ...unread],
});

const isChapter = record({ title: isText, notes: optional(isText), tree: record({}) });

/** Reads one of the chapters and plays every turn of it. */
export const parseChapter = (data: unknown, index: number): Result<Chapter, ChapterFault> => {
  const path = `chapters[${index}]`;
  const bad = (at: string): Result<never, ChapterFault> =>
    err({ code: 'chapter', number: index + 1, path: at === '' ? path : `${path}.${at}` });
  const fault = isChapter(data, '');
  if (fault !== undefined) return bad(fault.path);
  const { notes, title, tree } = data as ChapterData;
  const read = parseTree(tree);
  if (!read.ok) return bad(read.error.path === '' ? 'tree' : `tree.${read.error.path}`);
  return ok(newChapter(title, read.value, notes));
};

/** A list of chapters, as far as they can be read. */
export const parseChapters = (
  all: readonly unknown[],
): {
  readonly chapters: readonly Chapter[];
  readonly unread: readonly unknown[];
  readonly faults: readonly ChapterFault[];
} => {
  const read = all.map(parseChapter);
  return {
    chapters: read.flatMap((one) => (one.ok ? [one.value] : [])),
    unread: all.filter((_, index) => read[index]?.ok === false),
    faults: read.flatMap((one) => (one.ok ? [] : [one.error])),
  };
};

export const isStudyData = record({
  id: isText,
  title: isText,
  began: isTime,
  changed: isTime,
  chapters: each(record({})),
});

export const isStudyHead = record({
  title: isText,
  began: optional(isTime),
  changed: optional(isTime),
});

/** A study from the storage; `undefined`: not one of its chapters can be read. */
export const parseStudy = (data: StudyData): Study | undefined => {
  const { chapters, unread } = parseChapters(data.chapters);
  return chapters.length === 0 ? undefined : { ...data, chapters, unread };
};

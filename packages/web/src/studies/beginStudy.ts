import { goToStudy } from '../pages/router.ts';
import { keepStudy, keptStudy } from '../storage/studies.ts';
import type { Tree } from '../study/tree.ts';
import { newChapter, newStudy } from './study.ts';
import { formatChapter, formatStudy } from './studyData.ts';
import { studiesWords } from './words.ts';

/** A new study with one chapter, which is opened; whether it could be kept. */
export const beginStudy = async (tree: Tree, title = studiesWords().untitled): Promise<boolean> => {
  const first = newChapter(studiesWords().chapterTitle(1), tree);
  const begun = newStudy(title, [first], Date.now());
  if (!(await keepStudy(formatStudy(begun)))) return false;
  goToStudy(begun.id);
  return true;
};

/** Puts a tree at the end of a study that is kept, as another chapter; whether that was possible. */
export const saveToStudy = async (id: string, tree: Tree): Promise<boolean> => {
  const data = await keptStudy(id);
  if (data === undefined) return false;
  const title = studiesWords().chapterTitle(data.chapters.length + 1);
  const chapters = [...data.chapters, formatChapter(newChapter(title, tree))];
  return keepStudy({ ...data, chapters, changed: Date.now() });
};

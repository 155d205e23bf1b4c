import { goToStudy } from '../pages/router.ts';
import { keepStudy, keptStudy } from '../storage/studies.ts';
import { ROOT } from '../study/tree.ts';
import type { Tree } from '../study/tree.ts';
import { leavePlace } from './placeLeft.ts';
import { newChapter, newStudy } from './study.ts';
import { formatChapter, formatStudy } from './studyData.ts';
import type { StudyData } from './studyData.ts';
import { whileFree } from './studyLock.ts';
import { studiesWords } from './words.ts';

/** A new study with one chapter, which is opened; whether it could be kept. */
export const beginStudy = async (tree: Tree, title = studiesWords().untitled): Promise<boolean> => {
  const first = newChapter(studiesWords().chapterTitle(1), tree);
  const begun = newStudy(title, [first], Date.now());
  if (!(await keepStudy(formatStudy(begun)))) return false;
  goToStudy(begun.id);
  return true;
};

/** What came of changing a study that is not open here. */
export type Changed = 'kept' | 'not-kept' | 'elsewhere';

/** Changes a study as it is kept now, unless another tab has it open. */
export const changeStudy = async (
  id: string,
  change: (now: StudyData) => StudyData,
): Promise<Changed> => {
  let kept = false;
  const free = await whileFree(id, async () => {
    const now = await keptStudy(id);
    if (now !== undefined) kept = await keepStudy({ ...change(now), changed: Date.now() });
  });
  if (!free) return 'elsewhere';
  return kept ? 'kept' : 'not-kept';
};

/** Puts a tree at the end of a study, as another chapter, with which the study is opened next. */
export const saveToStudy = async (id: string, tree: Tree): Promise<Changed> => {
  const done = await changeStudy(id, (now) => {
    const title = studiesWords().chapterTitle(now.chapters.length + 1);
    return { ...now, chapters: [...now.chapters, formatChapter(newChapter(title, tree))] };
  });
  if (done === 'kept') leavePlace({ study: id, chapter: -1, at: ROOT });
  return done;
};

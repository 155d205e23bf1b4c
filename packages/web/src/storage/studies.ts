import type { StudyData } from '../studies/studyData.ts';
import { database } from './database.ts';
import { tried } from './tried.ts';

/** Keeps a study, in the place of what was kept under its id. */
export const keepStudy = (study: StudyData): Promise<boolean> => keepStudies([study]);

/** Keeps all of these studies or none of them. */
export const keepStudies = (studies: readonly StudyData[]): Promise<boolean> =>
  tried(async () => {
    const change = (await database()).transaction('studies', 'readwrite');
    await Promise.all([...studies.map((study) => change.store.put(study)), change.done]);
    return true;
  }, false);

export const keptStudy = (id: string): Promise<StudyData | undefined> =>
  tried(async () => (await database()).get('studies', id), undefined);

/** All studies that are kept, the one changed last first. */
export const keptStudies = (): Promise<readonly StudyData[]> =>
  tried(
    async () =>
      (await (await database()).getAll('studies')).toSorted((a, b) => b.changed - a.changed),
    [],
  );

export const forgetStudy = (id: string): Promise<boolean> =>
  tried(async () => {
    await (await database()).delete('studies', id);
    return true;
  }, false);

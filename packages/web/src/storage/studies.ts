import { isStudyData } from '../studies/studyData.ts';
import type { StudyData } from '../studies/studyData.ts';
import { database } from './database.ts';
import { stored, tried } from './tried.ts';

/** Another version, or somebody else, may have stored what is no study here; it is left alone. */
const isStudy = (found: unknown): found is StudyData => isStudyData(found, '') === undefined;

/** Keeps a study, in the place of what was kept under its id. */
export const keepStudy = (study: StudyData): Promise<boolean> => keepStudies([study]);

/** Keeps all of these studies or none of them. */
export const keepStudies = (studies: readonly StudyData[]): Promise<boolean> =>
  stored(async () => {
    const change = (await database()).transaction('studies', 'readwrite');
    await Promise.all([...studies.map((study) => change.store.put(study)), change.done]);
  });

export const keptStudy = (id: string): Promise<StudyData | undefined> =>
  tried(async () => {
    const found = await (await database()).get('studies', id);
    return isStudy(found) ? found : undefined;
  }, undefined);

/** All studies that are kept, the one changed last first. */
export const keptStudies = (): Promise<readonly StudyData[]> =>
  tried(
    async () =>
      (await (await database()).getAll('studies'))
        .filter(isStudy)
        .toSorted((a, b) => b.changed - a.changed),
    [],
  );

export const forgetStudy = (id: string): Promise<boolean> =>
  stored(async () => (await database()).delete('studies', id));

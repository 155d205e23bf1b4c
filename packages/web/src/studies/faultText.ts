import { bracketed, placeInChapter, placesIn } from '../i18n/placeInFile.ts';
import { studiesWords } from './words.ts';
import type { StudyFault } from './studyFile.ts';

/** One sentence about what is wrong with a file, and where. */
export const studyFaultText = (fault: StudyFault): string => {
  const { faults } = studiesWords();
  switch (fault.code) {
    case 'not-json':
      return faults.notJson(fault.line);
    case 'not-ours':
      return faults.notOurs;
    case 'newer':
      return faults.newer(fault.found);
    case 'wrong':
      return faults.wrong(bracketed(placesIn(fault.path)));
    case 'chapter':
      return faults.chapter(fault.number, placeInChapter(fault.path));
  }
};

import { bracketed, placesIn } from '../i18n/placeInFile.ts';
import { words } from '../i18n/words.ts';
import type { ImportError } from '../storage/everything.ts';

/** One sentence about what is wrong with a file, and where. */
export const importFaultText = (fault: ImportError): string => {
  const { faults } = words().data;
  switch (fault.code) {
    case 'not-json':
      return faults.notJson(fault.line);
    case 'not-ours':
      return faults.notOurs;
    case 'newer':
      return faults.newer;
    case 'bad-position':
      return faults.badPosition(fault.found, around(fault.path));
    case 'bad-turn':
      return faults.badTurn(fault.found, bracketed(placesIn(fault.path)));
    case 'unreadable':
      return faults.unreadable(within(fault.path), around(fault.path));
    case 'wrong': {
      const wanted =
        fault.wanted === 'word' ? faults.oneOf(fault.words) : faults.wanted[fault.wanted];
      return faults.wrong(within(fault.path), wanted, around(fault.path));
    }
  }
};

/** What the fault is in, by itself and by what it lies in. */
const within = (path: string): string => placesIn(path).at(-1) ?? '';
const around = (path: string): string => bracketed(placesIn(path).slice(0, -1));

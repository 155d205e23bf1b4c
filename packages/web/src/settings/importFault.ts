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
      return faults.badPosition(fault.path, fault.found);
    case 'bad-turn':
      return faults.badTurn(fault.path, fault.found);
    case 'wrong':
      return faults.wrong(
        fault.path,
        fault.wanted === 'word' ? faults.oneOf(fault.words) : faults.wanted[fault.wanted],
      );
  }
};

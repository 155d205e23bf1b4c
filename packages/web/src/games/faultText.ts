import { boardOf } from '@zertz/rules';
import type { RecordError, RecordFault, Refusal } from '@zertz/rules';
import { refusalText } from '../i18n/refusal.ts';
import { words } from '../i18n/words.ts';
import { importFaultText } from '../settings/importFault.ts';
import { openingWords } from './openingWords.ts';
import type { TextFault } from './readText.ts';
import { stopsText } from './stopsText.ts';

/** One sentence about what is wrong, and where; `several`: which game it is matters too. */
export const faultText = (fault: TextFault, several: boolean): string => {
  const { at, faults, place } = openingWords();
  switch (fault.code) {
    case 'nothing':
    case 'large':
      return faults[fault.code];
    case 'stops':
      return stopsText(fault.fault);
    case 'import':
      return importFaultText(fault.fault);
    case 'record': {
      const { column, fault: what, game, line, turn } = fault.error;
      return what.code === 'unknown-format'
        ? faults.format
        : at(place(several ? game : undefined, line, column, turn), recordText(what, fault.error));
    }
  }
};

const recordText = (
  fault: Exclude<RecordFault, { code: 'unknown-format' }>,
  error: RecordError,
): string => {
  const { faults } = openingWords();
  switch (fault.code) {
    case 'syntax':
      return fault.found === '' ? faults.end : faults.stray(fault.found);
    case 'no-setup':
      return faults.noSetup;
    case 'unsupported-setup':
      return faults.setup(fault.setup);
    case 'bad-command':
      return faults.command(fault.command);
    case 'wrong-player':
      return faults.wrongPlayer;
    case 'ring-without-marble':
      return faults.noMarble;
    case 'illegal-turn':
      return refused(fault.refusal, error);
    case 'unreadable-turn':
      return fault.error.code === 'refused'
        ? refused(fault.error.refusal, error)
        : faults.turn(fault.text);
    case 'result-differs':
      return faults.result(fault.recorded);
    case 'position-differs':
      return faults.position;
  }
};

/** The position is not at hand, so what a sentence would count is left out of it. */
const refused = (refusal: Refusal, { board }: RecordError): string => {
  const label = (ring: number): string =>
    (board === undefined ? undefined : boardOf(board).labels[ring]) ?? '';
  const { faults } = openingWords();
  switch (refusal.code) {
    case 'ring-not-free':
      return faults.notFree(label(refusal.ring));
    case 'capture-forced':
      return faults.mustCapture;
    default:
      return refusalText(refusal, {
        label,
        holders: () => 0,
        goneOn: () => undefined,
        captures: 0,
        toMove: words().seats.first,
      });
  }
};

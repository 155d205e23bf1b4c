import type { Report } from '@zertz/engine';
import type { Io } from '../io.ts';
import { reportWords } from './reportWords.ts';

/** Shows on a terminal what a search has found so far, each report in the place of the last. */
export interface LiveReport {
  readonly show: (report: Report) => void;
  /** Wipes it. */
  readonly clear: () => void;
}

const REDRAW_MS = 100;

export const liveReport = ({ stderr }: Io): LiveReport => {
  let shown = 0;
  let drawn = -Infinity;
  const clear = (): void => {
    if (shown > 0) stderr.write(`\u001B[${shown}A\u001B[J`);
    shown = 0;
  };
  return {
    clear,
    show: (report) => {
      const now = performance.now();
      if (!stderr.isTTY || now - drawn < REDRAW_MS) return;
      drawn = now;
      const lines = reportWords(report, Math.max(stderr.columns - 1, 20));
      clear();
      stderr.write(`${lines.join('\n')}\n`);
      shown = lines.length;
    },
  };
};

import { setImmediate as afterOthers } from 'node:timers/promises';
import type { Io } from './io.ts';

/** Lets long work be watched and stopped. */
export interface Pace {
  /** Whether it is time to breathe; cheap enough to ask after every small piece. */
  readonly due: () => boolean;
  /**
   * Shows how far the work is and lets Ctrl-C through. `part` is from 0 to 1, `undefined` where
   * nobody knows. False: the work is to stop.
   */
  readonly breathe: (part: number | undefined, note: string) => Promise<boolean>;
  /** Wipes the progress bar. */
  readonly clear: () => void;
}

const BREATH_MS = 40;
const REDRAW_MS = 150;
/** Work shorter than this shows nothing. */
const PATIENCE_MS = 2000;

export const startPace = ({ interrupt, stderr }: Io): Pace => {
  const started = performance.now();
  let breathed = started;
  let drawn = 0;
  const clear = (): void => {
    if (drawn > 0) stderr.write('\r\u001B[2K');
    drawn = 0;
  };
  return {
    due: () => performance.now() - breathed >= BREATH_MS,
    breathe: async (part, note) => {
      await afterOthers();
      breathed = performance.now();
      if (interrupt.aborted) {
        clear();
        return false;
      }
      const patient = breathed - started < PATIENCE_MS || breathed - drawn < REDRAW_MS;
      if (stderr.isTTY && !patient) {
        stderr.write(`\r\u001B[2K${progressLine(part, note, stderr.columns)}`);
        drawn = breathed;
      }
      return true;
    },
    clear,
  };
};

/** `[########............]  42 %  note`, no wider than the terminal. */
export const progressLine = (part: number | undefined, note: string, columns: number): string => {
  const width = 24;
  const filled = Math.round((part ?? 0) * width);
  const bar = part === undefined ? '' : `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] `;
  const percent = part === undefined ? '' : `${String(Math.floor(part * 100)).padStart(3)} %  `;
  return `${bar}${percent}${note}`.slice(0, Math.max(columns - 1, 20));
};

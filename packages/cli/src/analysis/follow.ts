import type { Explaining, Report, Thinker } from '@zertz/engine';
import { ok } from '@zertz/rules';
import type { Result } from '@zertz/rules';
import type { Failure } from '../failure.ts';
import type { Io } from '../io.ts';
import { startPace } from '../pace.ts';
import { think } from './think.ts';

export interface Following {
  /** What the work is, behind its progress bar. */
  readonly note: string;
  /** Shows a search; without it the bar shows how many there have been. */
  readonly onReport?: (report: Report) => void;
  /** A search is over. */
  readonly onFound?: () => void;
}

/** A search may take long without a word. */
const TICK_MS = 200;

/** Follows an explanation to its end; it must itself look at `io.interrupt` to be stopped. */
export const followed = async <T>(
  io: Io,
  thinker: Thinker,
  explaining: Explaining<T>,
  { note, onFound, onReport }: Following,
): Promise<Result<T, Failure>> => {
  const pace = startPace(io);
  try {
    let next = explaining.next();
    while (next.done !== true) {
      const { part, task } = next.value;
      if (task !== undefined) {
        const breathe = (): void => void pace.breathe(part, note);
        const ticking = onReport === undefined ? setInterval(breathe, TICK_MS) : undefined;
        const found = await think(thinker, task, io.interrupt, onReport);
        clearInterval(ticking);
        onFound?.();
        if (!found.ok) return found;
        next = explaining.next(found.value);
        continue;
      }
      if (pace.due()) await pace.breathe(part, note);
      next = explaining.next();
    }
    return ok(next.value);
  } finally {
    pace.clear();
  }
};

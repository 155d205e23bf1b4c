import type { Engine } from '../engine.ts';
import { carryOut } from '../protocol/thinker.ts';
import type { Explaining } from './data.ts';

/** Explains here and now, with an engine of one's own; `onPart` is told how far it is, 0 to 1. */
export const explainNow = <T>(
  explaining: Explaining<T>,
  engine: Engine,
  options: { readonly onPart?: (part: number) => void; readonly stopped?: () => boolean } = {},
): T => {
  const { onPart = NOTHING, stopped = NEVER } = options;
  let next = explaining.next();
  while (next.done !== true) {
    const { part, task } = next.value;
    onPart(part);
    const report = task === undefined ? undefined : carryOut(engine, task, NOTHING, stopped);
    next = explaining.next(report);
  }
  return next.value;
};

const NOTHING = (): void => undefined;
const NEVER = (): boolean => false;

import { unwrap } from '@zertz/rules';
import type { Game } from '@zertz/rules';
import type { Engine, Limits, Part } from '../engine.ts';
import { TOP_LEVEL } from '../levels.ts';
import type { Level } from '../levels.ts';
import { parsePlace } from './place.ts';
import { reportOf } from './report.ts';
import type { Report } from './report.ts';
import type { Settings } from './settings.ts';

/** What is to be thought about. Text and numbers only, so that it can be sent to a thread. */
export interface Task {
  /** As after `position`. */
  readonly place: string;
  readonly limits: Limits;
  /** How strong to play; all it has unless told otherwise. */
  readonly level?: Level;
  /** How many of the best turns to tell apart. */
  readonly lines: number;
  /** Of the first turns, where several threads share them. */
  readonly part?: Part;
}

export interface Listener {
  readonly info: (report: Report) => void;
  readonly done: (report: Report) => void;
  /** The engine broke down: there is no answer. */
  readonly failed: (message: string) => void;
}

/** What thinks for the protocol, beside it: at most one task at a time. */
export interface Thinker {
  /** Resolves once it could begin at once. */
  readonly ready: () => Promise<void>;
  readonly configure: (settings: Settings) => void;
  readonly newGame: () => void;
  readonly start: (task: Task, listener: Listener) => void;
  /** Ends the task early; its answer comes by `done`. */
  readonly stop: () => void;
  /** Ends everything; nothing is heard of it any more. */
  readonly close: () => Promise<void>;
}

/** Has an engine work on a task, here and now. */
export const carryOut = (
  engine: Engine,
  { level = TOP_LEVEL, limits, lines, part, place }: Task,
  info: (report: Report) => void,
  stopped: () => boolean,
): Report => {
  const game: Game = unwrap(parsePlace(place));
  const found = engine.search(game, {
    limits,
    level,
    lines,
    ...(part && { part }),
    onInfo: (progress) => info(reportOf(game, progress)),
    stopped,
  });
  return reportOf(game, found);
};

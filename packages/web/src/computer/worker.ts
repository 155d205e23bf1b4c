import { createEngine, joinTurns, loadSolver, parsePlace } from '@zertz/engine';
import type { Engine, Level, Solver, Vote } from '@zertz/engine';
import { formatTurnIn, positionOf } from '@zertz/rules';
import { judge } from '../puzzles/judge.ts';
import type { JudgeQuestion, Verdict } from '../puzzles/judge.ts';

/** Texts go in and out, so that the worker and the page need not share classes. */
export interface Question {
  readonly id: number;
  /** Where the game began, and every turn since: positions may repeat. */
  readonly start: string;
  readonly turns: readonly string[];
  readonly level: Level;
  /** At most so long. */
  readonly millis: number;
  readonly seed: number;
}

/** No turn where the game is over or was not understood. */
export interface Answer extends Partial<Vote> {
  readonly id: number;
}

/** A turn in a puzzle, to be judged. */
export interface Judging {
  readonly id: number;
  readonly judge: JudgeQuestion;
}

export interface Judged {
  readonly id: number;
  readonly verdict: Verdict;
}

/** For what it has found out about positions. A phone has that much to spare. */
const MEGABYTES = 32;

let known: { readonly seed: number; readonly engine: Engine } | undefined;

const engineFor = (seed: number): Engine => {
  if (known?.seed !== seed) known = { seed, engine: createEngine({ megabytes: MEGABYTES, seed }) };
  return known.engine;
};

const opinion = ({ level, millis, seed, start, turns }: Question): Partial<Vote> => {
  const game = parsePlace(turns.length === 0 ? start : `${start} turns ${joinTurns(turns)}`);
  if (!game.ok) return {};
  const { depth, lines } = engineFor(seed).search(game.value, { limits: { millis }, level });
  const [line] = lines;
  const turn = line?.turns[0];
  if (line === undefined || turn === undefined) return {};
  return { turn: formatTurnIn(positionOf(game.value), turn), score: line.score, depth };
};

/** One for all questions about puzzles, made when the first is asked. */
let judges: Promise<{ readonly solver: Solver; readonly engine: Engine }> | undefined;

const judgesNow = async () => ({
  solver: await loadSolver(),
  engine: createEngine({ megabytes: MEGABYTES / 4, seed: 1 }),
});

const verdictOf = async (question: JudgeQuestion): Promise<Verdict> => {
  judges ??= judgesNow();
  const { engine, solver } = await judges;
  return judge(solver, engine, question);
};

self.addEventListener('message', ({ data }: MessageEvent<Question | Judging>) => {
  const post = (reply: Answer | Judged): void => self.postMessage(reply);
  if ('judge' in data) {
    verdictOf(data.judge).then(
      (verdict) => post({ id: data.id, verdict }),
      // Thrown where the page hears of it.
      (error: unknown) => reportError(error),
    );
  } else {
    post({ id: data.id, ...opinion(data) });
  }
});

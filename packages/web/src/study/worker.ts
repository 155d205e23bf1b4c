import {
  createEngine,
  carryOut,
  explainGame,
  explainNow,
  explainPosition,
  explainTried,
  loadSolver,
  parsePlace,
} from '@zertz/engine';
import type {
  Engine,
  GameExplanation,
  GameOptions,
  Judgement,
  PositionExplanation,
  Report,
  Solver,
  Task,
  TriedTurn,
} from '@zertz/engine';
import { unwrap } from '@zertz/rules';
import type { ExplainLimits } from './assistant.ts';

/** What is to be done. Texts and numbers only, as it is sent to a worker. */
export type Work =
  | { readonly kind: 'search'; readonly task: Task }
  | { readonly kind: 'explain'; readonly place: string; readonly limits: ExplainLimits }
  | {
      readonly kind: 'review';
      readonly place: string;
      readonly limits: ReviewLimits;
    }
  /** The last turn of a game that was tried there, and what was best. */
  | {
      readonly kind: 'try';
      readonly place: string;
      readonly best: Pick<Judgement, 'best' | 'bestScore'>;
      readonly limits: ReviewLimits;
    };

export type ReviewLimits = Omit<GameOptions, 'stopped'>;

export type Told =
  /** What has been found so far. */
  | { readonly kind: 'info'; readonly report: Report }
  | { readonly kind: 'searched'; readonly report: Report }
  /** How far it is, from 0 to 1. */
  | { readonly kind: 'part'; readonly part: number }
  | { readonly kind: 'explained'; readonly explanation: PositionExplanation }
  | { readonly kind: 'reviewed'; readonly review: GameExplanation }
  | { readonly kind: 'tried'; readonly tried: TriedTurn };

export interface Question {
  readonly id: number;
  readonly work: Work;
}

export interface Answer {
  readonly id: number;
  readonly told: Told;
}

/** For what is known about positions, together. A phone has that much to spare. */
const MEGABYTES = 64;
const MOST_EACH = 32;
const LEAST_EACH = 8;
const SEED = 1;
const NEVER = (): boolean => false;

let engine: Engine | undefined;
/** `threads`: so many workers share the memory; they are ended when there are to be more or fewer. */
const engineNow = (threads = 1): Engine => {
  const megabytes = Math.max(LEAST_EACH, Math.min(MOST_EACH, MEGABYTES / threads));
  engine ??= createEngine({ megabytes, seed: SEED });
  return engine;
};

let solver: Promise<Solver> | undefined;
const solverNow = (): Promise<Solver> => (solver ??= loadSolver());

const carryOutWork = async (work: Work, tell: (told: Told) => void): Promise<void> => {
  switch (work.kind) {
    case 'search': {
      const info = (report: Report): void => tell({ kind: 'info', report });
      tell({
        kind: 'searched',
        report: carryOut(engineNow(work.task.part?.of), work.task, info, NEVER),
      });
      return;
    }
    case 'explain': {
      const game = unwrap(parsePlace(work.place));
      const explaining = explainPosition(await solverNow(), game, work.limits);
      tell({ kind: 'explained', explanation: explainNow(explaining, engineNow()) });
      return;
    }
    case 'review': {
      const game = unwrap(parsePlace(work.place));
      const explaining = explainGame(await solverNow(), game, work.limits);
      const onPart = (part: number): void => tell({ kind: 'part', part });
      tell({ kind: 'reviewed', review: explainNow(explaining, engineNow(), { onPart }) });
      return;
    }
    case 'try': {
      const game = unwrap(parsePlace(work.place));
      const before = { line: work.best.best, score: work.best.bestScore };
      const explaining = explainTried(await solverNow(), game, before, work.limits);
      tell({ kind: 'tried', tried: explainNow(explaining, engineNow()) });
    }
  }
};

self.addEventListener('message', ({ data: { id, work } }: MessageEvent<Question>) => {
  void carryOutWork(work, (told) => {
    const answer: Answer = { id, told };
    self.postMessage(answer);
  }).catch((error: unknown) => {
    // As an error of the worker, which whoever asked listens for.
    setTimeout(() => {
      throw error;
    });
  });
});

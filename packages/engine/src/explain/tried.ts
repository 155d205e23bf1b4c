import type { Game } from '@zertz/rules';
import type { Solver } from '../solver.ts';
import type { Explaining } from './data.ts';
import type { Judgement } from './gameData.ts';
import { judgeTurn } from './judge.ts';
import { knownAt } from './known.ts';
import type { GameOptions, Known } from './known.ts';

/** A turn that was tried in the place of another. */
export interface TriedTurn {
  /** `null`: the board is too wide for the search. */
  readonly judgement: Judgement | null;
  /** What the opponent plays best against it; empty where the game is over. */
  readonly answer: readonly string[];
}

/** Judges the last turn of a game as those of a whole game are; `before`: what was best there. */
export function* explainTried(
  solver: Solver,
  game: Game,
  before: Pick<Known, 'line' | 'score'>,
  options: GameOptions,
): Explaining<TriedTurn> {
  const last = game.history.length - 1;
  const after = game.outcome === undefined ? yield* knownAt(solver, game, options, 0) : undefined;
  const known: (Known | undefined)[] = [];
  known[last] = { ...before, placements: null };
  known[last + 1] = after;
  const judgement = yield* judgeTurn(solver, game, last, known, options);
  return { judgement, answer: after?.line ?? [] };
}

import { formatPlace } from '@zertz/engine';
import type { Report, Score, Thinker } from '@zertz/engine';
import { formatTurn, ok } from '@zertz/rules';
import type { Game, Outcome, Player, Result } from '@zertz/rules';
import type { Failure } from '../failure.ts';
import { think } from './think.ts';

/** One turn of a game beside the best that was found. */
export interface ReviewedTurn {
  /** Counted from 1. */
  readonly ply: number;
  readonly player: Player;
  readonly turn: string;
  /** The best line found before it was played. */
  readonly best: readonly string[];
  readonly bestScore: Score;
  /** What the turn played is worth to its player; `undefined`: it tied the game. */
  readonly score: Score | undefined;
  /** How much of a win the turn gave away, from 0 to 1. */
  readonly loss: number;
}

export interface Review {
  readonly turns: readonly ReviewedTurn[];
  /** The turns that gave away most, the worst first: three at most. */
  readonly moments: readonly ReviewedTurn[];
}

export interface ReviewOptions {
  /** For each position. */
  readonly nodes: number;
  readonly interrupt: AbortSignal;
  /** Called after each position; false: stop. */
  readonly onPosition: (done: number, of: number) => Promise<boolean>;
}

/** Looks at every position of a game; `undefined` if it was stopped. */
export const reviewGame = async (
  thinker: Thinker,
  game: Game,
  { interrupt, nodes, onPosition }: ReviewOptions,
): Promise<Result<Review | undefined, Failure>> => {
  thinker.newGame();
  const reports: Report[] = [];
  const last = game.history.length;
  const end = isByRules(game.outcome) ? last : last + 1;
  for (let ply = 0; ply < end; ply++) {
    const place = formatPlace(upTo(game, ply));
    const found = await think(thinker, { place, limits: { nodes }, lines: 1 }, interrupt);
    if (!found.ok) return found;
    reports.push(found.value);
    if (interrupt.aborted || !(await onPosition(ply + 1, end))) return ok(undefined);
  }
  const turns = game.history.map((_, index) => reviewTurn(game, index, reports));
  return ok({ turns, moments: momentsOf(turns) });
};

/** A loss too small to be one of the moments that decided. */
const SLIGHT = 0.05;
const MOMENTS = 3;

const momentsOf = (turns: readonly ReviewedTurn[]): readonly ReviewedTurn[] =>
  turns
    .filter(({ loss }) => loss >= SLIGHT)
    .toSorted((a, b) => b.loss - a.loss || a.ply - b.ply)
    .slice(0, MOMENTS);

const reviewTurn = (game: Game, index: number, reports: readonly Report[]): ReviewedTurn => {
  const played = game.history[index];
  const [line] = reports[index]?.lines ?? [];
  if (played === undefined || line === undefined) {
    throw new RangeError(`turn ${index + 1} was not looked at`);
  }
  const turn = formatTurn(played);
  const player = played.before.turn;
  const isBest = line.turns[0] === turn;
  const score = isBest ? line.score : scoreAfter(game, index, reports, player);
  const chance = score === undefined ? 0.5 : chanceOf(score);
  const loss = isBest ? 0 : Math.max(0, chanceOf(line.score) - chance);
  return { ply: index + 1, player, turn, best: line.turns, bestScore: line.score, score, loss };
};

/** What the position after a turn is worth to him who made it; `undefined`: a tie. */
const scoreAfter = (
  game: Game,
  index: number,
  reports: readonly Report[],
  player: Player,
): Score | undefined => {
  const next = reports[index + 1]?.lines[0]?.score;
  if (next !== undefined) return negated(next);
  const winner = game.outcome?.winner;
  if (winner === undefined) return undefined;
  return { kind: winner === player ? 'win' : 'loss', turns: 1 };
};

const negated = (score: Score): Score => {
  switch (score.kind) {
    case 'value':
      return { kind: 'value', value: -score.value };
    case 'win':
      return { kind: 'loss', turns: score.turns + 1 };
    case 'loss':
      return { kind: 'win', turns: score.turns + 1 };
  }
};

/** An advantage of one marble counts as 73 hundredths of a win. */
const SCALE = 100;

/** The part of a win that a score promises. */
export const chanceOf = (score: Score): number => {
  if (score.kind === 'value') return 1 / (1 + Math.exp(-score.value / SCALE));
  return score.kind === 'win' ? 1 : 0;
};

const upTo = (game: Game, ply: number): Game => ({
  start: game.start,
  history: game.history.slice(0, ply),
  demanded: undefined,
  outcome: undefined,
});

/** Whether the last position is an end that nobody had to agree to. */
const isByRules = (outcome: Outcome | undefined): boolean =>
  outcome !== undefined && !['resignation', 'agreement', 'time'].includes(outcome.by);

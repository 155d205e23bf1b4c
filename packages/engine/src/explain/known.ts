import { formatPosition, positionOf } from '@zertz/rules';
import type { Game, Outcome } from '@zertz/rules';
import type { Limits, Score } from '../engine.ts';
import { Core } from '../core/core.ts';
import { formatPlace } from '../protocol/place.ts';
import type { Solver } from '../solver.ts';
import type { Explaining, Forced } from './data.ts';
import { forcedOf } from './forced.ts';

/** What is known about the player to move in a position of a game. */
export interface Known {
  readonly score: Score;
  readonly line: readonly string[];
  /** Placements of the proof, where there is one. */
  readonly placements: number | null;
}

export interface GameOptions {
  /** Of the search in each position; with nodes alone the same game is explained alike everywhere. */
  readonly limits: Limits;
  /** The most placements of a forced line. */
  readonly within: number;
  /** The most moves the solver makes in each position. */
  readonly moves: number;
  readonly stopped?: () => boolean;
}

/**
 * Looks at every position of a game; of those that were not come to, and where the board is too wide
 * for the search, nothing is known.
 */
export function* knownOf(
  solver: Solver,
  game: Game,
  options: GameOptions,
): Explaining<readonly (Known | undefined)[]> {
  const { stopped = () => false } = options;
  const last = game.history.length;
  const end = isByRules(game.outcome) ? last : last + 1;
  const known: (Known | undefined)[] = [];
  for (let ply = 0; ply < end; ply++) {
    const part = ply / end;
    const found = yield* knownAt(solver, upTo(game, ply), options, part);
    if (stopped()) return known;
    known.push(found);
  }
  return known;
}

/** Looks at the position a game has come to; `undefined`: it is too wide, or was not come to. */
export function* knownAt(
  solver: Solver,
  game: Game,
  options: GameOptions,
  part: number,
): Explaining<Known | undefined> {
  const { stopped = () => false } = options;
  const position = positionOf(game);
  if (!Core.fits(position)) {
    yield { part };
    return undefined;
  }
  const task = { place: formatPlace(game), limits: options.limits, lines: 1 };
  const report = yield { part, task };
  if (stopped()) return undefined;
  const forced = yield* forcedOf(solver, position, { ...options, gains: [], stopped }, part);
  if (stopped()) return undefined;
  const [line] = report?.lines ?? [];
  if (line === undefined) throw new Error(`no turn was found in ${formatPosition(position)}`);
  return better({ score: line.score, line: line.turns, placements: null }, forced);
}

/** A forced win is better than any line of the search but a shorter win. */
const better = (found: Known, forced: Forced): Known => {
  if (forced.kind !== 'win') return found;
  const { steps, turns, within } = forced;
  return found.score.kind === 'win' && found.score.turns <= turns
    ? { ...found, placements: within }
    : { score: { kind: 'win', turns }, line: steps.map(({ turn }) => turn), placements: within };
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

import { formatPosition, newGame, opponentOf, outcome, positionOf } from '@zertz/rules';
import type { Game, Position } from '@zertz/rules';
import type { Limits } from '../engine.ts';
import type { Gain } from '../proof.ts';
import { formatPlace } from '../protocol/place.ts';
import type { ReportLine } from '../protocol/report.ts';
import type { Solver } from '../solver.ts';
import { gainsAtOnce } from './atOnce.ts';
import type { Explaining, Forced, PositionExplanation, ScoredLine, Threats } from './data.ts';
import { forcedOf } from './forced.ts';
import type { ForcedLimits } from './forced.ts';
import { removalsOf } from './removals.ts';
import { toldLine } from './steps.ts';
import { readTurns } from './told.ts';

export interface ExplainOptions {
  /** Of the search. */
  readonly limits: Limits;
  /** How many of the best turns to tell apart. */
  readonly lines: number;
  /** The most placements of a forced line. */
  readonly within: number;
  /** The most moves the solver makes for each forced line that is looked for. */
  readonly moves: number;
  readonly stopped?: () => boolean;
}

/** Two whites for what is not worth one, or one white for a little. */
const GAINS: readonly Gain[] = [
  { whites: 2, giving: { white: 0, grey: 2, black: 3 } },
  { whites: 1, giving: { white: 0, grey: 1, black: 1 } },
];

/** Says about a position what can be said with certainty, and what a search thinks of it. */
export function* explainPosition(
  solver: Solver,
  from: Game | Position,
  options: ExplainOptions,
): Explaining<PositionExplanation> {
  const { limits, lines, stopped = NEVER } = options;
  const game = 'history' in from ? from : newGame(from);
  const position = positionOf(game);
  const forcedLimits = { ...options, gains: GAINS, stopped };
  const isOver = game.outcome !== undefined;
  const task = { place: formatPlace(game), limits, lines };
  const report = isOver ? undefined : yield { part: 0, task };
  const atOnce = isOver ? [] : yield* gainsAtOnce(position, stopped, AFTER_SEARCH);
  const forced: Forced = isOver
    ? { kind: 'none', within: options.within }
    : yield* forcedOf(solver, position, forcedLimits, AFTER_SEARCH, { report });
  const threats = yield* threatsOf(solver, position, forcedLimits, isOver);
  return {
    position: formatPosition(position),
    player: position.turn,
    depth: report?.depth ?? 0,
    nodes: report?.nodes ?? 0,
    lines: (report?.lines ?? []).map((line) => scoredLine(position, line)),
    atOnce,
    forced,
    threats,
    removals: isOver ? [] : removalsOf(position),
    isComplete: !stopped(),
  };
}

const AFTER_SEARCH = 0.5;
const AFTER_FORCED = 0.75;

const NEVER = (): boolean => false;

function* threatsOf(
  solver: Solver,
  position: Position,
  limits: ForcedLimits,
  isOver: boolean,
): Explaining<Threats> {
  const player = opponentOf(position.turn);
  const turned: Position = { ...position, turn: player, passes: 0, newest: undefined, owed: false };
  if (isOver || limits.stopped() || outcome(turned) !== undefined) {
    const within = isOver ? limits.within : -1;
    return { player, atOnce: [], forced: { kind: limits.stopped() ? 'stopped' : 'none', within } };
  }
  const atOnce = yield* gainsAtOnce(turned, limits.stopped, AFTER_FORCED);
  return { player, atOnce, forced: yield* forcedOf(solver, turned, limits, AFTER_FORCED) };
}

const scoredLine = (position: Position, { score, turns }: ReportLine): ScoredLine => ({
  score,
  turns,
  ...toldLine(position, readTurns(position, turns)),
});

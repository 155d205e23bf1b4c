import { createEngine } from '@zertz/engine';
import type { Limits, SearchInfo } from '@zertz/engine';
import {
  agreeDraw,
  boardOf,
  formatPosition,
  legalTurns,
  newGame,
  play,
  playTurn,
  positionOf,
  PRESET_NAMES,
  PRESETS,
  RingSet,
  startPosition,
} from '@zertz/rules';
import type { Game, Position, Ring } from '@zertz/rules';
import { Dice } from '../../rules/test/randomStates.ts';
import { clockOf } from '../src/clock.ts';

/** What has been played under one preset. */
export interface SoakRow {
  readonly games: number;
  readonly turns: number;
  /** Processor time beyond a time limit, in milliseconds, the worst of all turns. */
  readonly worst: number;
  readonly ends: { readonly [reason: string]: number };
}

/** Something that may not happen, with what is needed to see it again. */
export interface SoakFault {
  readonly seed: number;
  readonly ply: number;
  readonly position: string;
  readonly limits: string;
  readonly what: string;
}

export interface SoakGame extends SoakRow {
  readonly preset: string;
  readonly faults: readonly SoakFault[];
}

/** The presets in turn, then parts of the grid of 204 rings, some too wide for the search. */
const KINDS = [...PRESET_NAMES, 'grid'] as const;

const MOST_TURNS = 300;
const OPENING = 5;

/** How a time limit may be overrun: so many milliseconds, and this part of it. */
const GRACE_MS = 20;
const GRACE_PART = 0.02;

/** Plays one fast game against itself, each turn under limits drawn by chance, and checks all of it. */
export const soakGame = (seed: number): SoakGame => {
  const dice = new Dice(seed);
  const kind = KINDS[seed % KINDS.length] ?? 'official';
  const engine = createEngine({ megabytes: 2 ** (dice.below(8) - 3), seed });
  const opening = dice.below(OPENING);
  const faults: SoakFault[] = [];
  let worst = -Infinity;
  let game = newGame(kind === 'grid' ? gridStart(dice) : startPosition(PRESETS[kind]));
  while (game.outcome === undefined && game.history.length < MOST_TURNS) {
    const position = positionOf(game);
    if (game.history.length < opening) {
      game = played(game, dice.pick([...legalTurns(position)]));
      continue;
    }
    const asked = askedOf(dice);
    const fault = (what: string): void => {
      const limits = JSON.stringify(asked);
      const at = { seed, ply: game.history.length + 1, position: formatPosition(position), limits };
      faults.push({ ...at, what });
    };
    let found: SearchInfo;
    const clock = clockOf('cpu');
    const begun = clock();
    try {
      let asks = 0;
      const stopped = (): boolean => (asks += 1) > (asked.stopAfter ?? Infinity);
      found = engine.search(game, { limits: asked.limits, lines: asked.lines, stopped });
    } catch (error) {
      fault(error instanceof Error ? error.message : String(error));
      break;
    }
    const { millis } = asked.limits;
    if (millis !== undefined) {
      const over = clock() - begun - millis;
      worst = Math.max(worst, over);
      if (over > GRACE_MS + GRACE_PART * millis) fault(`overran by ${over.toFixed(1)} ms`);
    }
    for (const what of faultsOf(position, found, asked)) fault(what);
    const turn = found.lines[0]?.turns[0];
    if (turn === undefined) break;
    const next = playTurn(game, turn);
    if (!next.ok) break;
    game = next.value;
  }
  const end = game.outcome === undefined ? agreeDraw(game).outcome : game.outcome;
  const reason = end?.by === 'agreement' ? 'unfinished' : (end?.by ?? 'unfinished');
  return {
    preset: kind,
    games: 1,
    turns: game.history.length,
    worst,
    ends: { [reason]: 1 },
    faults,
  };
};

interface Asked {
  readonly limits: Limits;
  readonly lines: number;
  /** Stops it from outside when it has asked so many times. */
  readonly stopAfter?: number;
}

const askedOf = (dice: Dice): Asked => {
  const lines = 1 + dice.below(3);
  switch (dice.below(8)) {
    case 0:
    case 1:
      return { lines, limits: { nodes: 1 + dice.below(20) } };
    case 2:
      return { lines, limits: { nodes: 1 + dice.below(4000) } };
    case 3:
    case 4:
      return { lines, limits: { depth: dice.below(4), nodes: 5000 } };
    case 5:
      return { lines, limits: { nodes: 20_000 }, stopAfter: dice.below(4) };
    default:
      return { lines, limits: { millis: 1 + dice.below(30), clock: 'cpu' } };
  }
};

/** What is wrong with an answer. */
const faultsOf = (
  position: Position,
  { depth, lines }: SearchInfo,
  { limits, lines: asked }: Asked,
): readonly string[] => {
  const faults: string[] = [];
  if (lines.length === 0) faults.push('no turn was found');
  if (lines.length > asked) faults.push(`${lines.length} lines instead of ${asked}`);
  const values = lines.map(({ score }) =>
    score.kind === 'value' ? score.value : (score.kind === 'win' ? 1 : -1) * (1e6 - score.turns),
  );
  const isSorted = values.every((value, index) => index === 0 || value <= (values[index - 1] ?? 0));
  // A search that is cut off has looked at some lines more deeply than at others.
  const isWhole = limits.depth === depth;
  if (isWhole && !isSorted) faults.push(`the lines are out of order: ${values.join(', ')}`);
  const first = new Set(lines.map(({ turns }) => JSON.stringify(turns[0])));
  if (first.size < lines.length) faults.push('two lines begin alike');
  for (const { score, turns } of lines) {
    let now = position;
    for (const turn of turns) {
      const next = play(now, turn);
      if (!next.ok) {
        faults.push(`a turn is refused: ${next.error.code}`);
        break;
      }
      now = next.value.after;
      const { outcome } = next.value;
      if (turn !== turns[0] || score.kind !== 'win' || score.turns > 1) continue;
      if (outcome?.winner !== position.turn) faults.push('a win in one turn that wins nothing');
    }
  }
  return faults;
};

const played = (game: Game, turn: Parameters<typeof playTurn>[1]): Game => {
  const next = playTurn(game, turn);
  if (!next.ok) throw new Error(`a legal turn is refused: ${next.error.code}`);
  return next.value;
};

/** Some rings of the grid that hang together. */
const gridStart = (dice: Dice): Position => {
  const board = boardOf(204);
  const wanted = 12 + dice.below(40);
  let kept = RingSet.of(dice.pick(board.rings.toArray()));
  while (kept.size < wanted) {
    const next = board.neighbours[dice.pick<Ring>(kept.toArray())]?.diff(kept).toArray() ?? [];
    if (next.length > 0) kept = kept.with(dice.pick(next));
  }
  const variant = { ...PRESETS.official, board: 204 } as const;
  return startPosition(variant, { without: board.rings.diff(kept) });
};

/** Two tallies of the same preset together. */
export const addSoak = (row: SoakRow | undefined, more: SoakRow): SoakRow => {
  const ends: Record<string, number> = { ...row?.ends };
  for (const [reason, times] of Object.entries(more.ends)) {
    ends[reason] = (ends[reason] ?? 0) + times;
  }
  return {
    games: (row?.games ?? 0) + more.games,
    turns: (row?.turns ?? 0) + more.turns,
    worst: Math.max(row?.worst ?? -Infinity, more.worst),
    ends,
  };
};

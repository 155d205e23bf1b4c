import { positionOf } from '@zertz/rules';
import type { Game, Position, Turn } from '@zertz/rules';
import { clockOf } from './clock.ts';
import { Core } from './core/core.ts';
import { instantiateNow } from './core/instance.ts';
import { Glance } from './glance.ts';
import { LEVEL_VIEWS, TOP_LEVEL } from './levels.ts';
import type { Level } from './levels.ts';
import { allowanceOf } from './allowance.ts';
import type { Allowance } from './allowance.ts';
import { ForcedLines } from './forcedLines.ts';
import { goodFirstTurn } from './opening/book.ts';
import { DEFAULT_PARAMS } from './params.ts';
import type { Params } from './params.ts';
import { RootSearch } from './rootSearch.ts';
import { chooseTurn } from './simplePlayer.ts';
import { situationsBefore } from './situations.ts';
import { solverIn } from './solver.ts';
import { deniedTable, worthTable } from './worth.ts';

/** Where a search ends, whichever comes first; without any limit it goes on until it is stopped. */
export interface Limits {
  readonly millis?: number;
  /** Which time is counted: what has passed, or what this thread has worked. */
  readonly clock?: 'wall' | 'cpu';
  readonly nodes?: number;
  readonly depth?: number;
}

/** In hundredths of a marble or so for the player to move; or a proven end in so many turns. */
export type Score =
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'win' | 'loss'; readonly turns: number };

/** What both sides are expected to play, and what it is worth. */
export interface Line {
  readonly score: Score;
  readonly turns: readonly Turn[];
}

export interface SearchInfo {
  /** Placements looked ahead; forced captures are not counted. */
  readonly depth: number;
  readonly nodes: number;
  readonly millis: number;
  /** The best first. Empty only if the game is over, or no first turn falls to this part. */
  readonly lines: readonly Line[];
}

export interface SearchOptions {
  readonly limits: Limits;
  /** How strong to play, whatever the limits; all it has unless told otherwise. */
  readonly level?: Level;
  /** How many of the best first turns to tell apart. */
  readonly lines?: number;
  /** Only the first turns that fall to one of several searches that share them. */
  readonly part?: Part;
  readonly onInfo?: (info: SearchInfo) => void;
  readonly stopped?: () => boolean;
}

/** Of so many parts of the first turns, the one with this number, from 0. */
export interface Part {
  readonly index: number;
  readonly of: number;
}

/** Same position, history, nodes and seed give the same answer on every machine. */
export interface Engine {
  search(game: Game | Position, options: SearchOptions): SearchInfo;
  /** Forgets all it has learned from positions before. */
  newGame(): void;
}

export interface EngineOptions {
  readonly megabytes: number;
  readonly seed: number;
  /** For trying other numbers than the engine's own. */
  readonly params?: Params;
}

export const createEngine = (options: EngineOptions): Engine => {
  const { megabytes, params = DEFAULT_PARAMS, seed } = options;
  let isOver = (): boolean => false;
  const instance = instantiateNow({ isOver: () => isOver() });
  const core = new Core(instance);
  const forcedLines = new ForcedLines(solverIn(instance));
  instance.allocateTable(tableBytes(megabytes));
  instance.setSeed(seed);
  for (const [index, value] of Object.values(params.search).entries()) {
    instance.setParam(index, value);
  }
  let known = '';

  const setVariant = ({ variant }: Position): void => {
    const text = JSON.stringify(variant);
    if (text === known) return;
    known = text;
    const worth = worthTable(variant, params.worth);
    const denied = deniedTable(variant);
    const { buffer } = instance.memory;
    new Int32Array(buffer, instance.worthAddress(), worth.length).set(worth);
    new Uint8Array(buffer, instance.deniedAddress(), denied.length).set(denied);
    instance.clearTable();
  };

  /** What is known of the opening, and forced wins: neither needs a search. */
  const atOnce = (
    position: Position,
    remembering: boolean,
    allowance: Allowance,
  ): Line | undefined => {
    const first = goodFirstTurn(position, seed);
    return first === undefined
      ? forcedLines.find(position, remembering, allowance)
      : { score: { kind: 'value', value: 0 }, turns: [first] };
  };

  return {
    search: (game, searchOptions) => {
      const { level = TOP_LEVEL, limits, part, stopped } = searchOptions;
      const position = 'history' in game ? positionOf(game) : game;
      if ('history' in game && game.outcome !== undefined) return NOTHING;
      const clock = clockOf(limits.clock);
      const begun = clock();
      const millis = (): number => clock() - begun;
      const { millis: most = Infinity } = limits;
      isOver = () => millis() >= most || stopped?.() === true;
      if (!Core.fits(position)) return simple(position, seed, isOver);
      setVariant(position);
      const before = 'history' in game ? situationsBefore(core, game) : [];
      const view = LEVEL_VIEWS[level];
      const nodes = Math.min(
        limits.nodes ?? 2 ** 53,
        view.kind === 'search' ? view.nodes : 2 ** 53,
      );
      // What a weaker level has seen before would make it stronger.
      const trusts = limits.millis !== undefined && level === TOP_LEVEL;
      const begin = (): void => {
        core.set(position);
        instance.beginSearch(nodes, REPETITION[position.variant.repetition], Number(trusts));
        for (const seen of before) instance.addPast(seen);
      };
      if (view.kind === 'glance') {
        begin();
        const glance = { ...searchOptions, sight: view.sight, seed };
        return new Glance(core, instance, glance, millis).run(game);
      }
      const look = (depth: number | undefined): SearchInfo => {
        begin();
        const asked = { ...searchOptions, limits: { ...limits, ...(depth && { depth }) } };
        return new RootSearch(core, instance, asked, millis).run();
      };
      const isWhole = level === TOP_LEVEL && (searchOptions.lines ?? 1) === 1 && part === undefined;
      const found = isWhole
        ? atOnce(position, trusts, allowanceOf(limits, millis, isOver))
        : undefined;
      if (found === undefined) return look(limits.depth);
      return sooner(found, look) ?? told(found, searchOptions, millis);
    },
    newGame: () => {
      forcedLines.forget();
      instance.clearTable();
    },
  };
};

const told = (line: Line, { onInfo }: SearchOptions, millis: () => number): SearchInfo => {
  const info = { ...NOTHING, millis: millis(), lines: [line] };
  onInfo?.(info);
  return info;
};

/** Lines that only offer take the fewest placements, but a quiet turn may win in fewer turns. */
const sooner = ({ score }: Line, look: (depth: number) => SearchInfo): SearchInfo | undefined => {
  if (score.kind !== 'win' || score.turns <= SOON) return undefined;
  const info = look(LITTLE);
  const other = info.lines[0]?.score;
  return other?.kind === 'win' && other.turns < score.turns ? info : undefined;
};

const SOON = 3;
/** Placements. */
const LITTLE = 2;

/** As `assembly/ends.ts` numbers them. */
const REPETITION = { off: 0, coloursIgnored: 1, exactColours: 2 } as const;

const NOTHING: SearchInfo = { depth: 0, nodes: 0, millis: 0, lines: [] };

/** The greatest power of two that fits; a little is always needed. */
const tableBytes = (megabytes: number): number =>
  2 ** Math.floor(Math.log2(Math.min(Math.max(megabytes, 0.125), 2048) * 2 ** 20));

/** Boards too wide for the core: every level plays alike there. */
const simple = (position: Position, seed: number, isOver: () => boolean): SearchInfo => {
  const turn = chooseTurn(position, { seed, isOver });
  if (turn === undefined) return NOTHING;
  return { ...NOTHING, lines: [{ score: { kind: 'value', value: 0 }, turns: [turn] }] };
};

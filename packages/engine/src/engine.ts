import { positionOf } from '@zertz/rules';
import type { Game, Position, Turn } from '@zertz/rules';
import { chooseTurn } from './simplePlayer.ts';

/** Where a search ends, whichever comes first; without any limit it goes on until it is stopped. */
export interface Limits {
  readonly millis?: number;
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
  /** The best first. Empty only if the game is over. */
  readonly lines: readonly Line[];
}

export interface SearchOptions {
  readonly limits: Limits;
  /** How many of the best first turns to tell apart. */
  readonly lines?: number;
  readonly onInfo?: (info: SearchInfo) => void;
  readonly stopped?: () => boolean;
}

/** Same position, history, nodes and seed give the same answer on every machine. */
export interface Engine {
  search(game: Game | Position, options: SearchOptions): SearchInfo;
  /** Forgets all it has learned from positions before. */
  newGame(): void;
}

export const createEngine = (options: {
  readonly megabytes: number;
  readonly seed: number;
}): Engine => ({
  search: (game, { onInfo }) => {
    const position = 'history' in game ? positionOf(game) : game;
    const turn = chooseTurn(position, { seed: options.seed });
    const lines: readonly Line[] =
      turn === undefined ? [] : [{ score: { kind: 'value', value: 0 }, turns: [turn] }];
    const info: SearchInfo = { depth: 1, nodes: 1, millis: 0, lines };
    onInfo?.(info);
    return info;
  },
  newGame: () => undefined,
});

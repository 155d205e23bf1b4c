import type { ByPlayer, MarbleCount } from '@zertz/rules';
import type { Score } from '../engine.ts';
import type { Step } from './data.ts';

/** A game explained turn by turn; texts and numbers only, as with positions. */
export interface GameExplanation {
  readonly turns: readonly ExplainedTurn[];
  /** The turns that decided, the most important first, three at most: their numbers from 1. */
  readonly moments: readonly number[];
  readonly players: ByPlayer<PlayerSummary>;
  /** False: it was stopped, and turns have not been judged. */
  readonly isComplete: boolean;
}

/** A capture is a reply where the turn before was an offer. */
export interface ExplainedTurn extends Step {
  /** Counted from 1. */
  readonly ply: number;
  /** `null`: it was not come to, or the board is too wide for the search. */
  readonly judgement: Judgement | null;
}

/** A turn beside the best. */
export interface Judgement {
  /** The best line found before the turn was played, and its score. */
  readonly best: readonly string[];
  readonly bestScore: Score;
  /** What the turn played is worth to its player; `null`: it tied the game. */
  readonly score: Score | null;
  /** Score before less score after, in hundredths of a marble; `null` where one is no such number. */
  readonly loss: number | null;
  /** How much of a win the turn gave away, from 0 to 1. */
  readonly swing: number;
  /** A forced win that its player had and did not keep. */
  readonly missed: MissedWin | null;
  /** A forced win that he gave the opponent, having had better. */
  readonly allowed: MissedWin | null;
}

export interface MissedWin {
  /** Of both players, up to the end. */
  readonly turns: number;
  /** Of the winner, at most, in the proof; `null`: the search saw it, the solver did not. */
  readonly placements: number | null;
  readonly line: readonly string[];
}

export interface PlayerSummary {
  /** Of his turns that were judged, how much of a win they kept on average; 1 without any. */
  readonly accuracy: number;
  /** Placements that left the opponent nothing but captures. */
  readonly offers: number;
  readonly missed: number;
  readonly allowed: number;
  /** By captures and claims. */
  readonly gained: MarbleCount;
}

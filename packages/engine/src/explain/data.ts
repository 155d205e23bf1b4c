import type { ByPlayer, Marble, MarbleCount, Player } from '@zertz/rules';
import type { Score } from '../engine.ts';
import type { Gain, ProofData } from '../proof.ts';
import type { Report } from '../protocol/report.ts';
import type { Task } from '../protocol/thinker.ts';

// What explanations consist of: texts and numbers only, so that they can be sent from a thread and
// printed as JSON. Turns are in official notation, rings are told by their labels.

/**
 * Work in pieces, none of which takes long but a search, and that is somebody else's: a piece that
 * has a task is answered with what an engine found, all others with nothing.
 */
export type Explaining<T> = Generator<Piece, T, Report | undefined>;

export interface Piece {
  /** How much is done, from 0 to 1. */
  readonly part: number;
  readonly task?: Task;
}

export interface MarbleAt {
  readonly marble: Marble;
  readonly ring: string;
}

/** What a turn is for. In a line all captures of him who does not begin it are answers. */
export type StepKind =
  /** A placement that leaves the opponent nothing but captures. */
  | 'offer'
  /** A capture in answer, about which its player has no choice. */
  | 'forced-reply'
  /** A capture in answer, one of several that its player may choose. */
  | 'reply'
  /** Any other capture. */
  | 'capture'
  /** A turn that claims isolated marbles. */
  | 'claim'
  /** A placement that forces nothing and takes nothing. */
  | 'quiet'
  /** A ring taken off without a marble (R11.11). */
  | 'removal'
  | 'pass';

export interface Step {
  readonly player: Player;
  readonly kind: StepKind;
  readonly turn: string;
  /** How many ways to capture its player had; 0: he could not. */
  readonly captures: number;
  readonly captured: readonly MarbleAt[];
  readonly claimed: readonly MarbleAt[];
  /** Captured and claimed together. */
  readonly gained: MarbleCount;
  readonly wins: boolean;
}

/** A line told turn by turn, and the trade: what each player gains in it. */
export interface ToldLine {
  readonly steps: readonly Step[];
  readonly gained: ByPlayer<MarbleCount>;
}

export interface ScoredLine extends ToldLine {
  readonly score: Score;
  readonly turns: readonly string[];
}

/** A line that cannot be avoided, told along its longest defence. */
export interface ForcedLine extends ToldLine {
  readonly kind: 'win' | 'gain';
  /** What is gained; `null`: the game. */
  readonly gain: Gain | null;
  /** The most placements of its player, and the most turns of both, in any of its lines. */
  readonly within: number;
  readonly turns: number;
  readonly proof: ProofData;
}

/** A forced line, or how many placements it is certain that there is none for (-1: nothing is). */
export type Forced =
  | ForcedLine
  | { readonly kind: 'none' | 'stopped'; readonly within: number }
  /** The rings lie too far apart for the solver. */
  | { readonly kind: 'too-wide' };

/** A turn that gains marbles at once. */
export interface AtOnce {
  readonly kind: 'capture' | 'claim';
  /** Where several gain the same by a claim, one that leaves the opponent no capture if there is. */
  readonly turn: string;
  readonly captured: readonly MarbleAt[];
  readonly claimed: readonly MarbleAt[];
  readonly gained: MarbleCount;
  readonly wins: boolean;
}

/** What a player could do if it were his turn. */
export interface Threats {
  readonly player: Player;
  readonly atOnce: readonly AtOnce[];
  readonly forced: Forced;
}

/** What a removal cuts off from the rest of the board. */
export interface CutOff {
  readonly rings: readonly string[];
  readonly marbles: readonly MarbleAt[];
  readonly claim:
    /** Every ring of it is occupied: it is claimed wherever a marble is placed. */
    | { readonly kind: 'at-once' }
    /** It is claimed if the marble of the turn is placed on its only vacant ring. */
    | { readonly kind: 'by-filling'; readonly ring: string; readonly marbles: readonly Marble[] }
    /** Vacant rings stay in it, so nothing is claimed yet. */
    | { readonly kind: 'no' };
}

/** A free ring whose removal cuts something off. */
export interface Removal {
  readonly ring: string;
  /** Every part but the largest, and that too if this turn could claim it. */
  readonly parts: readonly CutOff[];
}

export interface PositionExplanation {
  readonly position: string;
  readonly player: Player;
  /** Of the search; on boards too wide for it 0, and the line is that of a simple player. */
  readonly depth: number;
  readonly nodes: number;
  /** The best first; none only if the game is over. */
  readonly lines: readonly ScoredLine[];
  readonly atOnce: readonly AtOnce[];
  readonly forced: Forced;
  readonly threats: Threats;
  readonly removals: readonly Removal[];
  /** False: it was stopped, and something may be missing. */
  readonly isComplete: boolean;
}

import type { BoardName } from './board.ts';
import { covers } from './marbleCount.ts';
import type { ByPlayer, MarbleCount } from './types.ts';

/** Options with a closed list of values; the first value is that of preset `official` (R11). */
export const CHOICES = {
  jumpChoice: ['any', 'olderOverNewer'],
  chain: ['mandatory', 'optional'],
  ringAfterCapture: ['never', 'required'],
  isolationTrigger: ['removalOrFill', 'removalOnly'],
  isolationClaim: ['optional', 'automatic'],
  declinedGroup: ['dead', 'claimableLater'],
  usedRings: ['removable', 'locked'],
  poolEmpty: ['ownCaptives', 'ringsOnly'],
  noMarbles: ['pass', 'loss'],
  fullBoard: ['fillerWins', 'claimOnly'],
  noGoalEnd: ['tie', 'points'],
  repetition: ['coloursIgnored', 'exactColours', 'off'],
  collaboration: ['off', 'bothLose'],
  touchMove: ['off', 'marble', 'full'],
  missedCapture: ['enforced', 'claimable'],
  firstPlayer: ['lot', 'first', 'second'],
  openingPass: ['no', 'yes'],
} as const;

export type Choice = keyof typeof CHOICES;
export type Choices = { readonly [C in Choice]: (typeof CHOICES)[C][number] };

/** Everything that may differ from game to game. Data: no rule code asks for `preset`. */
export interface Variant extends Choices {
  /** The preset the options started from: a label for people and texts. */
  readonly preset: string;
  readonly board: BoardName;
  /** Marbles in the pool before a handicap is given. */
  readonly supply: MarbleCount;
  /** Holding at least any one of these wins. */
  readonly goals: readonly MarbleCount[];
  /** Captives each player is given from the supply before the start. */
  readonly handicap: ByPlayer<MarbleCount>;
}

/** Points for each captured marble where points decide (R11.14). */
export const POINTS: MarbleCount = { white: 4, grey: 3, black: 2 };

/** What these captives are worth by `POINTS`. */
export const points = (captives: MarbleCount): number =>
  captives.white * POINTS.white + captives.grey * POINTS.grey + captives.black * POINTS.black;

/** The goals that these captives reach (R9.1). */
export const goalsMet = (variant: Variant, captives: MarbleCount): readonly MarbleCount[] =>
  variant.goals.filter((goal) => covers(captives, goal));

import {
  boardOf,
  CHOICES,
  covers,
  NO_MARBLES,
  outcome,
  RingSet,
  sameCount,
  startPosition,
  sum,
  total,
} from '@zertz/rules';
import type { Choice, Position, Ring, Variant } from '@zertz/rules';
import type { Words } from '../i18n/words.ts';

/** A set of rules as it is put together, with the rings that are left out of its board. */
export interface OwnRules {
  readonly variant: Variant;
  readonly without: ReadonlySet<number>;
}

export const rulesOf = (variant: Variant): OwnRules => ({ variant, without: new Set() });

export type RulesFault = keyof Words['newGame']['faults'];

/** Why no game can be played by these rules, if none can. */
export const faultOf = ({ variant, without }: OwnRules): RulesFault | undefined => {
  const { supply, goals, handicap } = variant;
  if (without.size >= boardOf(variant.board).size) return 'board';
  if (total(supply) === 0) return 'pool';
  if (goals.length === 0 || goals.some((goal) => sameCount(goal, NO_MARBLES))) return 'goals';
  if (!goals.some((goal) => covers(supply, goal))) return 'reach';
  if (!covers(supply, sum(handicap.first, handicap.second))) return 'handicap';
  return outcome(positionFrom({ variant, without })) === undefined ? undefined : 'won';
};

export const positionFrom = ({ variant, without }: OwnRules): Position =>
  startPosition(variant, { without: RingSet.from([...without].map((ring) => ring as Ring)) });

/** Whether an option has this value. */
export const has = (variant: Variant, choice: Choice, value: string): boolean =>
  variant[choice] === value;

/** With an option at this value, or as in the official game. */
export const withChoice = (
  variant: Variant,
  choice: Choice,
  value: string,
  on: boolean,
): Variant => ({ ...variant, [choice]: on ? value : CHOICES[choice][0] });

import { formatCount, MARBLES } from '@zertz/rules';
import type { MarbleCount, Player, Position } from '@zertz/rules';

/** How much of a goal a player holds. */
export interface GoalProgress {
  readonly goal: string;
  /** Marbles that count towards it. */
  readonly held: number;
  readonly of: number;
}

export const goalProgress = (
  { captives, variant }: Position,
  player: Player,
): readonly GoalProgress[] =>
  variant.goals.map((goal: MarbleCount) => ({
    goal: formatCount(goal),
    held: MARBLES.reduce(
      (held, marble) => held + Math.min(goal[marble], captives[player][marble]),
      0,
    ),
    of: MARBLES.reduce((all, marble) => all + goal[marble], 0),
  }));

import { formatCount, goalsMet } from '@zertz/rules';
import type { Outcome, Position } from '@zertz/rules';

/** How a game ended, as a sentence without a full stop. */
export const outcomeWords = (end: Outcome, position: Position): string => {
  const { points, winner } = end;
  const score = points === undefined ? '' : `, ${points.first} points to ${points.second}`;
  if (winner === undefined) {
    return end.by === 'collaboration'
      ? `both lose: ${reasonWords(end, position)}`
      : `tie: ${reasonWords(end, position)}${score}`;
  }
  return `${winner} wins: ${reasonWords(end, position)}${score}`;
};

const reasonWords = ({ by, winner }: Outcome, position: Position): string => {
  switch (by) {
    case 'goal': {
      const captives = winner === undefined ? undefined : position.captives[winner];
      const goals = captives === undefined ? [] : goalsMet(position.variant, captives);
      return `the captives hold ${goals.map(formatCount).join(' and ')}`;
    }
    case 'full-board':
      return 'the last vacant ring is gone';
    case 'no-goal':
      return 'play cannot go on and no goal was reached';
    case 'no-marbles':
      return 'the opponent has nothing to place';
    case 'repetition':
      return 'the same situation came up for the third time';
    case 'collaboration':
      return 'all marbles were placed before anybody captured';
    case 'resignation':
      return 'the opponent resigned';
    case 'agreement':
      return 'agreed';
    case 'time':
      return 'the opponent ran out of time';
  }
};

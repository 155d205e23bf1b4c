import { formatTurn, groups, marbleAt, play, takeStep } from '@zertz/rules';
import type { Draft, MarbleCount, MarbleOn, Played, Ring, RingSet } from '@zertz/rules';
import { choices } from './openChoices.ts';

/** What a turn would do, shown before it is made. */
export interface Preview {
  readonly played: Played;
  readonly notation: string;
  readonly claimed: readonly MarbleOn[];
  /** Groups that the turn cuts off without filling them: nothing is claimed there. */
  readonly cutOff: readonly RingSet[];
  readonly gain: MarbleCount;
  readonly wins: boolean;
}

/** The consequence of a draft that is a whole turn, or becomes one by removing `ring`. */
export const previewOf = (draft: Draft, ring?: Ring): Preview | undefined => {
  const removed = ring === undefined ? undefined : takeStep(draft, { kind: 'remove', ring });
  if (removed !== undefined && !removed.ok) return undefined;
  const { turn } = choices(removed?.value ?? draft);
  if (turn === undefined) return undefined;
  const result = play(draft.position, turn);
  if (!result.ok) return undefined;
  const played = result.value;
  return {
    played,
    notation: formatTurn(played),
    claimed: played.claimed,
    cutOff: cutOffBy(played),
    gain: played.gain,
    wins: played.outcome !== undefined && played.outcome.winner === draft.position.turn,
  };
};

/** The marbles a draft would claim, with `ring` removed if it is given: the cheap part of a preview. */
export const claimsOf = (draft: Draft, ring?: Ring): readonly MarbleOn[] => {
  const removed = ring === undefined ? undefined : takeStep(draft, { kind: 'remove', ring });
  if (removed !== undefined && !removed.ok) return [];
  return choices(removed?.value ?? draft).claims.flatMap((group) =>
    group.toArray().flatMap((claimed) => {
      const marble = claimed === draft.placed ? draft.marble : marbleAt(draft.position, claimed);
      return marble === undefined ? [] : [{ marble, ring: claimed }];
    }),
  );
};

/** Groups apart from the biggest that were not apart before and stay on the board. */
const cutOffBy = ({ before, after, declined }: Played): readonly RingSet[] => {
  const was = groups(before.board, before.rings);
  const now = groups(after.board, after.rings);
  const biggest = now.reduce((size, group) => Math.max(size, group.size), 0);
  const main = now.find((group) => group.size === biggest);
  return now.filter(
    (group) =>
      group !== main &&
      !was.some((other) => group.isSubsetOf(other) && other.size - group.size <= 1) &&
      !declined.some((other) => other.equals(group)),
  );
};

import {
  canCapture,
  chains,
  fullGroups,
  goalsMet,
  groups,
  isRingsOnly,
  legalTurns,
  outcome,
  PLAYERS,
  sum,
  total,
} from '@zertz/rules';
import type { Outcome, Player, Position, RingSet } from '@zertz/rules';

/** What is wrong with a position, or worth knowing before it is played. */
export type Problem =
  /** Nothing can be played: there is no ring, or the game is over. */
  | { readonly code: 'no-rings' }
  | { readonly code: 'over'; readonly outcome: Outcome }
  /** Whoever reached a goal first has won, so both cannot have. */
  | { readonly code: 'both-won' }
  /** A full group that was cut off is always claimed at once (R11.7). */
  | { readonly code: 'unclaimed'; readonly group: RingSet }
  /** Nothing is wrong from here on. */
  /** More rings are gone than turns can have taken (R5.2, R7.1): the board began without some. */
  | { readonly code: 'rings-gone'; readonly gone: number; readonly most: number }
  | { readonly code: 'forced'; readonly ways: number }
  | { readonly code: 'left-lying'; readonly group: RingSet }
  | { readonly code: 'pass' }
  | { readonly code: 'rings-only' };

export type ProblemKind = 'impossible' | 'note';

const NOTES: ReadonlySet<Problem['code']> = new Set([
  'rings-gone',
  'forced',
  'left-lying',
  'pass',
  'rings-only',
]);

export const kindOf = ({ code }: Problem): ProblemKind => (NOTES.has(code) ? 'note' : 'impossible');

/** Everything there is to say; the impossible first. */
export const problemsOf = (position: Position): readonly Problem[] => {
  if (position.rings.isEmpty) return [{ code: 'no-rings' }];
  const found: Problem[] = [];
  const won = PLAYERS.filter((player) => hasWon(position, player));
  const end = outcome(position);
  if (won.length > 1) found.push({ code: 'both-won' });
  else if (end !== undefined) found.push({ code: 'over', outcome: end });
  const { gone, most } = ringsGone(position);
  if (gone > most) found.push({ code: 'rings-gone', gone, most });
  const cutOff = cutOffFull(position);
  const always = position.variant.isolationClaim === 'automatic';
  for (const group of cutOff) found.push({ code: always ? 'unclaimed' : 'left-lying', group });
  if (end !== undefined) return found;
  if (canCapture(position)) found.push({ code: 'forced', ways: [...chains(position)].length });
  else if (isRingsOnly(position)) found.push({ code: 'rings-only' });
  else if (mustPass(position)) found.push({ code: 'pass' });
  return found;
};

const hasWon = ({ captives, variant }: Position, player: Player): boolean =>
  goalsMet(variant, captives[player]).length > 0;

/** R8.3: there is nothing to place, so the turn is a pass. */
const mustPass = (position: Position): boolean => {
  const [first] = legalTurns(position);
  return first?.kind === 'pass';
};

/** Full groups beside a bigger rest. Where all rings are full the game is over anyway. */
const cutOffFull = ({ board, occupied, rings }: Position): readonly RingSet[] => {
  if (groups(board, rings).length < 2 || rings.equals(occupied)) return [];
  return fullGroups(board, rings, occupied);
};

/**
 * A turn removes one ring at most, a claim takes one ring for each captive. Where marbles come back
 * into play from the captives nobody can count the turns.
 */
const ringsGone = (position: Position): { readonly gone: number; readonly most: number } => {
  const { board, captives, occupied, pool, rings, variant } = position;
  const gone = board.size - rings.size;
  if (total(pool) === 0) return { gone, most: board.size };
  const { first, second } = variant.handicap;
  const given = total(sum(first, second));
  const taken = total(sum(captives.first, captives.second)) - given;
  const placed = occupied.size + taken;
  // R11.6: where a capture is followed by a removal, every marble taken may have cost a ring too.
  const after = variant.ringAfterCapture === 'required' ? taken : 0;
  return { gone, most: placed + taken + after };
};

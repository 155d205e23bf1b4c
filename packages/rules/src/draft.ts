import type { Jump } from './board.ts';
import {
  beginChain,
  canCapture,
  extendChain,
  firstJumps,
  nextJumps,
  pathOf,
  standsOn,
} from './capture.ts';
import type { Chain } from './capture.ts';
import { claimableGroups } from './isolation.ts';
import { mayPass, mayPlace, removalsAfterCapture, removalsAfterPlacing } from './legal.ts';
import { outcome } from './outcome.ts';
import { isRingsOnly, freeRings, placeableMarbles } from './placement.ts';
import { marbleRefusal, removalRefusal, targetRefusal } from './play.ts';
import { vacantRings } from './position.ts';
import type { Position } from './position.ts';
import { err, ok } from './result.ts';
import type { Result } from './result.ts';
import { RingSet } from './ringSet.ts';
import type { Marble, Ring } from './types.ts';
import type { Refusal, Turn } from './turn.ts';

/** A part of a turn: what one click does. */
export type Step =
  /** Take a marble into the hand, or swap it for another colour. */
  | { readonly kind: 'take'; readonly marble: Marble }
  /** Put the marble in hand on a ring, or move it to another. */
  | { readonly kind: 'place'; readonly ring: Ring }
  | { readonly kind: 'jump'; readonly from: Ring; readonly to: Ring }
  /** Mark the ring to be removed, or another instead. */
  | { readonly kind: 'remove'; readonly ring: Ring }
  /** Leave the group that this ring belongs to lying, or claim it after all. */
  | { readonly kind: 'decline'; readonly ring: Ring }
  | { readonly kind: 'pass' };

/** A turn being made, step by step. A plain value like a position; nothing is played yet. */
export interface Draft {
  readonly position: Position;
  readonly marble: Marble | undefined;
  readonly placed: Ring | undefined;
  /** The chain so far; its path has one ring until the first jump. */
  readonly chain: Chain | undefined;
  readonly removal: Ring | undefined;
  readonly declined: RingSet;
  readonly passing: boolean;
}

/** What may be done next. The board shows exactly this. */
export interface DraftChoices {
  /** Colours that may be taken into the hand, or swapped for the one in it. */
  readonly marbles: readonly Marble[];
  /** Rings the marble may be put on, or moved to. */
  readonly places: RingSet;
  readonly jumps: readonly Jump[];
  /** Rings that may be removed. Empty before a marble stands or a chain ends. */
  readonly removals: RingSet;
  /** Groups that the turn as it stands would claim. */
  readonly claims: readonly RingSet[];
  /** Whether the player may leave claims lying. */
  readonly mayDecline: boolean;
  readonly mayPass: boolean;
  /** The finished turn, once nothing more is needed. */
  readonly turn: Turn | undefined;
}

/** A turn of which nothing has been done yet. */
export const startDraft = (position: Position): Draft => ({
  position,
  marble: undefined,
  placed: undefined,
  chain: undefined,
  removal: undefined,
  declined: RingSet.EMPTY,
  passing: false,
});

/** What can be done next, and the turn once it is whole. */
export const choices = (draft: Draft): DraftChoices => {
  const { position } = draft;
  if (outcome(position) !== undefined) return NOTHING;
  const capturing = canCapture(position);
  const placing = mayPlace(position, capturing) && draft.chain === undefined && !draft.passing;
  const removals = removalsNow(draft, capturing);
  const { fixedMarble, fixedRing, fixedRemoval } = touched(draft);
  return {
    marbles: !placing || fixedMarble ? [] : placeableMarbles(position),
    places:
      !placing || draft.marble === undefined || fixedRing ? RingSet.EMPTY : vacantRings(position),
    jumps: fixedMarble || draft.placed !== undefined || draft.passing ? [] : jumpsNow(draft),
    removals: fixedRemoval ? RingSet.EMPTY : removals,
    claims: claimsNow(draft),
    mayDecline: position.variant.isolationClaim === 'optional',
    mayPass: mayPass(position, capturing) && isBare(draft),
    turn: turnSoFar(draft, removals),
  };
};

/** Makes one step, or says why it may not be made. Steps already made are kept. */
export const takeStep = (draft: Draft, step: Step): Result<Draft, Refusal> => {
  if (outcome(draft.position) !== undefined) return err({ code: 'game-over' });
  switch (step.kind) {
    case 'take':
      return takeMarble(draft, step.marble);
    case 'place':
      return placeMarble(draft, step.ring);
    case 'jump':
      return jump(draft, step.from, step.to);
    case 'remove':
      return removeRing(draft, step.ring);
    case 'decline':
      return decline(draft, step.ring);
    case 'pass':
      if (!mayPass(draft.position, canCapture(draft.position))) {
        return err({ code: canCapture(draft.position) ? 'capture-forced' : 'may-not-pass' });
      }
      return ok({ ...startDraft(draft.position), passing: true });
  }
};

/** Undoes the last step; `touched` where the variant makes it final (R11.17). */
export const stepBack = (draft: Draft): Result<Draft, Refusal> => {
  const { fixedMarble, fixedRing, fixedRemoval } = touched(draft);
  if (!draft.declined.isEmpty) return ok({ ...draft, declined: RingSet.EMPTY });
  if (draft.removal !== undefined) {
    return fixedRemoval ? err({ code: 'touched' }) : ok({ ...draft, removal: undefined });
  }
  if (draft.placed !== undefined) {
    return fixedRing ? err({ code: 'touched' }) : ok({ ...draft, placed: undefined });
  }
  if (draft.marble !== undefined) {
    return fixedMarble ? err({ code: 'touched' }) : ok({ ...draft, marble: undefined });
  }
  if (draft.chain !== undefined) return ok({ ...draft, chain: shorter(draft) });
  return ok(startDraft(draft.position));
};

/** The finished turn, or why it is not one yet. */
export const finishedTurn = (draft: Draft): Result<Turn, Refusal> => {
  const { turn } = choices(draft);
  if (turn !== undefined) return ok(turn);
  if (draft.chain !== undefined && nextJumps(draft.position, draft.chain).length > 0) {
    return err({ code: 'capture-unfinished', at: standsOn(draft.chain) });
  }
  const waitsForRing = !removalsNow(draft, canCapture(draft.position)).isEmpty;
  return err({ code: waitsForRing ? 'removal-required' : 'turn-unfinished' });
};

const NOTHING: DraftChoices = {
  marbles: [],
  places: RingSet.EMPTY,
  jumps: [],
  removals: RingSet.EMPTY,
  claims: [],
  mayDecline: false,
  mayPass: false,
  turn: undefined,
};

const isBare = (draft: Draft): boolean =>
  draft.marble === undefined && draft.chain === undefined && draft.removal === undefined;

/** R11.17: what a touch has made final. */
const touched = (
  draft: Draft,
): { fixedMarble: boolean; fixedRing: boolean; fixedRemoval: boolean } => {
  const { touchMove } = draft.position.variant;
  return {
    fixedMarble: touchMove !== 'off' && draft.marble !== undefined,
    fixedRing: touchMove === 'full' && draft.placed !== undefined,
    fixedRemoval: touchMove === 'full' && draft.removal !== undefined,
  };
};

const jumpsNow = (draft: Draft): readonly Jump[] =>
  draft.chain === undefined || draft.chain.jumped.length === 0
    ? firstJumps(draft.position)
    : nextJumps(draft.position, draft.chain);

const chainIsDone = (draft: Draft, chain: Chain): boolean =>
  chain.jumped.length > 0 &&
  (draft.position.variant.chain === 'optional' || nextJumps(draft.position, chain).length === 0);

const removalsNow = (draft: Draft, capturing: boolean): RingSet => {
  const { chain, placed, position } = draft;
  if (chain !== undefined) {
    return chainIsDone(draft, chain) ? removalsAfterCapture(position, chain) : RingSet.EMPTY;
  }
  if (placed !== undefined) return removalsAfterPlacing(position, placed);
  return isRingsOnly(position) && mayPlace(position, capturing)
    ? freeRings(position)
    : RingSet.EMPTY;
};

const claimsNow = (draft: Draft): readonly RingSet[] => {
  const { chain, placed, position, removal } = draft;
  if (removal === undefined && placed === undefined) return [];
  if (removal === undefined && placed !== undefined) {
    if (!removalsAfterPlacing(position, placed).isEmpty) return [];
  }
  const rings = removal === undefined ? position.rings : position.rings.without(removal);
  const stood = chain?.occupied ?? position.occupied;
  const occupied = placed === undefined ? stood : stood.with(placed);
  return claimableGroups(position, rings, occupied, removal);
};

const turnSoFar = (draft: Draft, removals: RingSet): Turn | undefined => {
  const { chain, declined, marble, placed, position, removal } = draft;
  if (draft.passing) return { kind: 'pass' };
  if (removal === undefined && !removals.isEmpty) return undefined;
  if (chain !== undefined) {
    return chainIsDone(draft, chain)
      ? { kind: 'capture', path: pathOf(chain), removal, declined }
      : undefined;
  }
  if (marble !== undefined && placed !== undefined) {
    return { kind: 'placement', marble, to: placed, removal, declined };
  }
  return removal !== undefined && isRingsOnly(position)
    ? { kind: 'removal', removal, declined }
    : undefined;
};

const takeMarble = (draft: Draft, marble: Marble): Result<Draft, Refusal> => {
  const { position } = draft;
  if (!mayPlace(position, canCapture(position))) return err({ code: 'capture-forced' });
  if (draft.marble !== marble && touched(draft).fixedMarble) return err({ code: 'touched' });
  const refusal = marbleRefusal(position, marble);
  if (refusal !== undefined) return err(refusal);
  return ok({ ...draft, marble, chain: undefined, passing: false });
};

const placeMarble = (draft: Draft, ring: Ring): Result<Draft, Refusal> => {
  const { position } = draft;
  if (!mayPlace(position, canCapture(position))) return err({ code: 'capture-forced' });
  if (draft.marble === undefined) return err({ code: 'placement-required' });
  if (draft.placed !== ring && touched(draft).fixedRing) return err({ code: 'touched' });
  const refusal = targetRefusal(position, ring);
  if (refusal !== undefined) return err(refusal);
  const removal = draft.placed === ring ? draft.removal : undefined;
  return ok({ ...draft, placed: ring, removal, declined: RingSet.EMPTY });
};

const jump = (draft: Draft, from: Ring, to: Ring): Result<Draft, Refusal> => {
  const { position } = draft;
  const going = draft.chain !== undefined && draft.chain.jumped.length > 0;
  const open = jumpsNow(draft);
  const chosen = open.find((candidate) => candidate.from === from && candidate.to === to);
  if (chosen === undefined) {
    if (!going && from === position.newest) return err({ code: 'newest-may-not-jump', from });
    if (going && draft.chain !== undefined && from !== standsOn(draft.chain)) {
      return err({ code: 'capture-unfinished', at: standsOn(draft.chain) });
    }
    if (!going && !position.occupied.has(from)) return err({ code: 'no-marble-there', ring: from });
    return err({ code: 'no-such-jump', from, to });
  }
  if (draft.marble !== undefined && touched(draft).fixedMarble) return err({ code: 'touched' });
  const chain = going && draft.chain !== undefined ? draft.chain : beginChain(position, from);
  return ok({ ...startDraft(position), chain: extendChain(chain, chosen) });
};

const removeRing = (draft: Draft, ring: Ring): Result<Draft, Refusal> => {
  const { chain, placed, position } = draft;
  const capturing = canCapture(position);
  if (draft.removal !== ring && touched(draft).fixedRemoval) return err({ code: 'touched' });
  if (removalsNow(draft, capturing).has(ring)) {
    return ok({ ...draft, removal: ring, declined: RingSet.EMPTY });
  }
  if (chain !== undefined) {
    if (!chainIsDone(draft, chain)) return err({ code: 'capture-unfinished', at: standsOn(chain) });
    if (position.variant.ringAfterCapture === 'never') {
      return err({ code: 'removal-after-capture' });
    }
    return err(removalRefusal(position, ring, chain.occupied, chain.path.slice(1)));
  }
  if (placed !== undefined) {
    return err(removalRefusal(position, ring, position.occupied.with(placed), [placed]));
  }
  if (!mayPlace(position, capturing)) return err({ code: 'capture-forced' });
  if (isRingsOnly(position)) return err(removalRefusal(position, ring, position.occupied, []));
  return err({ code: 'placement-required' });
};

const decline = (draft: Draft, ring: Ring): Result<Draft, Refusal> => {
  if (draft.position.variant.isolationClaim === 'automatic') {
    return err({ code: 'claim-automatic' });
  }
  const group = claimsNow(draft).find((claim) => claim.has(ring));
  if (group === undefined) return err({ code: 'nothing-to-decline', ring });
  const declined = draft.declined.has(ring)
    ? draft.declined.diff(group)
    : draft.declined.union(group);
  return ok({ ...draft, declined });
};

/** The chain without its last jump. */
const shorter = (draft: Draft): Chain | undefined => {
  const path = draft.chain?.path ?? [];
  const [from, ...landings] = path.slice(0, -1);
  if (from === undefined || landings.length === 0) return undefined;
  let chain = beginChain(draft.position, from);
  for (const to of landings) {
    const next = nextJumps(draft.position, chain).find((candidate) => candidate.to === to);
    if (next !== undefined) chain = extendChain(chain, next);
  }
  return chain;
};

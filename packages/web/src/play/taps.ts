import {
  finishedTurn,
  nextJumps,
  RingSet,
  standsOn,
  startDraft,
  stepBack as stepBackDraft,
  takeStep,
} from '@zertz/rules';
import type { Draft, Marble, Result, Refusal, Ring, Step, Turn } from '@zertz/rules';
import { choices } from './openChoices.ts';
import { jumperOf, mayPlaceInstead, pathsOf, pickedPath, stageOf } from './session.ts';
import type { AnyRefusal, Session } from './session.ts';

/** How this device wants its taps taken. */
export interface Habits {
  /** A finished turn waits for a button. */
  readonly confirm: boolean;
  /** Groups that may be claimed are claimed without asking. */
  readonly alwaysClaim: boolean;
}

/** What an input made of a session, with the turn to be played if it finished one. */
export interface Tapped {
  readonly session: Session;
  readonly turn: Turn | undefined;
}

const still = (session: Session): Tapped => ({ session, turn: undefined });

export const refuse = (session: Session, refusal: AnyRefusal, at?: Ring): Tapped =>
  still({ ...session, refusal: { refusal, at } });

const withDraft = (session: Session, draft: Draft): Session => ({
  ...session,
  draft,
  refusal: undefined,
});

const step = (session: Session, next: Step, at: Ring | undefined): Result<Session, Tapped> => {
  const result: Result<Draft, Refusal> = takeStep(session.draft, next);
  return result.ok
    ? { ok: true, value: withDraft(session, result.value) }
    : { ok: false, error: refuse(session, result.error, at) };
};

/** A tap, a click or Enter on a ring. */
export const tapRing = (session: Session, ring: Ring, habits: Habits): Tapped => {
  switch (stageOf(session)) {
    case 'over':
      return refuse(session, { code: 'game-over' });
    case 'capture':
      return tapInCapture(session, ring, habits);
    case 'pass':
      return refuse(session, { code: 'must-pass' });
    case 'choose':
    case 'hand':
      return tapToPlace(session, ring);
    case 'placed':
    case 'rings-only':
    case 'ring-after':
    case 'ready':
      return tapToRemove(session, ring, habits);
  }
};

const tapToPlace = (session: Session, ring: Ring): Tapped => {
  const { draft } = session;
  const open = choices(draft);
  const unsure = draft.marble === undefined && draft.position.variant.touchMove === 'off';
  const marble = open.marbles.includes(session.colour) ? session.colour : open.marbles[0];
  const held: Result<Session, Tapped> =
    unsure && marble !== undefined && draft.position.rings.has(ring)
      ? step(session, { kind: 'take', marble }, ring)
      : { ok: true, value: session };
  if (!held.ok) return held.error;
  const placed = step(held.value, { kind: 'place', ring }, ring);
  if (!placed.ok) return still({ ...session, refusal: placed.error.session.refusal });
  return still({ ...placed.value, colour: placed.value.draft.marble ?? session.colour });
};

const tapToRemove = (session: Session, ring: Ring, habits: Habits): Tapped => {
  const { draft } = session;
  if (ring === draft.placed || ring === draft.removal) {
    return still({ ...session, refusal: undefined });
  }
  const open = choices(draft);
  if (!habits.alwaysClaim && open.claims.some((group) => group.has(ring))) {
    const declined = step(session, { kind: 'decline', ring }, ring);
    return declined.ok ? still(declined.value) : declined.error;
  }
  const removed = step(session, { kind: 'remove', ring }, ring);
  if (!removed.ok) return removed.error;
  return habits.confirm ? still(removed.value) : finishUnlessAsked(removed.value, habits);
};

/** Plays a finished turn at once, but leaves a choice of claims to the player. */
const finishUnlessAsked = (session: Session, habits: Habits): Tapped => {
  const open = choices(session.draft);
  const asked = open.mayDecline && open.claims.length > 0 && !habits.alwaysClaim;
  return { session, turn: asked ? undefined : open.turn };
};

const tapInCapture = (session: Session, ring: Ring, habits: Habits): Tapped => {
  const { draft } = session;
  const clean: Session = { ...session, refusal: undefined };
  const walked = draft.chain?.path.length ?? 1;
  const paths = pathsOf(session);
  const next = paths.filter((path) => path.rings[walked] === ring);
  const isJumper =
    draft.position.occupied.has(ring) &&
    choices(startDraft(draft.position)).jumps.some((jump) => jump.from === ring);
  if (isJumper && (next.length === 0 || draft.chain === undefined)) {
    if (ring === jumperOf(session)) return still(clean);
    return still({ ...clean, jumper: ring, picked: undefined, draft: startDraft(draft.position) });
  }
  if (draft.chain !== undefined && ring === standsOn(draft.chain)) return stopHere(session);
  const ends = paths.filter((path) => path.end === ring);
  if (ends.length > 1) {
    return refuse(session, { code: 'several-paths', ring, ways: ends.length }, ring);
  }
  if (next.length > 0) return walk(clean, ring, next[0]?.rings ?? [], habits);
  const through = ends[0] ?? paths.find((path) => path.rings.includes(ring));
  if (through !== undefined) {
    return still({ ...clean, jumper: through.rings[0], picked: through.key });
  }
  if (draft.position.occupied.has(ring)) {
    return refuse(session, { code: 'cannot-capture', ring }, ring);
  }
  if (mayPlaceInstead(session) && session.jumper === undefined) return tapToPlace(clean, ring);
  const from = jumperOf(session);
  if (from === undefined) return refuse(session, { code: 'capture-forced' }, ring);
  const stands = draft.chain === undefined ? from : standsOn(draft.chain);
  return refuse(session, { code: 'no-such-jump', from: stands, to: ring }, ring);
};

/** A tap on the marble that is jumping asks to end the chain where it stands. */
const stopHere = (session: Session): Tapped => {
  const { chain } = session.draft;
  if (chain === undefined) return still(session);
  const key = chain.path.join(' ');
  return pathsOf(session).some((path) => path.key === key)
    ? still(pickPath(session, key))
    : refuse(session, { code: 'capture-unfinished', at: standsOn(chain) });
};

/** One jump; a capture of a single jump is finished by it. */
const walk = (session: Session, to: Ring, path: readonly Ring[], habits: Habits): Tapped => {
  const { draft } = session;
  const from = draft.chain === undefined ? path[0] : standsOn(draft.chain);
  if (from === undefined) return still(session);
  const jumped = step(session, { kind: 'jump', from, to }, to);
  if (!jumped.ok) return jumped.error;
  const value: Session = { ...jumped.value, picked: undefined, jumper: path[0] };
  const { chain } = value.draft;
  const single = chain !== undefined && chain.jumped.length === 1 && pathsOf(value).length === 1;
  return single && !habits.confirm ? finishUnlessAsked(value, habits) : still(value);
};

export const takeColour = (session: Session, marble: Marble): Tapped => {
  const { chain, position } = session.draft;
  if (chain !== undefined && nextJumps(position, chain).length > 0) return stopHere(session);
  const taken = step(session, { kind: 'take', marble }, undefined);
  if (!taken.ok) return taken.error;
  return still({ ...taken.value, colour: marble, jumper: undefined, picked: undefined });
};

export const pickPath = (session: Session, key: string): Session => {
  const path = pathsOf(session).find((candidate) => candidate.key === key);
  if (path === undefined) return session;
  return { ...session, jumper: path.rings[0], picked: key, refusal: undefined };
};

export const pass = (session: Session): Tapped => {
  const passed = step(session, { kind: 'pass' }, undefined);
  return passed.ok
    ? { session: passed.value, turn: choices(passed.value.draft).turn }
    : passed.error;
};

/** Undoes the last thing done in this turn. */
export const stepBack = (session: Session): Tapped => {
  const { draft, jumper, picked } = session;
  const clean: Session = { ...session, refusal: undefined };
  if (picked !== undefined) return still({ ...clean, picked: undefined });
  if (draft.chain === undefined && jumper !== undefined) {
    return still({ ...clean, jumper: undefined });
  }
  const back = stepBackDraft(draft);
  return back.ok ? still({ ...clean, draft: back.value }) : refuse(session, back.error);
};

/** Puts everything of this turn back. */
export const clear = (session: Session): Tapped => {
  const { draft } = session;
  const back = stepBackDraft(draft);
  if (!back.ok) return refuse(session, back.error);
  return still({
    ...withDraft(session, startDraft(draft.position)),
    jumper: undefined,
    picked: undefined,
  });
};

/** The button: plays the turn, passes, or goes on to the ring that a capture still owes. */
export const confirm = (session: Session, leaveClaims = false): Tapped => {
  if (stageOf(session) === 'pass') return pass(session);
  const whole = withPickedPath(session);
  const finished = finishedTurn(whole.draft);
  if (!finished.ok) {
    return whole === session || finished.error.code !== 'removal-required'
      ? refuse(session, finished.error)
      : still(whole);
  }
  const turn = finished.value;
  if (!leaveClaims || turn.kind === 'pass') return { session: whole, turn };
  const declined = choices(whole.draft).claims.reduce(
    (all, group) => all.union(group),
    RingSet.EMPTY,
  );
  return { session: whole, turn: { ...turn, declined } };
};

/** The session with all jumps of the picked path made. */
export const withPickedPath = (session: Session): Session => {
  if (stageOf(session) !== 'capture') return session;
  const path = pickedPath(session);
  if (path === undefined) return session;
  let { draft } = session;
  const made = draft.chain?.path.length ?? 1;
  for (const to of path.rings.slice(made)) {
    const from = draft.chain === undefined ? path.rings[0] : standsOn(draft.chain);
    if (from === undefined) return session;
    const jumped = takeStep(draft, { kind: 'jump', from, to });
    if (!jumped.ok) return session;
    draft = jumped.value;
  }
  return { ...session, draft, refusal: undefined };
};

/** A marble dragged from the pool: it stays only where it may stand. */
export const dropFromPool = (session: Session, marble: Marble, to: Ring | undefined): Tapped => {
  if (to === undefined) return still(session);
  const taken = takeColour(session, marble);
  if (taken.session.refusal !== undefined) return taken;
  const placed = step(taken.session, { kind: 'place', ring: to }, to);
  if (placed.ok) return still(placed.value);
  const reason = placed.error.session.refusal;
  return still({ ...session, refusal: reason });
};

/** Something dragged from a ring: the placed marble, a free ring, or a marble that captures. */
export const dropFromRing = (
  session: Session,
  from: Ring,
  to: Ring | undefined,
  habits: Habits,
): Tapped => {
  const { draft } = session;
  if (from === draft.placed) {
    if (to === undefined) return still({ ...session, refusal: undefined });
    const moved = step(session, { kind: 'place', ring: to }, to);
    return moved.ok ? still(moved.value) : moved.error;
  }
  if (draft.position.occupied.has(from)) {
    if (to === undefined) return still(session);
    const picked = tapRing(session, from, habits);
    return picked.session.refusal === undefined ? tapRing(picked.session, to, habits) : picked;
  }
  return to === undefined ? tapRing(session, from, habits) : still(session);
};

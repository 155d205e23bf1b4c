import { firstJumps, marbleAt, nextJumps, standsOn, startDraft, takeStep } from '@zertz/rules';
import type { Jump, Ring, Step } from '@zertz/rules';
import { choices } from '../play/openChoices.ts';
import type { AnyRefusal, Session } from '../play/session.ts';
import { pass, takeColour, tapRing } from '../play/taps.ts';
import { beginsRing, piecesOf } from './pieces.ts';
import type { Piece } from './pieces.ts';

/** How a turn is written: `W`, `Wd4,a1`, `x e3Wg3`, `-,a1`, or rings alone, each being a step. */
export type Form = 'colour' | 'placement' | 'capture' | 'bare' | 'rings';

/** A turn made as far as it is typed. */
export interface Followed {
  readonly kind: 'followed';
  readonly session: Session;
  readonly form: Form;
  /** The letter at the end begins another step. */
  readonly letter: string | undefined;
  /** The text has come to the marbles that are claimed or left. */
  readonly listing: boolean;
}

/** A step that the position does not allow, with all that were made before it. */
export interface Stuck {
  readonly kind: 'stuck';
  readonly session: Session;
  readonly form: Form;
  readonly refusal: AnyRefusal;
  readonly ring: Ring | undefined;
  readonly at: number;
}

type Way = Followed | Stuck | undefined;

/** Makes the steps that a text says, from where the turn stands; `undefined` if it is no notation. */
export const follow = (session: Session, text: string, alwaysClaim = true): Way => {
  const pieces = piecesOf(text, session.draft.position.board);
  const first = pieces?.[0];
  if (pieces === undefined || first === undefined) return undefined;
  const clean: Session = { ...session, refusal: undefined };
  switch (first.kind) {
    case 'colour':
      return placement(clean, pieces);
    case 'ring':
      return rings(clean, pieces, alwaysClaim);
    case 'letter':
      return followed(clean, 'rings', first.letter);
    case 'sign':
      if (first.sign === 'x') return capture(clean, pieces.slice(1));
      return first.sign === '-' ? bare(clean, pieces) : undefined;
  }
};

/** Whether a turn stands otherwise than before. */
export const hasChanged = (before: Session, after: Session): boolean =>
  before.draft !== after.draft || before.jumper !== after.jumper || before.picked !== after.picked;

const followed = (session: Session, form: Form, letter?: string, listing = false): Followed => ({
  kind: 'followed',
  session,
  form,
  letter,
  listing,
});

const stuck = (
  session: Session,
  form: Form,
  refusal: AnyRefusal,
  at: number,
  ring?: Ring,
): Stuck => ({ kind: 'stuck', session, form, refusal, ring, at });

const placement = (session: Session, [colour, to, ...rest]: readonly Piece[]): Way => {
  if (colour?.kind !== 'colour') return undefined;
  const held = takeColour(withoutChain(session), colour.marble).session;
  if (held.refusal !== undefined) {
    return stuck(session, 'placement', held.refusal.refusal, colour.at);
  }
  if (to === undefined) return followed(held, 'colour');
  if (to.kind !== 'ring') return unfinished(held, 'colour', to, rest);
  const placed = stepAt(held, { kind: 'place', ring: to.ring });
  if ('code' in placed) return stuck(held, 'placement', placed, to.at, to.ring);
  return removal(placed, 'placement', rest);
};

/** The ring that leaves, if one is written, and what is claimed. */
const removal = (session: Session, form: Form, rest: readonly Piece[]): Way => {
  const [sign] = rest;
  const separated = sign?.kind === 'sign' && (sign.sign === ',' || sign.sign === '-');
  const [off, ...after] = separated ? rest.slice(1) : rest;
  if (off === undefined) return followed(session, form);
  if (off.kind === 'sign') return separated ? undefined : claims(session, form, rest);
  if (off.kind !== 'ring') return unfinished(session, form, off, after);
  const removed = stepAt(session, { kind: 'remove', ring: off.ring });
  if ('code' in removed) return stuck(session, form, removed, off.at, off.ring);
  return claims(removed, form, after);
};

const capture = (session: Session, [from, ...rest]: readonly Piece[]): Way => {
  const { draft } = session;
  const { position } = draft;
  const bound = position.variant.touchMove !== 'off' && draft.marble !== undefined;
  const fresh: Session = {
    ...session,
    draft: bound ? draft : startDraft(position),
    jumper: undefined,
    picked: undefined,
  };
  if (from === undefined) return followed(fresh, 'capture');
  if (from.kind !== 'ring') return unfinished(fresh, 'capture', from, rest);
  const { ring } = from;
  if (!firstJumps(position).some((jump) => jump.from === ring)) {
    return stuck(fresh, 'capture', noJumpFrom(session, ring), from.at, ring);
  }
  return jumps({ ...fresh, jumper: ring }, rest);
};

const noJumpFrom = ({ draft: { position } }: Session, ring: Ring): AnyRefusal => {
  if (!position.rings.has(ring)) return { code: 'ring-gone', ring };
  if (!position.occupied.has(ring)) return { code: 'no-marble-there', ring };
  return ring === position.newest
    ? { code: 'newest-may-not-jump', from: ring }
    : { code: 'cannot-capture', ring };
};

/** Jump after jump, each with the colour of what it takes or without. */
const jumps = (session: Session, pieces: readonly Piece[]): Way => {
  let now = session;
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index];
    if (piece === undefined || piece.kind === 'sign') {
      return removal(now, 'capture', pieces.slice(index));
    }
    const colour = piece.kind === 'colour' ? piece.marble : undefined;
    const open = jumpsOf(now).filter(
      ({ over }) => colour === undefined || marbleAt(now.draft.position, over) === colour,
    );
    const to = colour === undefined ? piece : pieces[(index += 1)];
    if (to === undefined) return followed(now, 'capture', beginsRing(piece));
    if (to.kind !== 'ring') return unfinished(now, 'capture', to, pieces.slice(index + 1));
    const jumped = jumpTo(now, to.ring);
    if ('code' in jumped) return stuck(now, 'capture', jumped, to.at, to.ring);
    if (!open.some((jump) => jump.to === to.ring)) return undefined;
    now = jumped;
  }
  return followed(now, 'capture');
};

/** The jumps that the marble picked or on its way can make. */
export const jumpsOf = ({ draft, jumper }: Session): readonly Jump[] =>
  draft.chain === undefined
    ? firstJumps(draft.position).filter((jump) => jump.from === jumper)
    : nextJumps(draft.position, draft.chain);

const jumpTo = (session: Session, to: Ring): Session | AnyRefusal => {
  const { draft, jumper } = session;
  const from = draft.chain === undefined ? jumper : standsOn(draft.chain);
  if (from === undefined) return { code: 'capture-forced' };
  const jumped = stepAt(session, { kind: 'jump', from, to });
  return 'code' in jumped ? jumped : { ...jumped, jumper: jumped.draft.chain?.path[0] };
};

/** `-` passes; `-,a1` takes a ring off where nothing is placed any more. */
const bare = (session: Session, pieces: readonly Piece[]): Way => {
  if (pieces.length > 1) return removal(withoutChain(session), 'bare', pieces.slice(1));
  const passed = pass(session).session;
  if (passed.refusal === undefined) return followed(passed, 'bare');
  return choices(startDraft(session.draft.position)).removals.isEmpty
    ? stuck(session, 'bare', passed.refusal.refusal, 0)
    : followed(session, 'bare');
};

/** Rings alone: each does what a tap on it would do. */
const rings = (session: Session, pieces: readonly Piece[], alwaysClaim: boolean): Way => {
  let now = session;
  for (const [index, piece] of pieces.entries()) {
    const rest = pieces.slice(index + 1);
    if (piece.kind === 'letter') return followed(now, 'rings', piece.letter);
    if (piece.kind === 'sign') {
      const apart = piece.sign === ',' || piece.sign === '-';
      if (!apart || index === 0 || rest[0]?.kind === 'sign') return undefined;
      continue;
    }
    if (piece.kind === 'colour') {
      if (rest.length === 0) return followed(now, 'rings', beginsRing(piece));
      const known = jumpsOf(now).some(
        ({ over }) => marbleAt(now.draft.position, over) === piece.marble,
      );
      if (!known) return undefined;
      continue;
    }
    // A second ring to remove, written after the first.
    const { removal: off } = now.draft;
    if (off !== undefined && off !== session.draft.removal) return undefined;
    const before = pieces[index - 1];
    const jump = jumpsOf(now).find(({ to }) => to === piece.ring);
    if (before?.kind === 'colour') {
      const over = jump === undefined ? undefined : marbleAt(now.draft.position, jump.over);
      if (over !== before.marble) return undefined;
    }
    const jumped = jump === undefined ? undefined : jumpTo(now, piece.ring);
    const next =
      jumped !== undefined && !('code' in jumped)
        ? jumped
        : tapRing(now, piece.ring, { confirm: true, alwaysClaim }).session;
    if (next.refusal !== undefined) {
      return stuck(now, 'rings', next.refusal.refusal, piece.at, piece.ring);
    }
    if (index > 0 && piece.ring === now.draft.placed && !hasChanged(now, next)) {
      return stuck(
        now,
        'rings',
        { code: 'removal-occupied', ring: piece.ring },
        piece.at,
        piece.ring,
      );
    }
    now = next;
  }
  return followed(now, 'rings');
};

/** The marbles claimed after `x`, and those left lying after `~`. */
const claims = (session: Session, form: Form, pieces: readonly Piece[]): Way => {
  if (pieces.length === 0) return followed(session, form);
  const open = choices(session.draft);
  if (open.turn === undefined || open.claims.length === 0) return undefined;
  let now = session;
  let sign: string | undefined;
  let colour: Piece | undefined;
  for (const [index, piece] of pieces.entries()) {
    const last = index === pieces.length - 1;
    if (piece.kind === 'sign') {
      if (colour !== undefined || (piece.sign !== 'x' && piece.sign !== '~')) return undefined;
      sign = piece.sign;
    } else if (piece.kind === 'colour') {
      if (colour !== undefined || sign === undefined) {
        return last && colour !== undefined ? followed(now, form, undefined, true) : undefined;
      }
      colour = piece;
    } else if (piece.kind === 'letter') {
      return colour === undefined ? undefined : followed(now, form, piece.letter, true);
    } else {
      const group = choices(now.draft).claims.find((full) => full.has(piece.ring));
      if (colour?.kind !== 'colour' || group === undefined) return undefined;
      if (colour.marble !== marbleOf(now, piece.ring)) return undefined;
      if (sign === '~' && !now.draft.declined.has(piece.ring)) {
        const left = stepAt(now, { kind: 'decline', ring: piece.ring });
        if ('code' in left) return stuck(now, form, left, piece.at, piece.ring);
        now = left;
      }
      colour = undefined;
    }
  }
  return followed(now, form, undefined, true);
};

/** The marble on a ring, with the one that the turn has placed. */
const marbleOf = ({ draft }: Session, ring: Ring): ReturnType<typeof marbleAt> =>
  ring === draft.placed ? draft.marble : marbleAt(draft.position, ring);

/** The letter of a ring still to come; anything else, or anything after it, is no notation. */
const unfinished = (
  session: Session,
  form: Form,
  piece: Piece,
  rest: readonly Piece[],
): Followed | undefined => {
  const letter = rest.length === 0 ? beginsRing(piece) : undefined;
  return letter === undefined ? undefined : followed(session, form, letter);
};

const stepAt = (session: Session, step: Step): Session | AnyRefusal => {
  const taken = takeStep(session.draft, step);
  return taken.ok ? { ...session, draft: taken.value } : taken.error;
};

const withoutChain = (session: Session): Session =>
  session.draft.chain === undefined
    ? session
    : {
        ...session,
        draft: startDraft(session.draft.position),
        jumper: undefined,
        picked: undefined,
      };

import { markLast, Marks, positionView } from '@zertz/art';
import type { BoardView, Chip, PositionLooks, RingView } from '@zertz/art';
import { firstJumps, isRingsOnly, MARBLES, marbleAt, nextJumps, standsOn } from '@zertz/rules';
import type { Chain, Marble, Position, Ring, Turn } from '@zertz/rules';
import { choices } from './openChoices.ts';
import { firstRing } from './hint.ts';
import { jumperOf, mayPlaceInstead, pathsOf, stageOf } from './session.ts';
import type { Session, ShownRefusal } from './session.ts';
import { previewOf } from './preview.ts';
import type { Preview } from './preview.ts';
import type { Replies } from './replies.ts';
import { pathsOn, refusedPath } from './viewPaths.ts';

export interface ViewOptions extends PositionLooks {
  /** Dots where a marble may go. */
  readonly dots: boolean;
  /** The marble in the hand, on the ring pointed at. */
  readonly ghost: boolean;
  /** Things can be dragged. */
  readonly drags: boolean;
  /** The ring under the pointer or the focus. */
  readonly pointed: Ring | undefined;
  /** What the turn as it is shown leaves the opponent to capture, where that is told. */
  readonly replies?: Replies | undefined;
  /** A turn that is proposed: where it begins, or all of it. */
  readonly hint?: { readonly turn: Turn; readonly whole: boolean } | undefined;
  readonly chipText: (preview: Preview) => string;
}

/** The board while a turn is being made on it. */
export const boardView = (session: Session, options: ViewOptions): BoardView => {
  const { draft, refusal } = session;
  const { position } = draft;
  const preview = shownPreview(session, options.pointed);
  const marks = new Marks(position.board.size);
  markLast(marks, options.last);
  markDraft(marks, session, options);
  markPreview(marks, preview);
  markHint(marks, session, options);
  markRefusal(marks, refusal, position, draft.chain);
  const chained = stageOf(session) !== 'capture' && draft.chain !== undefined;
  const chain = chained ? draft.chain : undefined;
  const marbleOn = (ring: Ring): Marble | undefined => {
    if (ring === draft.placed) return draft.marble;
    if (chain === undefined) return marbleAt(position, ring);
    if (!chain.occupied.has(ring)) return undefined;
    return ring === standsOn(chain) ? marbleAt(position, chain.path[0]) : marbleAt(position, ring);
  };
  return {
    ...common(position, options, marks, {
      marbleOn,
      ghost: ghostOf(session, options),
      dim: dimmer(session),
      drags: (ring) => (options.drags ? dragOf(session, ring) : undefined),
    }),
    paths: [...pathsOn(session, options), ...refusedPath(refusal?.refusal)],
    chip: chipOf(preview, options),
    bars: barsOf(refusal, position),
  };
};

/** The board as it stood at some earlier time, or while the other player thinks. */
export const quietView = (
  position: Position,
  options: PositionLooks,
  refusal?: ShownRefusal,
): BoardView => {
  const view = positionView(position, options);
  if (refusal === undefined) return view;
  const marks = new Marks(position.board.size);
  markRefusal(marks, refusal, position);
  return {
    ...view,
    rings: view.rings.map((ring, number) => ({
      ...ring,
      marks: [...ring.marks, ...marks.of(number)],
    })),
    bars: barsOf(refusal, position),
  };
};

/** The preview on the board: of the ring pointed at, else of the turn as it stands. */
export const shownPreview = (session: Session, pointed: Ring | undefined): Preview | undefined => {
  const { draft } = session;
  const stage = stageOf(session);
  if (stage === 'over') return undefined;
  const open = choices(draft);
  if (pointed !== undefined && pointed !== draft.removal && open.removals.has(pointed)) {
    return previewOf(draft, pointed);
  }
  return stage === 'ready' ? previewOf(draft) : undefined;
};

interface Parts {
  readonly marbleOn: (ring: Ring) => Marble | undefined;
  readonly ghost: (ring: Ring) => Marble | undefined;
  readonly dim: (ring: Ring) => boolean;
  readonly drags: (ring: Ring) => RingView['drags'];
}

const common = (
  position: Position,
  options: ViewOptions,
  marks: Marks,
  { marbleOn, ghost, dim, drags }: Parts,
): Omit<BoardView, 'paths' | 'chip' | 'bars'> => ({
  shape: options.shape,
  labels: options.labels,
  marbleMarks: options.marbleMarks,
  strength: options.strength,
  lastMover: options.last?.before.turn,
  rings: options.shape.places.map(({ ring: number }): RingView => {
    const ring = number as Ring;
    const present = position.rings.has(ring);
    return {
      present,
      marble: present ? marbleOn(ring) : undefined,
      ghost: ghost(ring),
      dim: dim(ring),
      marks: marks.of(ring),
      drags: present ? drags(ring) : undefined,
    };
  }),
});

const markDraft = (marks: Marks, session: Session, { dots, hint, pointed }: ViewOptions): void => {
  const { draft } = session;
  const stage = stageOf(session);
  if (stage === 'over') return;
  const open = choices(draft);
  const proposed = hint?.whole === true ? firstRing(hint.turn) : undefined;
  if (stage === 'hand' && dots) {
    for (const ring of open.places) if (ring !== proposed) marks.add(ring, 'can-place');
  }
  if (draft.placed !== undefined) marks.add(draft.placed, 'chosen');
  if (stage !== 'hand') for (const ring of open.removals) marks.add(ring, 'free');
  if (draft.removal !== undefined) marks.add(draft.removal, 'leaving');
  if (pointed !== undefined && open.removals.has(pointed)) marks.add(pointed, 'pointed-at');
  if (stage === 'ring-after' && draft.chain !== undefined) {
    marks.add(standsOn(draft.chain), 'chosen');
  }
  if (stage !== 'capture') return;
  const jumper = jumperOf(session);
  for (const { from } of firstJumps(draft.position)) {
    if (draft.chain === undefined || from === jumper) {
      marks.add(from, from === jumper ? 'halo-on' : 'halo');
    }
  }
  if (draft.chain !== undefined && dots) {
    for (const { to } of nextJumps(draft.position, draft.chain)) marks.add(to, 'can-place');
  }
};

const markPreview = (marks: Marks, preview: Preview | undefined): void => {
  if (preview === undefined) return;
  const { turn } = preview.played;
  if ('removal' in turn && turn.removal !== undefined) marks.add(turn.removal, 'leaving');
  for (const { ring } of preview.claimed) marks.add(ring, 'claim');
  for (const group of preview.cutOff) for (const ring of group) marks.add(ring, 'cut-off');
};

const markRefusal = (
  marks: Marks,
  shown: ShownRefusal | undefined,
  position: Position,
  chain?: Chain,
): void => {
  if (shown === undefined) return;
  const { at, refusal } = shown;
  if (refusal.code === 'capture-forced') {
    for (const { from } of firstJumps(position)) marks.add(from, 'halo');
  } else if (refusal.code === 'capture-unfinished' && chain !== undefined) {
    for (const { to } of nextJumps(position, chain)) marks.add(to, 'halo');
  } else if (refusal.code === 'ring-gone') {
    marks.add(refusal.ring, 'gone');
  } else if (at !== undefined) {
    marks.add(at, position.rings.has(at) ? 'refused' : 'gone');
  }
};

const barsOf = (refusal: ShownRefusal | undefined, position: Position): BoardView['bars'] =>
  refusal?.refusal.code === 'ring-not-free' ? holders(position, refusal.refusal.ring) : [];

/** The neighbours that hold a ring, as bars. */
export const holders = (position: Position, at: Ring): BoardView['bars'] =>
  (position.board.around[at] ?? []).flatMap((toward) =>
    toward !== undefined && position.rings.has(toward) ? [{ at, toward }] : [],
  );

/** The marble in the hand where it is pointed at, and the one that is proposed. */
const ghostOf = (session: Session, { ghost, hint, pointed }: ViewOptions): Parts['ghost'] => {
  const { draft } = session;
  const proposed = hint?.whole === true && draft.placed === undefined ? hint.turn : undefined;
  const held = ghost && stageOf(session) === 'hand' ? draft.marble : undefined;
  return (ring) => {
    if (ring === pointed && held !== undefined && choices(draft).places.has(ring)) return held;
    return proposed?.kind === 'placement' && proposed.to === ring ? proposed.marble : undefined;
  };
};

const markHint = (marks: Marks, { draft }: Session, { hint }: ViewOptions): void => {
  if (hint === undefined) return;
  const { turn, whole } = hint;
  const first = firstRing(turn);
  if (first !== undefined && first !== draft.placed && turn.kind !== 'removal') {
    marks.add(first, 'hint');
  }
  const removed = turn.kind === 'pass' ? undefined : turn.removal;
  const out = whole || turn.kind === 'removal' ? removed : undefined;
  if (out !== undefined && out !== draft.removal) marks.add(out, whole ? 'hint-out' : 'hint');
};

/** Where a capture is forced, marbles that have no part in it step back. */
const dimmer = (session: Session): ((ring: Ring) => boolean) => {
  if (stageOf(session) !== 'capture' || mayPlaceInstead(session)) return () => false;
  const jumper = jumperOf(session);
  const involved = new Set<number>(firstJumps(session.draft.position).map((jump) => jump.from));
  if (jumper !== undefined) {
    for (const path of pathsOf(session)) for (const { ring } of path.taken) involved.add(ring);
  }
  return (ring) => !involved.has(ring);
};

const dragOf = (session: Session, ring: Ring): RingView['drags'] => {
  const { draft } = session;
  const open = choices(draft);
  if (ring === draft.placed) return open.places.isEmpty ? undefined : 'marble';
  if (open.jumps.some((jump) => jump.from === ring) && draft.chain === undefined) return 'marble';
  const removing = draft.placed !== undefined || draft.chain !== undefined;
  return (removing || isRingsOnly(draft.position)) && open.removals.has(ring) ? 'ring' : undefined;
};

const chipOf = (preview: Preview | undefined, options: ViewOptions): Chip | undefined => {
  if (preview === undefined) return undefined;
  const at = preview.claimed[0]?.ring ?? preview.cutOff[0]?.first();
  if (at === undefined) return undefined;
  const marbles = MARBLES.flatMap((marble) =>
    preview.claimed.filter((claimed) => claimed.marble === marble).map(() => marble),
  );
  return { at, text: options.chipText(preview), marbles };
};

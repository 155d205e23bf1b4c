import { apply, canCapture, chains, goalsMet, outcome, points, RingSet, sum } from '@zertz/rules';
import type { Draft, Player, Position, Ring } from '@zertz/rules';
import { choices } from './openChoices.ts';
import { capturePath } from './paths.ts';
import type { CapturePath } from './paths.ts';
import { previewOf } from './preview.ts';
import { shownPreview } from './view.ts';
import { stageOf } from './session.ts';
import type { Session } from './session.ts';

export interface Reply extends CapturePath {
  /** It wins the game for whoever makes it. */
  readonly wins: boolean;
}

/** The captures that a turn would leave to the opponent. */
export interface Replies {
  readonly by: Player;
  /** Nothing but a capture may then be played. */
  readonly must: boolean;
  /** The turn lacks nothing: otherwise the ring that is removed may still change what follows. */
  readonly whole: boolean;
  /** How many there are; counted up to `MOST`. */
  readonly count: number;
  /** The best of them, so many as are drawn. */
  readonly best: readonly [Reply, ...Reply[]];
  /** How many of those counted win the game. */
  readonly wins: number;
}

/** Long chains branch so much that nobody would wait for all, or read them. */
export const MOST = 100;
const DRAWN = 3;

/** What whoever is to move in a position has to capture, if anything. */
export const repliesIn = (position: Position, whole: boolean): Replies | undefined => {
  if (!canCapture(position) || outcome(position) !== undefined) return undefined;
  const { captives, turn: by, variant } = position;
  const found: Reply[] = [];
  for (const chain of chains(position)) {
    const path = capturePath(position, chain);
    found.push({ ...path, wins: goalsMet(variant, sum(captives[by], path.gain)).length > 0 });
    if (found.length === MOST) break;
  }
  const [first, ...more] = found
    .toSorted((a, b) => Number(b.wins) - Number(a.wins) || points(b.gain) - points(a.gain))
    .slice(0, DRAWN);
  if (first === undefined) return undefined;
  return {
    by,
    must: variant.missedCapture === 'enforced' || position.owed,
    whole,
    count: found.length,
    best: [first, ...more],
    wins: found.filter(({ wins }) => wins).length,
  };
};

/** What a placement leaves before a ring is removed. */
const afterPlacing = (draft: Draft, to: Ring): Replies | undefined => {
  const { marble, position } = draft;
  if (marble === undefined) return undefined;
  const turn = {
    kind: 'placement',
    marble,
    to,
    removal: undefined,
    declined: RingSet.EMPTY,
  } as const;
  return repliesIn(apply(position, turn).after, choices({ ...draft, placed: to }).removals.isEmpty);
};

/** What follows if a ring were chosen next: it is placed on, or removed. */
export const repliesTo = (draft: Draft, ring: Ring): Replies | undefined => {
  const open = choices(draft);
  if (open.removals.has(ring)) {
    const preview = previewOf(draft, ring);
    return preview && repliesIn(preview.played.after, true);
  }
  return open.places.has(ring) ? afterPlacing(draft, ring) : undefined;
};

/** What the turn leaves as it is shown: with the ring pointed at, else as it stands. */
export const shownReplies = (session: Session, pointed: Ring | undefined): Replies | undefined => {
  const { draft } = session;
  const preview = shownPreview(session, pointed);
  if (preview !== undefined) return repliesIn(preview.played.after, true);
  switch (stageOf(session)) {
    case 'hand':
      return pointed === undefined ? undefined : repliesTo(draft, pointed);
    case 'placed':
      return draft.placed === undefined ? undefined : afterPlacing(draft, draft.placed);
    default:
      return undefined;
  }
};

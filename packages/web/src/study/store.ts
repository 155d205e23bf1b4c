import { batch, computed, signal } from '@preact/signals';
import { PRESETS, positionOf, startPosition } from '@zertz/rules';
import type { Game, Played, Turn } from '@zertz/rules';
import { finishMotions } from '../board/motion.ts';
import { createFollower } from '../exercise/follow.ts';
import { words } from '../i18n/words.ts';
import type { Seats } from '../play/seat.ts';
import { sessionOf } from '../play/session.ts';
import type { Session } from '../play/session.ts';
import { assertively, politely } from '../play/store.ts';
import { refuse } from '../play/taps.ts';
import type { Habits, Tapped } from '../play/taps.ts';
import { tellStep, tellTurn } from '../play/tell.ts';
import { settings } from '../storage/settings.ts';
import type { GivenNames } from './given.ts';
import { gameAt, newTree, nodeAt, playAt, ROOT } from './tree.ts';
import type { NodeId, TreePlace } from './tree.ts';

/** The tree that is analysed, and the node that is on the board. */
export const place = signal<TreePlace>({
  tree: newTree(startPosition(PRESETS.official)),
  at: ROOT,
});
export const names = signal<GivenNames>({});
/** The turn being made at the node. */
export const session = signal<Session>(sessionOf(gameAt(place.value.tree, ROOT), 'grey'));
export const follower = createFollower();
/** A line that is looked at on the board without being played. */
export const looked = signal<readonly Played[] | undefined>(undefined);
/** The tree as it was before a turn was deleted from it. */
export const deleted = signal<(TreePlace & { readonly text: string }) | undefined>(undefined);

/** Asked about every turn before it is made; what it does not allow is put back. */
export const referee = signal<((turn: Turn) => boolean) | undefined>(undefined);

export const game = computed(() => session.value.game);
export const position = computed(() => positionOf(game.value));

export const nameOf = (player: 'first' | 'second'): string =>
  names.value[player] ?? words().seats[player];

/** Everybody sits here: whoever analyses makes the turns of both. */
export const seats = (): Seats => ({
  first: { kind: 'here', name: nameOf('first'), ask: undefined },
  second: { kind: 'here', name: nameOf('second'), ask: undefined },
});

/** Turns are played as soon as they are whole: here all can be taken back. */
export const habits = (): Habits => ({ confirm: false, alwaysClaim: settings.value.alwaysClaim });

const enter = (next: TreePlace): void => {
  place.value = next;
  session.value = sessionOf(gameAt(next.tree, next.at), session.value.colour);
  follower.pointed.value = undefined;
  looked.value = undefined;
};

/** Puts another tree on the board. */
export const open = (next: TreePlace, of: GivenNames): void => {
  finishMotions();
  batch(() => {
    follower.reset();
    enter(next);
    names.value = of;
    deleted.value = undefined;
  });
};

const sayTurn = (now: Game): void => {
  const played = now.history[now.history.length - 1];
  assertively.value = '';
  if (played === undefined) politely.value = '';
  else tellTurn(now, played, seats());
};

/** Goes on with a tree that was changed, or to another of its nodes. */
export const turnTo = (next: TreePlace): void => {
  finishMotions();
  const [before, was] = [place.value, session.value];
  if (next.at === before.at && next.tree.start === before.tree.start) {
    place.value = next;
    return;
  }
  batch(() => {
    enter(next);
    if (nodeAt(next.tree, next.at).parent === before.at) {
      follower.follow(was, session.value, false);
    }
    sayTurn(game.value);
  });
};

export const goTo = (at: NodeId): void => {
  if (at !== place.value.at) turnTo({ tree: place.value.tree, at });
};

/** Changes something that is said of a node. */
export const change = (make: (now: TreePlace) => TreePlace['tree']): void =>
  turnTo({ tree: make(place.value), at: place.value.at });

/** What is done on the board with the turn at the node. */
export const input = (make: (session: Session) => Tapped): void => {
  finishMotions();
  const before = session.value;
  const { session: next, turn } = make(before);
  batch(() => {
    looked.value = undefined;
    deleted.value = undefined;
    session.value = next;
    if (turn === undefined) {
      tellStep(before, next, seats());
      follower.follow(before, next, true);
      return;
    }
    if (referee.value?.(turn) === false) {
      session.value = sessionOf(before.game, before.colour);
      return;
    }
    const played = playAt(place.value.tree, place.value.at, turn);
    if (!played.ok) {
      session.value = refuse(next, played.error).session;
      return;
    }
    enter(played.value);
    follower.follow(next, session.value, true);
    sayTurn(game.value);
  });
};

import { batch, computed, signal } from '@preact/signals';
import { formatTurn, play } from '@zertz/rules';
import type { Player, Turn } from '@zertz/rules';
import { politely } from '../play/store.ts';
import { film } from '../study/film.ts';
import { follower, goTo, looked, place, position, referee } from '../study/store.ts';
import { nodeAt, ROOT } from '../study/tree.ts';
import type { NodeId, Tree } from '../study/tree.ts';
import { studiesWords } from './words.ts';

/** The moves that follow are hidden, and the reader has to find them. */
export interface Training {
  readonly side: Player;
  /** Where its lines begin. */
  readonly from: NodeId;
  /** Ends of lines that were reached. */
  readonly done: ReadonlySet<NodeId>;
  /** What came of the last turn that was tried. */
  readonly said:
    | { readonly kind: 'right' }
    | { readonly kind: 'unknown' | 'mistake'; readonly turn: string }
    | undefined;
}

export const training = signal<Training | undefined>(undefined);

/** A turn that was written down as one not to be made. */
const isMistake = (tree: Tree, id: NodeId): boolean => {
  const { glyph } = nodeAt(tree, id);
  return glyph === '?' || glyph === '??';
};

/** What is trained goes on with these. */
const wayOn = (tree: Tree, at: NodeId, side: Player): readonly NodeId[] =>
  nodeAt(tree, at).children.filter((id) => {
    const by = nodeAt(tree, id).played?.before.turn;
    return by !== side || !isMistake(tree, id);
  });

/** The ends of all lines that can be trained from a node. */
export const endsFrom = (tree: Tree, from: NodeId, side: Player): readonly NodeId[] => {
  const ends: NodeId[] = [];
  const open: NodeId[] = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const on = wayOn(tree, at, side);
    if (on.length === 0 && at !== from) ends.push(at);
    open.push(...on.toReversed());
  }
  return ends;
};

/** The turn that goes on to a line which was not trained yet, or else the first. */
export const nextIn = (
  tree: Tree,
  at: NodeId,
  { done, side }: Pick<Training, 'done' | 'side'>,
): NodeId | undefined => {
  const on = wayOn(tree, at, side);
  const fresh = on.find((id) => {
    const ends = endsFrom(tree, id, side);
    return (ends.length === 0 ? [id] : ends).some((end) => !done.has(end));
  });
  return fresh ?? on[0];
};

export const atEnd = computed(() => {
  const { at, tree } = place.value;
  const now = training.value;
  return now !== undefined && wayOn(tree, at, now.side).length === 0;
});

/** How many lines are left to be trained. */
export const linesLeft = computed(() => {
  const now = training.value;
  if (now === undefined) return 0;
  return endsFrom(place.value.tree, now.from, now.side).filter((end) => !now.done.has(end)).length;
});

/** Begins at the node on the board, or at the start where nothing follows it. */
export const train = (side: Player = position.peek().turn): void => {
  const { at, tree } = place.peek();
  const from = wayOn(tree, at, side).length > 0 ? at : ROOT;
  batch(() => {
    film.value = undefined;
    looked.value = undefined;
    training.value = { side, from, done: new Set(), said: undefined };
    referee.value = judge;
    goTo(from);
  });
  answer();
};

export const stopTraining = (): void => {
  follower.stop();
  batch(() => {
    training.value = undefined;
    referee.value = undefined;
  });
};

/** From the first turn of the line again. */
export const nextLine = (): void => {
  const now = training.value;
  if (now === undefined) return;
  const done = linesLeft.value === 0 ? new Set<NodeId>() : now.done;
  batch(() => {
    training.value = { ...now, done, said: undefined };
    goTo(now.from);
  });
  answer();
};

export const showMove = (): void => {
  const now = training.value;
  if (now === undefined || isAnswering()) return;
  const next = nextIn(place.value.tree, place.value.at, now);
  if (next === undefined) return;
  training.value = { ...now, said: undefined };
  goTo(next);
  answer();
};

const isAnswering = (): boolean => position.value.turn !== training.value?.side && !atEnd.value;

/** Whether a turn of the reader's may be made. */
const judge = (turn: Turn): boolean => {
  const now = training.value;
  if (now === undefined) return true;
  if (isAnswering() || atEnd.value) return false;
  const { at, tree } = place.value;
  const played = play(position.value, turn);
  if (!played.ok) return true;
  const text = formatTurn(played.value);
  const there = nodeAt(tree, at).children.find((id) => nodeAt(tree, id).text === text);
  const right = there !== undefined && !isMistake(tree, there);
  const words = studiesWords().training;
  if (right) {
    training.value = { ...now, said: { kind: 'right' } };
    // The turn is made once it has been allowed.
    queueMicrotask(answer);
    return true;
  }
  const kind = there === undefined ? 'unknown' : 'mistake';
  training.value = { ...now, said: { kind, turn: text } };
  politely.value = words[kind](text);
  return false;
};

/** Plays the turns of the other side, and notes the end of a line. */
const answer = (): void => {
  const now = training.value;
  if (now === undefined) return;
  if (atEnd.value) {
    training.value = { ...now, done: new Set([...now.done, place.value.at]) };
    return;
  }
  if (!isAnswering()) return;
  follower.later(() => {
    const still = training.value;
    if (still === undefined || !isAnswering()) return;
    const reply = nextIn(place.value.tree, place.value.at, still);
    if (reply === undefined) return;
    goTo(reply);
    answer();
  });
};

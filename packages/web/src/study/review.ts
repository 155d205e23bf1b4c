import { computed, signal } from '@preact/signals';
import { formatPlace } from '@zertz/engine';
import type { GameExplanation } from '@zertz/engine';
import type { Outcome, Played, Position } from '@zertz/rules';
import { Assistant } from './assistant.ts';
import type { AssistantFailure } from './assistant.ts';
import { glyphOf, pointsOf } from './judged.ts';
import type { Point } from './judged.ts';
import { goTo, place } from './store.ts';
import { keepReview, reviewOf } from './reviewKept.ts';
import { gameAt, mainLine, nodeAt, pathTo, ROOT } from './tree.ts';
import type { Glyph, NodeId } from './tree.ts';

/** The main line judged turn by turn, once that was asked for. */
interface Review {
  readonly start: Position;
  /** The nodes that were judged, the first turn's first. */
  readonly ids: readonly NodeId[];
  readonly told: GameExplanation;
  readonly outcome: Outcome | undefined;
}

const done = signal<Review | undefined>(undefined);
/** How much is done, while it is being done. */
export const progress = signal<number | undefined>(undefined);
export const reviewFailure = signal<AssistantFailure | undefined>(undefined);

/** That of the game on the board, and never that of another. */
export const review = computed((): Review | undefined =>
  done.value?.start === place.value.tree.start ? done.value : undefined,
);

/** A moment for each turn; a long game takes half a minute. */
export const LIMITS = { limits: { nodes: 15_000 }, within: 3, moves: 150_000 } as const;

const reviewer = new Assistant();

export const startReview = (): void => {
  const { tree } = place.peek();
  const ids = mainLine(tree);
  const game = gameAt(tree, ids.at(-1) ?? ROOT);
  const judged = formatPlace(game);
  const finish = (told: GameExplanation): void => {
    done.value = { start: tree.start, ids, told, outcome: game.outcome };
  };
  reviewFailure.value = undefined;
  const before = reviewOf(judged);
  if (before !== undefined) {
    finish(before);
    return;
  }
  progress.value = 0;
  reviewer.ask(
    { kind: 'review', place: judged, limits: LIMITS },
    {
      told: (told) => {
        if (told.kind === 'part') progress.value = told.part;
        if (told.kind !== 'reviewed') return;
        progress.value = undefined;
        keepReview(judged, told.review);
        finish(told.review);
      },
      failed: (why) => {
        progress.value = undefined;
        reviewFailure.value = why;
      },
    },
  );
};

export const stopReview = (): void => {
  reviewer.stop();
  progress.value = undefined;
};

/** Turns have been made since that the review does not know. */
export const isStale = computed(
  () => review.value !== undefined && review.value.ids.join() !== mainLine(place.value.tree).join(),
);

/** The turns that were judged, as they were played. */
export const judgedTurns = computed((): readonly Played[] => {
  const { tree } = place.value;
  return (review.value?.ids ?? []).flatMap((id) => nodeAt(tree, id).played ?? []);
});

/** The turns that decided, in their order. */
export const moments = computed((): readonly number[] =>
  (review.value?.told.moments ?? []).toSorted((a, b) => a - b),
);

export const points = computed((): readonly Point[] =>
  review.value === undefined ? [] : pointsOf(review.value.told, review.value.outcome),
);

const signs = computed((): ReadonlyMap<NodeId, Glyph> => {
  const { ids = [], told } = review.value ?? {};
  return new Map(
    (told?.turns ?? []).flatMap((turn, index) => {
      const [id, glyph] = [ids[index], glyphOf(turn)];
      return id === undefined || glyph === undefined ? [] : [[id, glyph] as const];
    }),
  );
});

/** The sign that the review gives to a turn. */
export const signOf = (id: NodeId): Glyph | undefined => signs.value.get(id);

/** How many turns of the judged line lead to the node on the board, variations not counted. */
export const plyNow = computed((): number => {
  const { at, tree } = place.value;
  const ids = review.value?.ids ?? mainLine(tree);
  return pathTo(tree, at).filter((id, index) => ids[index] === id).length;
});

export const goToPly = (ply: number): void => {
  const ids = review.value?.ids ?? mainLine(place.value.tree);
  goTo(ids[Math.min(ply, ids.length) - 1] ?? ROOT);
};

export const toNextMistake = (): void => {
  const next = points.value.find(({ glyph, ply }) => glyph !== undefined && ply > plyNow.value);
  if (next !== undefined) goToPly(next.ply);
};

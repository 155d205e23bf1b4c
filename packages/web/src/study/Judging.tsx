import type { JSX } from 'preact';
import { isStale, progress, review, reviewFailure, startReview, stopReview } from './review.ts';
import { place } from './store.ts';
import { nodeAt, ROOT } from './tree.ts';
import { studyWords } from './words.ts';

/** Has the game judged: how far that is, and how it is begun and stopped. */
export const Judging = (): JSX.Element | null => {
  const text = studyWords().advantage;
  const empty = nodeAt(place.value.tree, ROOT).children.length === 0;
  if (progress.value !== undefined) {
    return (
      <div class="graph-acts">
        <progress max={1} value={progress.value} aria-label={text.analyse} />
        <span class="quiet">{text.progress(progress.value)}</span>
        <button type="button" class="button small" onClick={stopReview}>
          {text.stop}
        </button>
      </div>
    );
  }
  if (review.value !== undefined && !isStale.value) return null;
  return (
    <>
      {reviewFailure.value !== undefined && (
        <p role="alert">{studyWords().failed[reviewFailure.value]}</p>
      )}
      <div class="graph-acts">
        <button
          type="button"
          class="button small"
          aria-disabled={empty}
          onClick={() => {
            if (!empty) startReview();
          }}
        >
          {empty ? text.none : review.value === undefined ? text.analyse : text.again}
        </button>
      </div>
    </>
  );
};

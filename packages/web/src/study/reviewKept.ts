import type { GameExplanation } from '@zertz/engine';

/**
 * The last review of this tab, as the same game is judged alike each time. The number goes up with any
 * change to what a review tells.
 */
const KEY = 'zertz.review.1';

interface Kept {
  readonly place: string;
  readonly told: GameExplanation;
}

export const reviewOf = (place: string): GameExplanation | undefined => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept?.place === place ? kept.told : undefined;
  } catch {
    return undefined;
  }
};

export const keepReview = (place: string, told: GameExplanation): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ place, told } satisfies Kept));
  } catch {
    // Then it is done again when it is asked for again.
  }
};

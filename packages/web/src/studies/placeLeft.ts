/** Where one was in the study of this tab, for when it is opened again. */
export interface PlaceLeft {
  readonly study: string;
  /** Counted from 0, or from the last one backwards with -1. */
  readonly chapter: number;
  readonly at: number;
}

const KEY = 'zertz.study';

export const leavePlace = (left: PlaceLeft): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(left));
  } catch {
    // Then it begins at its first chapter.
  }
};

export const placeLeft = (id: string): PlaceLeft | undefined => {
  try {
    const left = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as PlaceLeft | null;
    return left?.study === id ? left : undefined;
  } catch {
    return undefined;
  }
};

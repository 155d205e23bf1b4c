import { playedLine } from './line.ts';
import { place, position, turnTo } from './store.ts';
import { addPlayed } from './tree.ts';

/** Adds a line to the tree and makes its first turn; the others are there to be gone on with. */
export const playLine = (texts: readonly string[]): void => {
  const begun = place.value;
  let now = begun;
  let first: number | undefined;
  for (const played of playedLine(position.value, texts)) {
    now = addPlayed(now.tree, now.at, played);
    first ??= now.at;
  }
  if (first !== undefined) turnTo({ tree: now.tree, at: first });
};

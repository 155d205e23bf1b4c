import { plainLetters } from './plainLetters.ts';

/** The word that was probably meant: one or two letters away, fewer for short words. */
export const nearest = (word: string, known: readonly string[]): string | undefined => {
  const typed = plainLetters(word).slice(0, LONGEST);
  const allowed = typed.length < 5 ? 1 : 2;
  let best: { readonly word: string; readonly away: number } | undefined;
  for (const candidate of known) {
    const away = distance(typed, plainLetters(candidate));
    if (away <= allowed && (best === undefined || away < best.away)) {
      best = { word: candidate, away };
    }
  }
  return best?.word;
};

/** Longer than any word there is. */
const LONGEST = 24;

/** Letters to add, drop, change or swap with the next, to make one word of the other. */
const distance = (a: string, b: string): number => {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + same,
          swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? Infinity;
};

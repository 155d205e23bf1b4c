/** Something that can be found by its words. */
export interface Findable {
  /** As it is read in the list. */
  readonly text: string;
  /** Other words it is known by: in English, or a number. */
  readonly also: string;
}

const LETTERS: { readonly [letter: string]: string } = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
};

/** Without accents, points and case, so that a quick hand finds all the same. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøł]/g, (letter) => LETTERS[letter] ?? letter);

const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => word !== '');

/** A word that begins like this, or has it within: a single letter would be within nearly all. */
const rankOf = (words: readonly string[], asked: string): number | undefined => {
  if (words.some((word) => word === asked)) return 0;
  if (words.some((word) => word.startsWith(asked))) return 1;
  return asked.length > 2 && words.some((word) => word.includes(asked)) ? 3 : undefined;
};

/** How well something fits: the less the better; `undefined`: not at all. */
const fitOf = (entry: Findable, asked: readonly string[], whole: string): number | undefined => {
  const shown = wordsOf(entry.text);
  const also = wordsOf(entry.also);
  let fit = plain(entry.text).startsWith(whole) ? 0 : 1;
  for (const word of asked) {
    const here = rankOf(shown, word);
    const there = rankOf(also, word);
    const best = Math.min(here ?? Infinity, (there ?? Infinity) + 1);
    if (best === Infinity) return undefined;
    fit += best;
  }
  return fit;
};

/** What every word of a query is found in, in any order of them, the best first. */
export const matches = <E extends Findable>(entries: readonly E[], query: string): readonly E[] => {
  const asked = wordsOf(query);
  const whole = plain(query).trim();
  return entries
    .map((entry) => ({ entry, fit: fitOf(entry, asked, whole) }))
    .filter(({ fit }) => fit !== undefined)
    .toSorted((a, b) => (a.fit ?? 0) - (b.fit ?? 0))
    .map(({ entry }) => entry);
};

import { formatRing, formatTurn } from '@zertz/rules';
import type { Board } from '@zertz/rules';
import { onDemand } from '../i18n/onDemand.ts';
import type { Shape } from '../i18n/words.ts';
import type { puzzles } from '../i18n/en/puzzles.ts';
import type { Phase } from './attempt.ts';
import type { Hint } from './hints.ts';
import type { Series } from './series.ts';
import type { Theme } from '@zertz/engine';

/** A name for every theme, and what it is. */
export type ThemeTexts = {
  readonly [T in Theme]: { readonly name: string; readonly says: string };
};

export type PuzzleWords = Shape<typeof puzzles>;

const LOAD = {
  en: async (): Promise<PuzzleWords> => (await import('../i18n/en/puzzles.ts')).puzzles,
  cs: async (): Promise<PuzzleWords> => (await import('../i18n/cs/puzzles.ts')).puzzles,
  he: async (): Promise<PuzzleWords> => (await import('../i18n/he/puzzles.ts')).puzzles,
  sv: async (): Promise<PuzzleWords> => (await import('../i18n/sv/puzzles.ts')).puzzles,
  de: async (): Promise<PuzzleWords> => (await import('../i18n/de/puzzles.ts')).puzzles,
  fr: async (): Promise<PuzzleWords> => (await import('../i18n/fr/puzzles.ts')).puzzles,
  es: async (): Promise<PuzzleWords> => (await import('../i18n/es/puzzles.ts')).puzzles,
  nl: async (): Promise<PuzzleWords> => (await import('../i18n/nl/puzzles.ts')).puzzles,
};

const loaded = onDemand<PuzzleWords>(LOAD);
export const puzzleWordsReady = loaded.ready;
export const puzzleWords = loaded.words;

export const hintText = (hint: Hint, board: Board): string => {
  const { hint: texts } = puzzleWords();
  switch (hint.kind) {
    case 'where':
      return texts.where;
    case 'place':
      return texts.place(hint.marble);
    case 'onto':
      return texts.onto(formatRing(board, hint.ring));
    case 'jumper':
      return texts.jumper(formatRing(board, hint.ring));
    case 'ends':
      return texts.ends(formatRing(board, hint.ring));
    case 'ring-only':
      return texts.ringOnly;
    case 'remove':
      return texts.remove(formatRing(board, hint.ring));
    case 'pass':
      return texts.pass;
  }
};

/** What a turn that does not win allows. */
export const refutationText = ({ forced, reply }: Phase & { readonly kind: 'wrong' }): string => {
  const texts = puzzleWords();
  if (reply === undefined) return texts.ended;
  const { before, gain, outcome } = reply;
  const gained = gain.white + gain.grey + gain.black > 0;
  if (outcome?.winner === before.turn && gained) return texts.theyWin(gain);
  if (forced) return texts.takes(gain);
  return gained ? texts.freeClaim(gain) : texts.free(formatTurn(reply));
};

export const seriesName = (series: Series): string => {
  switch (series.kind) {
    case 'all':
      return puzzleWords().all;
    case 'theme':
      return puzzleWords().theme[series.theme].name;
    case 'length':
      return puzzleWords().length(series.within);
  }
};

import type { RecordError } from '@zertz/rules';
import type { SavedGame } from '../storage/savedGame.ts';
import type { Collection } from './collection.ts';
import type { FileFault } from './texts.ts';

/** What one game or file of an import was refused for. */
export type Refused =
  | { readonly file: string; readonly fault: FileFault }
  | { readonly file: string; readonly error: RecordError };

export interface ReadingProgress {
  /** Games that were read so far, and places that were refused. */
  readonly games: number;
  readonly refused: number;
  /** Of all there is to read, from 0 to 1. */
  readonly part: number;
}

/** A game that is kept in this browser, with the names that it goes by. */
export interface OwnGame {
  readonly saved: Pick<SavedGame, 'start' | 'turns' | 'demanded' | 'end'>;
  readonly players: readonly [first: string, second: string];
  readonly date: string;
}

export type ToReader =
  | { readonly kind: 'files'; readonly files: readonly File[] }
  | { readonly kind: 'own'; readonly games: readonly OwnGame[] };

/** What came of reading. */
export interface ReadGames {
  readonly collection: Collection;
  /** The first of those that were refused; `refusedInAll` says how many there are. */
  readonly refused: readonly Refused[];
  readonly refusedInAll: number;
}

export type FromReader =
  | { readonly kind: 'progress'; readonly progress: ReadingProgress }
  | { readonly kind: 'done'; readonly read: ReadGames };

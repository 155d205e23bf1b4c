import { signal } from '@preact/signals';
import { newId } from '../storage/keptGame.ts';
import { gamesIn, sizeOf } from './collection.ts';
import { readGames } from './importing.ts';
import type { ReadingFailure } from './importing.ts';
import type { ReadGames, ReadingProgress } from './messages.ts';
import { addCollection } from './store.ts';
import { explorerWords } from './words.ts';

/** The import that is running. */
export const running = signal<
  { readonly progress: ReadingProgress; readonly stop: () => void } | undefined
>(undefined);

/** What came of the last import. */
export type Outcome =
  | { readonly kind: 'failed'; readonly why: Exclude<ReadingFailure, 'stopped'> }
  | {
      readonly kind: 'read';
      readonly read: ReadGames;
      readonly kept: 'kept' | 'full' | 'blocked';
    };

export const outcome = signal<Outcome | undefined>(undefined);

const BEGUN: ReadingProgress = { games: 0, refused: 0, part: 0 };
const NAME = 60;

const nameFor = (files: readonly File[]): string => {
  const [only, another] = files;
  return only === undefined || another !== undefined
    ? explorerWords().files(files.length)
    : only.name.replace(/(?:\.(?:jsonl?|sgf|txt|zip|gz|zen))+$/i, '').slice(0, NAME) || only.name;
};

/** Makes a collection of the games in some files. One at a time: the next waits for its turn. */
export const importFiles = async (files: readonly File[]): Promise<void> => {
  if (files.length === 0 || running.value !== undefined) return;
  const over = new AbortController();
  const stop = (): void => over.abort();
  outcome.value = undefined;
  running.value = { progress: BEGUN, stop };
  const read = await readGames(
    { kind: 'files', files },
    {
      signal: over.signal,
      told: (progress) => {
        running.value = { progress, stop };
      },
    },
  );
  if (!read.ok) {
    running.value = undefined;
    if (read.error !== 'stopped') outcome.value = { kind: 'failed', why: read.error };
    return;
  }
  const { collection } = read.value;
  const games = gamesIn(collection);
  const info = {
    id: newId(),
    name: nameFor(files),
    added: Date.now(),
    games,
    bytes: sizeOf(collection),
  };
  const kept = games === 0 ? 'kept' : await addCollection(info, collection);
  running.value = undefined;
  outcome.value = { kind: 'read', read: read.value, kept };
};

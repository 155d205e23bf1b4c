import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import { signal } from '@preact/signals';
import type { SavedGame } from './savedGame.ts';

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
}

const CURRENT = 'current';

/** Set once the browser has refused to store anything. */
export const storageBlocked = signal(false);

let opened: Promise<IDBPDatabase<Schema>> | undefined;

const database = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>('zertz', 1, {
    upgrade: (db) => {
      db.createObjectStore('games');
    },
  });
  return opened;
};

/** Keeps the game that is being played. */
export const keepGame = async (game: SavedGame): Promise<void> => {
  try {
    await (await database()).put('games', game, CURRENT);
  } catch {
    storageBlocked.value = true;
  }
};

/** The game that was being played when the page was left. */
export const keptGame = async (): Promise<SavedGame | undefined> => {
  try {
    return await (await database()).get('games', CURRENT);
  } catch {
    storageBlocked.value = true;
    return undefined;
  }
};

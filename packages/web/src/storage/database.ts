import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { StudyData } from '../studies/studyData.ts';
import type { CollectionInfo, KeptCollection } from './collections.ts';
import { keptOf } from './keptGame.ts';
import type { KeptGame } from './keptGame.ts';
import type { PuzzleRecord } from './puzzles.ts';
import type { SavedGame } from './savedGame.ts';

export interface Schema extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { changed: number } };
  puzzles: { key: string; value: PuzzleRecord };
  studies: { key: string; value: StudyData };
  collections: { key: string; value: CollectionInfo };
  /** What is in a collection, apart from what is told of it in the list. */
  collectedGames: { key: string; value: KeptCollection };
}

type Upgrade = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;
type Migration = (db: IDBPDatabase<Schema>, upgrade: Upgrade) => Promise<void> | void;

/** What leads from each version to the next. What has been released is never changed, only added to. */
const MIGRATIONS: readonly Migration[] = [
  (db) => {
    db.createObjectStore('games');
  },
  // The first version kept only one game, under this key.
  async (_, upgrade) => {
    const games = upgrade.objectStore('games');
    games.createIndex('changed', 'changed');
    const only: SavedGame | undefined = await games.get('current');
    if (only === undefined) return;
    await games.delete('current');
    const kept = keptOf(only, Date.now());
    await games.put(kept, kept.id);
  },
  (db) => {
    db.createObjectStore('puzzles', { keyPath: 'id' });
  },
  (db) => {
    db.createObjectStore('studies', { keyPath: 'id' });
  },
  (db) => {
    db.createObjectStore('collections', { keyPath: 'id' });
    db.createObjectStore('collectedGames', { keyPath: 'id' });
  },
];

let opened: Promise<IDBPDatabase<Schema>> | undefined;

export const database = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>('zertz', MIGRATIONS.length, {
    upgrade: (db, from, _, upgrade) => {
      const migrateAll = async (): Promise<void> => {
        for (const migrate of MIGRATIONS.slice(from)) await migrate(db, upgrade);
      };
      // What went half-way must not stay so.
      migrateAll().catch(() => upgrade.abort());
    },
    // A newer page in another tab must not wait for this one.
    blocking: (_from, _to, event) => {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  });
  return opened;
};

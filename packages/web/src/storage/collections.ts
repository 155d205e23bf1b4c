import { err, ok } from '@zertz/rules';
import type { Result } from '@zertz/rules';
import type { Collection } from '../explorer/collection.ts';
import { database } from './database.ts';

/** What the list tells of a collection of games. */
export interface CollectionInfo {
  readonly id: string;
  readonly name: string;
  /** When it was imported, in milliseconds since 1970. */
  readonly added: number;
  readonly games: number;
  readonly bytes: number;
}

export interface KeptCollection {
  readonly id: string;
  readonly collection: Collection;
}

/** Why something was not kept. */
export type StorageFailure = 'full' | 'blocked';

const failureOf = (error: unknown): StorageFailure =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';

/** All that are kept, the one imported last first; none where the browser keeps nothing. */
export const keptCollections = async (): Promise<readonly CollectionInfo[]> => {
  try {
    const kept = await (await database()).getAll('collections');
    return kept.toSorted((a, b) => b.added - a.added);
  } catch {
    return [];
  }
};

/** The games of a collection; `undefined`: they are not here, or cannot be read. */
export const keptCollection = async (id: string): Promise<Collection | undefined> => {
  try {
    return (await (await database()).get('collectedGames', id))?.collection;
  } catch {
    return undefined;
  }
};

/** Keeps a collection with all that it has, or nothing of it. */
export const keepCollection = async (
  info: CollectionInfo,
  collection: Collection,
): Promise<Result<CollectionInfo, StorageFailure>> => {
  try {
    const change = (await database()).transaction(['collections', 'collectedGames'], 'readwrite');
    await Promise.all([
      change.objectStore('collections').put(info),
      change.objectStore('collectedGames').put({ id: info.id, collection }),
      change.done,
    ]);
    return ok(info);
  } catch (error) {
    return err(failureOf(error));
  }
};

/** Changes what the list tells. */
export const keepCollectionInfo = async (info: CollectionInfo): Promise<boolean> => {
  try {
    await (await database()).put('collections', info);
    return true;
  } catch {
    return false;
  }
};

export const forgetCollection = async (id: string): Promise<boolean> => {
  try {
    const change = (await database()).transaction(['collections', 'collectedGames'], 'readwrite');
    await Promise.all([
      change.objectStore('collections').delete(id),
      change.objectStore('collectedGames').delete(id),
      change.done,
    ]);
    return true;
  } catch {
    return false;
  }
};

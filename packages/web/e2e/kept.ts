import { formatPosition, PRESETS, startPosition } from '@zertz/rules';
import type { KeptGame } from '../src/storage/keptGame.ts';
import type { PuzzleRecord } from '../src/storage/puzzles.ts';
import type { StudyData } from '../src/studies/studyData.ts';
import { until } from './table.ts';
import type { Table } from './table.ts';

/** All that this browser keeps of a kind, as its storage tells. */
const keptIn = <T>({ page }: Table, store: 'games' | 'puzzles' | 'studies'): Promise<T[]> =>
  page.evaluate(
    (name) =>
      new Promise<T[]>((resolve) => {
        const asked = indexedDB.open('zertz');
        // Not there yet: the application has to make it, not this.
        asked.onupgradeneeded = () => asked.transaction?.abort();
        asked.onerror = () => resolve([]);
        asked.onsuccess = () => {
          const all = asked.result.transaction(name).objectStore(name).getAll();
          all.onsuccess = () => {
            asked.result.close();
            resolve(all.result as T[]);
          };
        };
      }),
    store,
  );

export const gamesKept = (table: Table): Promise<KeptGame[]> => keptIn(table, 'games');

export const studiesKept = (table: Table): Promise<StudyData[]> => keptIn(table, 'studies');

/** Waits until it is kept that so many puzzles were solved. */
export const areSolved = async (table: Table, count: number): Promise<void> => {
  const solved = async (): Promise<number> =>
    (await keptIn<PuzzleRecord>(table, 'puzzles')).filter((one) => one.solved !== undefined).length;
  await until(solved).toBe(count);
};

/** Waits until the game on the table is kept with so many turns, so that the page may be left. */
export const isKept = async (table: Table, turns: number): Promise<void> => {
  await until(async () => (await gamesKept(table)).map((kept) => kept.turns.length)).toContain(
    turns,
  );
};

/** Waits until it is kept that a hint was given. */
export const isAssisted = async (table: Table): Promise<void> => {
  await until(async () => (await gamesKept(table)).map((kept) => kept.assisted)).toContain(true);
};

/** Puts anything into a store of the open page; `key`: where it has none within itself. */
export const put = async (
  table: Table,
  store: string,
  value: unknown,
  key?: string,
): Promise<void> => {
  // The application makes its database as it starts.
  await until(() => storeIsThere(table)).toBe(true);
  await table.page.evaluate(
    ([name, given, at]) =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open('zertz');
        asked.onsuccess = () => {
          const change = asked.result.transaction(name, 'readwrite');
          change.objectStore(name).put(given, at);
          change.onerror = () => reject(new Error('not kept'));
          change.oncomplete = () => {
            asked.result.close();
            resolve();
          };
        };
      }),
    [store, value, key] as const,
  );
};

/** Puts a game into the storage of the open page and onto the table. */
export const putOnTable = async (
  table: Table,
  kept: Partial<KeptGame> & Pick<KeptGame, 'turns'>,
): Promise<void> => {
  const now = Date.now();
  const game: KeptGame = {
    id: 'put',
    began: now,
    changed: now + 1,
    start: formatPosition(startPosition(PRESETS.official)),
    seats: { first: { kind: 'here' }, second: { kind: 'here' } },
    ...kept,
  };
  await put(table, 'games', game, game.id);
  await table.page.evaluate((id) => sessionStorage.setItem('zertz.game', id), game.id);
  await table.page.reload();
  await until(() => table.moves()).toHaveLength(game.turns.length);
};

const storeIsThere = ({ page }: Table): Promise<boolean> =>
  page.evaluate(async () => {
    const all = await indexedDB.databases();
    return all.some(({ name, version }) => name === 'zertz' && version !== undefined);
  });

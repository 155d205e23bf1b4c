import { until } from './table.ts';
import type { Table } from './table.ts';

/** How many turns each game has that this browser keeps, as its storage tells. */
const turnsKept = ({ page }: Table): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const asked = indexedDB.open('zertz');
        // Not there yet: the application has to make it, not this.
        asked.onupgradeneeded = () => asked.transaction?.abort();
        asked.onerror = () => resolve([]);
        asked.onsuccess = () => {
          const games = asked.result.transaction('games').objectStore('games').getAll();
          games.onsuccess = () => {
            asked.result.close();
            const kept = games.result as { readonly turns: readonly string[] }[];
            resolve(kept.map(({ turns }) => turns.length));
          };
        };
      }),
  );

/** Waits until the game on the table is kept with so many turns, so that the page may be left. */
export const isKept = async (table: Table, turns: number): Promise<void> => {
  await until(() => turnsKept(table)).toContain(turns);
};

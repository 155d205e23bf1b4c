import { database } from './database.ts';
import type { KeptGame } from './keptGame.ts';
import { tried } from './tried.ts';

/** Keeps a game, in the place of what was kept under its id. */
export const keepGame = (game: KeptGame): Promise<boolean> =>
  tried(async () => {
    await (await database()).put('games', game, game.id);
    return true;
  }, false);

export const keptGame = (id: string): Promise<KeptGame | undefined> =>
  tried(async () => (await database()).get('games', id), undefined);

/** All games that are kept, the one changed last first. */
export const keptGames = (): Promise<readonly KeptGame[]> =>
  tried(
    async () => (await (await database()).getAllFromIndex('games', 'changed')).toReversed(),
    [],
  );

export const newestGame = (): Promise<KeptGame | undefined> =>
  tried(async () => {
    const index = (await database()).transaction('games').store.index('changed');
    return (await index.openCursor(null, 'prev'))?.value;
  }, undefined);

export const forgetGame = (id: string): Promise<boolean> =>
  tried(async () => {
    await (await database()).delete('games', id);
    return true;
  }, false);

/** Keeps all of these games or none of them. */
export const keepGames = (games: readonly KeptGame[]): Promise<boolean> =>
  tried(async () => {
    const change = (await database()).transaction('games', 'readwrite');
    await Promise.all([...games.map((game) => change.store.put(game, game.id)), change.done]);
    return true;
  }, false);

export const forgetAllGames = (): Promise<boolean> =>
  tried(async () => {
    await (await database()).clear('games');
    return true;
  }, false);

import { database } from './database.ts';
import { isKeptGame } from './keptGame.ts';
import type { KeptGame } from './keptGame.ts';
import { stored, tried } from './tried.ts';

/** Another version, or somebody else, may have stored what is no game here; it is left alone. */
const isGame = (found: unknown): found is KeptGame => isKeptGame(found, '') === undefined;

/**
 * Keeps a game, unless a later state of it is kept. One that is there keeps its name: that may have
 * been given in another tab.
 */
export const keepGame = ({ name, ...game }: KeptGame): Promise<boolean> =>
  stored(async () => {
    const change = (await database()).transaction('games', 'readwrite');
    const here = await change.store.get(game.id);
    const isLater = here !== undefined && here.changed > game.changed;
    const kept = named(game, here === undefined ? name : here.name);
    await Promise.all([isLater || change.store.put(kept, kept.id), change.done]);
  });

/** Names a game, however far it has been played in the meantime; without a name, by who plays it. */
export const nameGame = (id: string, name: string | undefined): Promise<boolean> =>
  stored(async () => {
    const change = (await database()).transaction('games', 'readwrite');
    const here = await change.store.get(id);
    if (here === undefined) return;
    const { name: _, ...game } = here;
    await Promise.all([change.store.put(named(game, name), id), change.done]);
  });

const named = (game: Omit<KeptGame, 'name'>, name: string | undefined): KeptGame =>
  name === undefined ? game : { ...game, name };

export const keptGame = (id: string): Promise<KeptGame | undefined> =>
  tried(async () => {
    const found = await (await database()).get('games', id);
    return isGame(found) ? found : undefined;
  }, undefined);

/** All games that are kept, the one changed last first. */
export const keptGames = (): Promise<readonly KeptGame[]> =>
  tried(
    async () =>
      (await (await database()).getAllFromIndex('games', 'changed')).filter(isGame).toReversed(),
    [],
  );

/** How many are kept, those that this version cannot read among them. */
export const countGames = (): Promise<number> =>
  tried(async () => (await database()).count('games'), 0);

export const newestGame = (): Promise<KeptGame | undefined> =>
  tried(async () => {
    const index = (await database()).transaction('games').store.index('changed');
    let at = await index.openCursor(null, 'prev');
    while (at !== null && !isGame(at.value)) at = await at.continue();
    return at?.value;
  }, undefined);

export const forgetGame = (id: string): Promise<boolean> =>
  stored(async () => (await database()).delete('games', id));

/** Keeps all of these games or none of them. */
export const keepGames = (games: readonly KeptGame[]): Promise<boolean> =>
  stored(async () => {
    const change = (await database()).transaction('games', 'readwrite');
    await Promise.all([...games.map((game) => change.store.put(game, game.id)), change.done]);
  });

export const forgetAllGames = (): Promise<boolean> =>
  stored(async () => (await database()).clear('games'));

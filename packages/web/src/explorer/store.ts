import { batch, computed, effect, signal } from '@preact/signals';
import { namesOf } from '../games/describe.ts';
import {
  forgetCollection,
  keepCollection,
  keepCollectionInfo,
  keptCollection,
  keptCollections,
} from '../storage/collections.ts';
import type { CollectionInfo } from '../storage/collections.ts';
import { keptGames } from '../storage/games.ts';
import { position } from '../study/store.ts';
import { gamesIn } from './collection.ts';
import type { Collection } from './collection.ts';
import { readGames } from './importing.ts';
import { statisticsOf } from './statistics.ts';
import type { Statistics } from './statistics.ts';

/** Which collections there are, which are looked into, and what their games did. */

/** The games that were played here are a collection too, made anew whenever it is looked into. */
export const OWN = 'own';

/** `undefined`: not read yet. */
export const collections = signal<readonly CollectionInfo[] | undefined>(undefined);
/** Those for which the browser has no room. */
export const unkept = signal<ReadonlySet<string>>(new Set());
/** By the id of the collection; `undefined` is one that cannot be read. */
export const loaded = signal<ReadonlyMap<string, Collection | undefined>>(new Map());
/** What was deleted last, until something else is. */
export const removed = signal<
  { readonly info: CollectionInfo; readonly collection: Collection } | undefined
>(undefined);

const KEY = 'zertz.explorer';

const chosenBefore = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [OWN];
  } catch {
    return [OWN];
  }
};

/** The collections that are looked into. */
export const chosen = signal<ReadonlySet<string>>(new Set(chosenBefore()));

export const choose = (id: string, wanted: boolean): void => {
  const next = new Set(chosen.value);
  if (wanted) next.add(id);
  else next.delete(id);
  chosen.value = next;
  try {
    localStorage.setItem(KEY, JSON.stringify([...next]));
  } catch {
    // Then it lasts as long as the page.
  }
};

const looked = computed(() =>
  [OWN, ...(collections.value ?? []).map(({ id }) => id)].filter((id) => chosen.value.has(id)),
);

/** Something that is to be looked into has not come yet. */
export const loading = computed(
  () => collections.value === undefined || looked.value.some((id) => !loaded.value.has(id)),
);

/** There is no game in what is chosen, nor anything else to choose. */
export const nothingToSearch = computed(() => {
  const own = loaded.value.get(OWN);
  return collections.value?.length === 0 && own !== undefined && gamesIn(own) === 0;
});

/** What was played from the position on the board. */
export const statistics = computed((): Statistics =>
  statisticsOf(
    looked.value.flatMap((id) => loaded.value.get(id) ?? []),
    position.value,
  ),
);

const enter = (id: string, collection: Collection | undefined): void => {
  loaded.value = new Map(loaded.peek()).set(id, collection);
};

/** Has what is chosen loaded as long as somebody looks. */
export const openExplorer = (): (() => void) => {
  const over = new AbortController();
  const asked = new Set<string>();
  const load = async (id: string): Promise<void> => {
    const collection = id === OWN ? await ownGames(over.signal) : await keptCollection(id);
    if (!over.signal.aborted && !loaded.peek().has(id)) enter(id, collection);
  };
  void readList();
  const stop = effect(() => {
    for (const id of looked.value) {
      if (loaded.value.has(id) || asked.has(id)) continue;
      asked.add(id);
      void load(id);
    }
  });
  return () => {
    stop();
    over.abort();
    // Games may be played before somebody looks again.
    const others = new Map(loaded.peek());
    others.delete(OWN);
    loaded.value = others;
  };
};

const readList = async (): Promise<void> => {
  const kept = await keptCollections();
  const lost = (collections.peek() ?? []).filter(({ id }) => unkept.peek().has(id));
  collections.value = [...lost, ...kept];
};

const ownGames = async (stopped: AbortSignal): Promise<Collection | undefined> => {
  const games = (await keptGames())
    .filter(({ turns }) => turns.length > 0)
    .map(({ began, demanded, end, start, turns, ...kept }) => {
      const { first, second } = namesOf({ began, start, turns, ...kept });
      return {
        saved: {
          start,
          turns,
          ...(demanded === undefined ? {} : { demanded }),
          ...(end === undefined ? {} : { end }),
        },
        players: [first, second] as const,
        date: new Date(began).toISOString().slice(0, 10),
      };
    });
  const read = await readGames({ kind: 'own', games }, { signal: stopped });
  return read.ok ? read.value.collection : undefined;
};

/** Adds a collection that was imported, and looks into it. */
export const addCollection = async (
  info: CollectionInfo,
  collection: Collection,
): Promise<'kept' | 'full' | 'blocked'> => {
  const kept = await keepCollection(info, collection);
  batch(() => {
    if (!kept.ok) unkept.value = new Set(unkept.value).add(info.id);
    enter(info.id, collection);
    collections.value = [info, ...(collections.value ?? [])];
    choose(info.id, true);
  });
  return kept.ok ? 'kept' : kept.error;
};

export const renameCollection = async (info: CollectionInfo, name: string): Promise<void> => {
  const next = { ...info, name };
  collections.value = collections.value?.map((one) => (one.id === info.id ? next : one));
  if (!unkept.value.has(info.id)) await keepCollectionInfo(next);
};

export const removeCollection = async (info: CollectionInfo): Promise<void> => {
  const collection = loaded.value.get(info.id) ?? (await keptCollection(info.id));
  await forgetCollection(info.id);
  batch(() => {
    removed.value = collection === undefined ? undefined : { info, collection };
    collections.value = collections.value?.filter(({ id }) => id !== info.id);
  });
};

export const undoRemoval = async (): Promise<void> => {
  const back = removed.value;
  if (back === undefined) return;
  removed.value = undefined;
  const wasChosen = chosen.value.has(back.info.id);
  await addCollection(back.info, back.collection);
  choose(back.info.id, wasChosen);
  collections.value = collections.value?.toSorted((a, b) => b.added - a.added);
};

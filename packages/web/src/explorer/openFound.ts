import { signal } from '@preact/signals';
import { parsePosition } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { page } from '../pages/router.ts';
import { replay } from '../storage/savedGame.ts';
import { analyse } from '../study/given.ts';
import type { GivenNames } from '../study/given.ts';
import { names, open, place } from '../study/store.ts';
import { treeOf } from '../study/tree.ts';
import type { TreePlace } from '../study/tree.ts';
import { gameOf } from './collection.ts';
import type { CollectedGame } from './collection.ts';
import type { Found } from './statistics.ts';

/** What was analysed before a game was opened in its place. */
export const left = signal<
  { readonly place: TreePlace; readonly names: GivenNames; readonly title: string } | undefined
>(undefined);

/** The board may also be that of a study. */
export const isAnalysis = (): boolean => page.value?.route === 'analyse';

export const titleOf = ({ players: [first, second] }: CollectedGame): string => {
  const { seats } = words();
  return words().games.versus(first || seats.first, second || seats.second);
};

/** Puts a game on the board, at the position in which it is found. */
export const openFound = ({ collection, game: number, ply }: Found): void => {
  const game = gameOf(collection, number);
  const start = game === undefined ? undefined : parsePosition(game.start);
  if (game === undefined || start?.ok !== true) return;
  const replayed = replay(start.value, game.turns.split('|'));
  if (!replayed.ok) return;
  const [first, second] = game.players;
  const named = { ...(first === '' ? {} : { first }), ...(second === '' ? {} : { second }) };
  if (!isAnalysis()) {
    // A chapter of a study stays what it is, and so does a game that is reviewed.
    analyse({ game: replayed.value, names: named, ply });
    return;
  }
  const before = left.value ?? { place: place.value, names: names.value };
  open({ tree: treeOf(replayed.value), at: ply }, named);
  left.value = { ...before, title: titleOf(game) };
};

export const goBack = (): void => {
  if (left.value === undefined) return;
  open(left.value.place, left.value.names);
  left.value = undefined;
};

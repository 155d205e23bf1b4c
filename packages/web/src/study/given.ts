import { signal } from '@preact/signals';
import type { Game, Player } from '@zertz/rules';
import { goTo } from '../pages/router.ts';
import { game, seats } from '../play/store.ts';
import { current } from '../storage/current.ts';

/** What players are called, where they have names; the language has words for the others. */
export type GivenNames = { readonly [P in Player]?: string };

/** A game that is to be analysed. It lies here while the page that does so is loaded. */
export interface Given {
  readonly game: Game;
  readonly names: GivenNames;
  /** Under which it is kept here. */
  readonly id?: string;
  /** So many of its turns have been made on the board; without it, all. */
  readonly ply?: number;
}

export const given = signal<Given | undefined>(undefined);

export const analyse = (analysed: Given): void => {
  given.value = analysed;
  goTo('analyse');
};

export const analyseTable = (): void =>
  analyse({ game: game.value, names: tableNames(), id: current.value.id });

export const tableNames = (): GivenNames => {
  const named = (player: Player): GivenNames => {
    const { given: own, kind, name } = seats.value[player];
    return kind === 'here' && own === undefined ? {} : { [player]: name };
  };
  return { ...named('first'), ...named('second') };
};

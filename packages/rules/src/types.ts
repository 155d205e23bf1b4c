declare const ringBrand: unique symbol;
/** A place of the starting board, 0-based. Keeps its number after the ring has left the board. */
export type Ring = number & { readonly [ringBrand]: true };

export const MARBLES = ['white', 'grey', 'black'] as const;
export type Marble = (typeof MARBLES)[number];
export type ByMarble<T> = { readonly [M in Marble]: T };
/** How many marbles of each colour: a pool, a player's captives, a goal. */
export type MarbleCount = ByMarble<number>;

export const PLAYERS = ['first', 'second'] as const;
export type Player = (typeof PLAYERS)[number];
export type ByPlayer<T> = { readonly [P in Player]: T };

export const opponentOf = (player: Player): Player => (player === 'first' ? 'second' : 'first');

import { parseRing } from '../board.ts';
import type { Board } from '../board.ts';
import { MARBLES } from '../types.ts';
import type { ByPlayer, Marble, Player, Ring } from '../types.ts';

/** A player as boardspace numbers them. */
export type Seat = 0 | 1;

/** `first` has seat 0 and usually begins; where the record says so, `second` begins. */
export const PLAYER_IN: { readonly [S in Seat]: Player } = { 0: 'first', 1: 'second' };
export const SEAT_OF: ByPlayer<Seat> = { first: 0, second: 1 };

/** Where marbles lie beside the board: the captives of a seat, or 2, the pool. */
export type Rack = Seat | 2;

export const POOL: Rack = 2;

/** What one move property says. A turn is made of several. */
export type Command =
  | { readonly kind: 'start'; readonly seat: Seat }
  | {
      readonly kind: 'place';
      readonly from: Rack;
      readonly marble: Marble;
      readonly ring: Ring;
    }
  /** Takes a placed marble back. */
  | { readonly kind: 'unplace'; readonly ring: Ring; readonly to: Rack }
  | { readonly kind: 'remove'; readonly ring: Ring }
  /** Puts a removed ring back. */
  | { readonly kind: 'restore'; readonly ring: Ring }
  | { readonly kind: 'jump'; readonly from: Ring; readonly to: Ring }
  /** Moves a marble beside the board; from a rack to itself it was only touched. */
  | { readonly kind: 'hand'; readonly from: Rack; readonly marble: Marble; readonly to: Rack }
  | { readonly kind: 'set-board' }
  | { readonly kind: (typeof WORDS)[keyof typeof WORDS] };

/** Commands without anything to them. */
const WORDS = {
  done: 'done',
  resign: 'resign',
  reset: 'reset',
  edit: 'edit',
  swap: 'swap',
  winontime: 'win-on-time',
  offerdraw: 'offer-draw',
  acceptdraw: 'accept-draw',
  declinedraw: 'decline-draw',
} as const;

const isWord = (name: string): name is keyof typeof WORDS => Object.hasOwn(WORDS, name);

/**
 * Reads a command, numbered or not, in any case; `undefined` if it is none that can be meant on
 * this board.
 */
export const parseCommand = (board: Board, text: string): Command | undefined => {
  const [name = '', ...rest] = text
    .trim()
    .replace(/^\d+\s+/, '')
    .toLowerCase()
    .split(/\s+/);
  if (isWord(name)) return rest.length === 0 ? { kind: WORDS[name] } : undefined;
  const [a = '', b = '', c = '', d = ''] = rest;
  switch (`${name} ${rest.length}`) {
    case 'start 1':
      return whole({ kind: 'start', seat: seatOf(a) });
    case 'rtob 4':
      return whole({
        kind: 'place',
        from: rackOf(a),
        marble: marbleOf(b),
        ring: ringOf(board, c, d),
      });
    case 'btor 3':
      return whole({ kind: 'unplace', ring: ringOf(board, a, b), to: rackOf(c) });
    case 'r- 2':
      return whole({ kind: 'remove', ring: ringOf(board, a, b) });
    case 'r+ 2':
      return whole({ kind: 'restore', ring: ringOf(board, a, b) });
    case 'btob 4':
      return whole({ kind: 'jump', from: ringOf(board, a, b), to: ringOf(board, c, d) });
    case 'rtor 3':
      return whole({ kind: 'hand', from: rackOf(a), marble: marbleOf(b), to: rackOf(c) });
    case 'setboard 1':
      return { kind: 'set-board' };
    default:
      return undefined;
  }
};

type Missing<C> = { readonly [K in keyof C]: C[K] | undefined };

/** The command if all its parts could be read. */
const whole = <C extends Command>(parts: Missing<C>): C | undefined =>
  Object.values(parts).includes(undefined) ? undefined : (parts as C);

const seatOf = (word: string): Seat | undefined =>
  ([0, 1] as const).find((seat) => word === `p${seat}`);

const rackOf = (word: string): Rack | undefined =>
  ([0, 1, 2] as const).find((rack) => word === `${rack}`);

const marbleOf = (word: string): Marble | undefined =>
  MARBLES.find((_, colour) => word === `${colour}`);

const ringOf = (board: Board, column: string, number: string): Ring | undefined =>
  /^[a-z]$/.test(column) ? parseRing(board, column + number) : undefined;

import { MARBLES, opponentOf, symmetriesOf } from '@zertz/rules';
import type { Board, Marble, Position, Symmetry } from '@zertz/rules';

/** What tells positions apart, with how the board was turned for it. */
export interface SymmetricKey {
  /** The same for all twelve views of a position, and with the players exchanged. Below 2^53. */
  readonly key: number;
  /** Leads from the position to the view that the key was taken from. */
  readonly symmetry: Symmetry;
}

const STATES = 4;
const VACANT = 3;

/** Two words for every state of every ring of every view, so that a view is a few exclusive ors. */
interface Table {
  readonly symmetries: readonly Symmetry[];
  /** By view, ring and state: where the ring goes to is looked up once. */
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/** The same numbers wherever this runs: keys are kept between visits. */
const mixed = (seed: number): number => {
  let value = Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2_ae35);
  value = Math.imul(value ^ (value >>> 16), 0x27d4_eb2f);
  return (value ^ (value >>> 15)) | 0;
};

const tables = new Map<Board, Table>();

const tableOf = (board: Board): Table => {
  const known = tables.get(board);
  if (known !== undefined) return known;
  const symmetries = symmetriesOf(board);
  const low = new Int32Array(symmetries.length * board.size * STATES);
  const high = new Int32Array(low.length);
  symmetries.forEach((symmetry, view) => {
    for (let ring = 0; ring < board.size; ring++) {
      for (let state = 0; state < STATES; state++) {
        const at = (view * board.size + ring) * STATES + state;
        const seed = ((symmetry[ring] ?? ring) * STATES + state) * 2 + 1;
        low[at] = mixed(seed);
        high[at] = mixed(seed + 0x5bd1_e995);
      }
    }
  });
  const table = { symmetries, low, high };
  tables.set(board, table);
  return table;
};

const STATE_OF: { readonly [M in Marble]: number } = { white: 0, grey: 1, black: 2 };

/** States of the rings that are there, as places in the table of the first view. */
const placesOf = ({ marbles, occupied, rings }: Position): Int32Array => {
  const places = new Int32Array(rings.size);
  let next = 0;
  for (const ring of rings) {
    const marble = occupied.has(ring) ? MARBLES.find((one) => marbles[one].has(ring)) : undefined;
    places[next++] = ring * STATES + (marble === undefined ? VACANT : STATE_OF[marble]);
  }
  return places;
};

/** What is beside the board, as seen by the player to move, and what is played for. */
const stakes = (position: Position): readonly [number, number] => {
  const { board, captives, pool, turn, variant } = position;
  const counts = [captives[turn], captives[opponentOf(turn)], pool, ...variant.goals];
  const packed = counts.flatMap((held) => MARBLES.map((marble) => held[marble]));
  const seed = packed.reduce((sum, many) => Math.imul(sum, 67) + many, board.size);
  return [mixed(seed ^ 0x1656_67b1), mixed(seed ^ 0x2545_f491)];
};

/** The key of a position: found again however the board is turned, mirrored or whoever began. */
export const symmetricKey = (position: Position): SymmetricKey => {
  const { board } = position;
  const { high, low, symmetries } = tableOf(board);
  const places = placesOf(position);
  const [stakeLow, stakeHigh] = stakes(position);
  let best = Infinity;
  let view = 0;
  for (let at = 0, offset = 0; at < symmetries.length; at++, offset += board.size * STATES) {
    let [a, b] = [stakeLow, stakeHigh];
    for (const place of places) {
      a ^= low[offset + place] ?? 0;
      b ^= high[offset + place] ?? 0;
    }
    const key = (b & 0x1f_ffff) * 2 ** 32 + (a >>> 0);
    if (key < best) {
      best = key;
      view = at;
    }
  }
  return { key: best, symmetry: symmetries[view] ?? [] };
};

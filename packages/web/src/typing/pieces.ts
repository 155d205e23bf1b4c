import { parseRing } from '@zertz/rules';
import type { Board, Marble, Ring } from '@zertz/rules';

/** A part of a typed turn; `at` is the place of its first character, 0 = the first. */
export type Piece = { readonly at: number } & (
  | { readonly kind: 'colour'; readonly marble: Marble }
  | { readonly kind: 'ring'; readonly ring: Ring }
  | { readonly kind: 'sign'; readonly sign: string }
  /** The last letter of the text: a ring whose number is still to come. */
  | { readonly kind: 'letter'; readonly letter: string }
);

const COLOURS: { readonly [letter: string]: Marble } = { w: 'white', g: 'grey', b: 'black' };

const PIECE = /\s*(?:([a-z])\s*(\d+)|([wgb])(?!\s*\d)|([x,~-])|([a-z])(?=\s*$))/y;

/** Takes a text apart as far as letters go, whatever they mean; `undefined` if it is no notation. */
export const piecesOf = (text: string, board: Board): readonly Piece[] | undefined => {
  const lower = text.toLowerCase().trimEnd();
  const pieces: Piece[] = [];
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < lower.length) {
    const found = PIECE.exec(lower);
    if (found === null) return undefined;
    const [all, column = '', number = '', colour = '', sign = '', letter = ''] = found;
    const at = found.index + all.length - all.trimStart().length;
    const marble = COLOURS[colour];
    if (number !== '') {
      const ring = parseRing(board, column + number);
      if (ring === undefined) return undefined;
      pieces.push({ kind: 'ring', at, ring });
    } else if (marble !== undefined) {
      pieces.push({ kind: 'colour', at, marble });
    } else if (sign !== '') {
      pieces.push({ kind: 'sign', at, sign });
    } else {
      pieces.push({ kind: 'letter', at, letter });
    }
  }
  return pieces;
};

/** A letter that ends the text where a ring is wanted: it may also be that of a colour. */
export const beginsRing = (piece: Piece | undefined): string | undefined => {
  if (piece?.kind === 'letter') return piece.letter;
  return piece?.kind === 'colour' ? piece.marble.charAt(0) : undefined;
};

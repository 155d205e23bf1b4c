import { parseTurn } from '@zertz/rules';
import type { Board, NotationError, Position, Result, Ring, Turn } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { refusalText } from '../i18n/refusal.ts';
import type { RefusalContext } from '../i18n/refusal.ts';

/** Why a typed move was not understood, and the character it stopped at (0 = the first). */
export interface TypedError {
  readonly text: string;
  readonly at: number;
}

export const readTyped = (
  position: Position,
  text: string,
  context: RefusalContext,
): Result<Turn, TypedError> => {
  const turn = parseTurn(position, text);
  if (turn.ok) return turn;
  const at = isUnfinished(turn.error) ? text.length : turn.error.at - 1;
  return {
    ok: false,
    error: { at, text: textOf(turn.error, text, position.board, context) },
  };
};

/** What was typed is right as far as it goes: the caret belongs at its end. */
const isUnfinished = (error: NotationError): boolean =>
  error.code === 'refused' &&
  (error.refusal.code === 'removal-required' || error.refusal.code === 'capture-unfinished');

const textOf = (
  error: NotationError,
  text: string,
  board: Board,
  context: RefusalContext,
): string => {
  const labelOf = (ring: Ring): string => board.labels[ring] ?? '';
  const read = readSoFar(text.slice(0, error.at - 1));
  switch (error.code) {
    case 'empty':
      return words().type.empty;
    case 'unexpected':
      return error.found === ''
        ? words().type.incomplete(read)
        : words().type.stuck(read, characterAt(text, error.at - 1));
    case 'no-such-ring':
      return words().type.stuck(read, error.label);
    case 'wrong-colour':
      return words().type.wrongColour(labelOf(error.ring), error.found);
    case 'claims-differ':
      return words().type.claims(
        error.claims.map(({ marble, ring }) => ({ marble, label: labelOf(ring) })),
      );
    case 'refused':
      return refusalText(error.refusal, context);
  }
};

/** A whole character, be it one of two halves. */
const characterAt = (text: string, at: number): string =>
  String.fromCodePoint(text.codePointAt(at) ?? 32);

/** The part that made sense, in pieces: "W, d4". */
const readSoFar = (text: string): string =>
  (text.match(/[a-z]\d+|[wgbx-]/gi) ?? [])
    .map((piece) => (/^[wgb]$/i.test(piece) ? piece.toUpperCase() : piece.toLowerCase()))
    .join(', ');

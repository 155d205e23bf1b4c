import { newGame, positionOf } from '../game.ts';
import type { Position } from '../position.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { Variant } from '../variant.ts';
import { linesOf } from './place.ts';
import type { GameRecord, RecordError, WriteError } from './record.ts';
import { damage, inGame } from './replay.ts';
import { beyondZip, formatZip, parseZip } from './zipText.ts';

/** Reads positions of zertz.app, one a line, as games that start there. */
export function* readZip(
  text: string,
  variant?: Variant,
): Generator<Result<GameRecord, RecordError>> {
  let number = 0;
  for (const line of linesOf(text)) {
    if (line.text.trim() === '') continue;
    number += 1;
    const position = parseZip(line.text, variant);
    const record = position.ok
      ? ok(startingAt(position.value))
      : damage({ line: line.number, column: position.error.at }, position.error.fault);
    yield inGame(record, number, undefined);
  }
}

/** The position a game stands at. Its turns and most options of its variant are not in it. */
export const writeZip = ({ game }: GameRecord): Result<string, WriteError> => {
  const position = positionOf(game);
  const what = beyondZip(position);
  return what === undefined
    ? ok(`${formatZip(position)}\n`)
    : err({ code: 'not-expressible', format: 'zip', what });
};

const startingAt = (position: Position): GameRecord => ({
  game: newGame(position),
  players: { first: '', second: '' },
  details: {},
});

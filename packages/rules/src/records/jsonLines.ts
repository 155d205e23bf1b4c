import { BOARD_NAMES } from '../board.ts';
import { newGame } from '../game.ts';
import { formatTurn } from '../notation.ts';
import { startPosition } from '../position.ts';
import type { Position } from '../position.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { Player } from '../types.ts';
import type { Variant } from '../variant.ts';
import { endOf, endWith, finalOf } from './jsonEnd.ts';
import { linesOf } from './place.ts';
import type { Line, Place } from './place.ts';
import type { GameRecord, RecordError, RecordFault } from './record.ts';
import { damage, inGame, playWritten } from './replay.ts';
import type { Damage } from './replay.ts';
import { presetOn, setupOf, startOf, unsupported } from './setup.ts';

/** Fields with a meaning of their own; all others are details. */
const FIELDS = ['board', 'variant', 'start', 'players', 'winner', 'end', 'turns', 'final'];

/**
 * Reads games of one JSON object a line. What is recorded of the end of a game, and where it
 * stands then, must be what its turns lead to.
 */
export function* readJsonLines(
  text: string,
  variant?: Variant,
): Generator<Result<GameRecord, RecordError>> {
  let number = 0;
  for (const line of linesOf(text)) {
    if (line.text.trim() === '') continue;
    number += 1;
    const fields = parseObject(line.text);
    const id = fields?.get('id');
    const record =
      fields === undefined ? unreadable(line, 'json') : readGame(line, fields, variant);
    yield inGame(record, number, typeof id === 'string' ? id : undefined);
  }
}

/** Writes a game as one line, with variant and start only where they are not those of boardspace. */
export const writeJsonLine = ({ details, game, players }: GameRecord): string => {
  const { bots, id, ...others } = details;
  const { board } = game.start;
  const setup = setupOf(game.start);
  const usual =
    setup.variant === setupOf(startPosition(presetOn('boardspace', board.name))).variant;
  // What is undefined is left out of the line.
  const fields = {
    id,
    board: board.name,
    variant: usual ? undefined : setup.variant,
    start: setup.start,
    players: [players.first, players.second],
    bots: botsFrom(bots),
    winner: game.outcome?.winner ?? null,
    end: endOf(game),
    turns: game.history.map(formatTurn),
    final: finalOf(game),
    ...Object.fromEntries(Object.entries(others).filter(([name]) => !FIELDS.includes(name))),
  };
  return `${JSON.stringify(fields)}\n`;
};

type Fields = ReadonlyMap<string, unknown>;

const parseObject = (text: string): Fields | undefined => {
  try {
    const value: unknown = JSON.parse(text.trim());
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? new Map(Object.entries(value)) : undefined;
  } catch {
    return undefined;
  }
};

const readGame = (
  line: Line,
  fields: Fields,
  variant: Variant | undefined,
): Result<GameRecord, Damage> => {
  const start = firstPosition(fields, variant);
  if (!start.ok) return damage(placeOf(line, 'board'), start.error);
  const turns = textsIn(fields.get('turns'));
  if (turns === undefined) return unreadable(line, 'turns');
  let game = newGame(start.value);
  for (const [index, turn] of turns.entries()) {
    const next = playWritten(game, turn);
    if (!next.ok) {
      const { at, fault } = next.error;
      return damage(placeOfTurn(line, index, at), fault, game);
    }
    game = next.value;
  }
  const winner = fields.get('winner');
  const end = fields.get('end');
  if (!isWinner(winner)) return unreadable(line, 'winner');
  if (end !== undefined && typeof end !== 'string') return unreadable(line, 'end');
  const ended = endWith(game, { winner, end });
  if (!ended.ok) return damage(placeOf(line, end === undefined ? 'winner' : 'end'), ended.error);
  const final = fields.get('final');
  const found = finalOf(ended.value);
  if (final !== undefined && final !== found) {
    const recorded = asText(final);
    return damage(placeOf(line, 'final'), { code: 'position-differs', recorded, found });
  }
  const players = textsIn(fields.get('players') ?? []);
  if (players === undefined) return unreadable(line, 'players');
  const [first = '', second = ''] = players;
  return ok({ game: ended.value, players: { first, second }, details: detailsIn(fields) });
};

const firstPosition = (
  fields: Fields,
  asked: Variant | undefined,
): Result<Position, RecordFault> => {
  const [variant, start] = [fields.get('variant'), fields.get('start')].map((value) =>
    value === undefined ? undefined : asText(value),
  );
  const own = startOf({ variant, start });
  if (!own.ok) return own;
  const written = fields.get('board');
  const board = BOARD_NAMES.find((name) => name === written);
  if (own.value !== undefined) {
    const agrees = written === undefined || board === own.value.board.name;
    return agrees ? ok(own.value) : unsupported(asText(written));
  }
  if (written === undefined) return err({ code: 'no-setup' });
  if (board === undefined) return unsupported(asText(written));
  return ok(
    startPosition(asked === undefined ? presetOn('boardspace', board) : { ...asked, board }),
  );
};

const detailsIn = (fields: Fields): GameRecord['details'] =>
  Object.fromEntries(
    [...fields].flatMap(([name, value]) =>
      FIELDS.includes(name) ? [] : [[name, asText(value)] as const],
    ),
  );

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

const textsIn = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : undefined;

const isWinner = (value: unknown): value is Player | null | undefined =>
  value === undefined || value === null || value === 'first' || value === 'second';

/** Which of the players are programs, as it was read. */
const botsFrom = (text: string | undefined): readonly boolean[] =>
  text === undefined
    ? [false, false]
    : (text.match(/true|false/g)?.map((bot) => bot === 'true') ?? []);

const unreadable = (line: Line, wanted: string): Result<never, Damage> => {
  const place = placeOf(line, wanted);
  const found = line.text.slice(place.column - 1, place.column + 19);
  return damage(place, { code: 'syntax', found, wanted });
};

/** Where a field begins, else where the line does. */
const placeOf = (line: Line, field: string): Place => ({
  line: line.number,
  column: Math.max(line.text.indexOf(`"${field}"`), 0) + 1,
});

const placeOfTurn = (line: Line, index: number, at: number): Place => {
  const list = /"turns"\s*:\s*\[/.exec(line.text);
  const from = (list?.index ?? 0) + (list?.[0].length ?? 0);
  const texts = [...line.text.slice(from).matchAll(/"(?:[^"\\]|\\.)*"/g)];
  const text = list === null ? undefined : texts[index];
  return { line: line.number, column: text === undefined ? 1 : from + text.index + 1 + at };
};

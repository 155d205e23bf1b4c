import { newGame } from '../game.ts';
import type { Game } from '../game.ts';
import { startPosition } from '../position.ts';
import type { Position } from '../position.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { Variant } from '../variant.ts';
import { endAs, formatEnding } from './ending.ts';
import { ZERTZ_APP_BOARDS, zenLabels } from './lattice.ts';
import { placeAt } from './place.ts';
import type { GameRecord, RecordError, RecordFault, WriteError } from './record.ts';
import { damage, inGame } from './replay.ts';
import type { Damage } from './replay.ts';
import { presetOn, setupOf, startOf } from './setup.ts';
import { detailsOf, detailTags, formatTag } from './tags.ts';
import type { Tag } from './tags.ts';
import { turnPairs } from './turnPairs.ts';
import { zenGames } from './zenText.ts';
import type { ZenGame, ZenWord } from './zenText.ts';
import { formatZenTurn, playZenTurn, zenNames } from './zenTurn.ts';
import { formatZip, parseZip } from './zipText.ts';

/** Tags of zertz.app, then our own for what it has no sign for. */
const KNOWN_TAGS = [
  'Player1',
  'Player2',
  'Result',
  'ZIP',
  'ZertzVariant',
  'ZertzStart',
  'ZertzEnd',
] as const;
type KnownTag = (typeof KNOWN_TAGS)[number];

/** Reads games as zertz.app writes them. Its rules are those of the preset `boardspace`. */
export function* readZen(
  text: string,
  variant?: Variant,
): Generator<Result<GameRecord, RecordError>> {
  let number = 0;
  for (const game of zenGames(text)) {
    number += 1;
    yield inGame(readGame(text, game, variant), number, game.tags.get('id')?.value);
  }
}

/** Writes a game so that zertz.app reads its turns, and we the variant and the end too. */
export const writeZen = ({ details, game, players }: GameRecord): Result<string, WriteError> => {
  const refuse = (what: WriteError['what']): Result<never, WriteError> =>
    err({ code: 'not-expressible', format: 'zen', what });
  if (game.start.rings.isEmpty) return refuse('layout');
  const names = zenNames(zenLabels(game.start.board, game.start.rings));
  const turns: string[] = [];
  for (const played of game.history) {
    const turn = formatZenTurn(played, names);
    if (!turn.ok) return refuse(turn.error);
    turns.push(turn.value);
  }
  const score = scoreOf(game);
  const setup = setupOf(game.start);
  const tag = (name: KnownTag, value: string | undefined): readonly string[] =>
    value === undefined || value === '' ? [] : [formatTag(name, plain(value))];
  const tags = [
    ...tag('Player1', players.first),
    ...tag('Player2', players.second),
    ...detailTags(plainDetails(details), KNOWN_TAGS),
    ...tag('Result', score),
    ...tag('ZIP', formatZip(game.start)),
    ...tag('ZertzVariant', setup.variant),
    ...tag('ZertzStart', setup.start),
    ...tag('ZertzEnd', game.outcome && formatEnding(game.outcome)),
  ];
  return ok([...tags, '', ...turnPairs(game.start, turns, ' '), score, ''].join('\n'));
};

/** zertz.app knows no tie, and reads `*` as a game that goes on. */
const scoreOf = ({ outcome }: Game): string => {
  if (outcome?.winner === undefined) return '*';
  return outcome.winner === 'first' ? '1-0' : '0-1';
};

/** Its tags have no escapes. */
const plain = (value: string): string =>
  value.replaceAll('"', "'").replaceAll('\\', '/').replaceAll(/\s+/g, ' ');

const plainDetails = (details: GameRecord['details']): GameRecord['details'] =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [name, plain(value)]));

const readGame = (
  text: string,
  written: ZenGame,
  variant: Variant | undefined,
): Result<GameRecord, Damage> => {
  const { score, tags, turns } = written;
  const start = firstPosition(text, written, variant);
  if (!start.ok) return start;
  const names = zenNames(zenLabels(start.value.board, start.value.rings));
  let game = newGame(start.value);
  for (const turn of turns) {
    const next = playZenTurn(game, turn.text, names);
    if (!next.ok) {
      const { at, fault } = next.error;
      return damage(placeAt(text, turn.offset + at - 1), fault, game);
    }
    game = next.value;
  }
  const ends = [tags.get('ZertzEnd'), tags.get('Result'), score].flatMap(endIn);
  for (const { offset, value } of ends) {
    const ended = endAs(game, value);
    if (!ended.ok) return damage(placeAt(text, offset), ended.error);
    game = ended.value;
  }
  const players = {
    first: tags.get('Player1')?.value ?? '',
    second: tags.get('Player2')?.value ?? '',
  };
  return ok({ game, players, details: detailsOf(tags, KNOWN_TAGS) });
};

const endIn = (
  end: Tag | { readonly text: string; readonly offset: number } | undefined,
): readonly { readonly value: string; readonly offset: number }[] => {
  if (end === undefined) return [];
  return [{ value: 'text' in end ? end.text : end.value, offset: end.offset }];
};

/** The position of our own tags, else the one in zertz.app's own format, else a whole board. */
const firstPosition = (
  text: string,
  { offset, tags, turns }: ZenGame,
  variant: Variant | undefined,
): Result<Position, Damage> => {
  const own = tags.get('ZertzStart');
  const named = tags.get('ZertzVariant');
  const zip = tags.get('ZIP');
  const start = startOf({ start: own?.value, variant: named?.value });
  const atOwn = placeAt(text, (own ?? named)?.offset ?? offset);
  if (!start.ok) return damage(atOwn, start.error);
  if (start.value !== undefined) {
    const agrees = zip === undefined || zip.value === formatZip(start.value);
    return agrees ? ok(start.value) : damage(atOwn, notSetUp(zip.value));
  }
  if (zip === undefined) return wholeBoard(text, turns, variant);
  const position = parseZip(zip.value, variant, 'boardspace');
  return position.ok ? position : damage(placeAt(text, zip.offset), position.error.fault);
};

const wholeBoard = (
  text: string,
  turns: readonly ZenWord[],
  variant: Variant | undefined,
): Result<Position, Damage> => {
  if (variant !== undefined) return ok(startPosition(variant));
  let stray: { readonly label: string; readonly offset: number } | undefined;
  for (const name of ZERTZ_APP_BOARDS) {
    const start = startPosition(presetOn('boardspace', name));
    const { ringOf } = zenNames(zenLabels(start.board, start.rings));
    stray = labelsIn(turns).find(({ label }) => !ringOf.has(label));
    if (stray === undefined) return ok(start);
  }
  return damage(placeAt(text, stray?.offset ?? 0), notSetUp(stray?.label ?? ''));
};

const labelsIn = (
  turns: readonly ZenWord[],
): readonly { readonly label: string; readonly offset: number }[] =>
  turns.flatMap(({ offset, text }) =>
    [...text.matchAll(/[a-z]\d+/gi)].map((match) => ({
      label: match[0].toLowerCase(),
      offset: offset + match.index,
    })),
  );

const notSetUp = (setup: string): RecordFault => ({ code: 'unsupported-setup', setup });

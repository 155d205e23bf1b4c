import { newGame, positionOf } from '../game.ts';
import type { Game } from '../game.ts';
import { formatTurn } from '../notation.ts';
import { startPosition } from '../position.ts';
import type { Position } from '../position.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { opponentOf } from '../types.ts';
import type { Variant } from '../variant.ts';
import { endAs, endGame, formatEnding } from './ending.ts';
import type { Ending } from './ending.ts';
import { gameTexts } from './officialText.ts';
import type { GameText, Item } from './officialText.ts';
import { placeAt } from './place.ts';
import type { GameRecord, RecordError, RecordFault } from './record.ts';
import { damage, inGame, playWritten } from './replay.ts';
import type { Damage, TurnFault } from './replay.ts';
import { boardWith, presetOn, setupOf, startOf, strayLabel } from './setup.ts';
import { detailsOf, detailTags, formatTag } from './tags.ts';
import type { Tag } from './tags.ts';
import { turnPairs } from './turnPairs.ts';

const OWN_TAGS = ['Variant', 'Start', 'First', 'Second', 'Result'];

/** Reads move lists in official notation (R13.1 to R13.7), with or without tags before them. */
export function* readOfficial(
  text: string,
  variant?: Variant,
): Generator<Result<GameRecord, RecordError>> {
  let number = 0;
  for (const game of gameTexts(text)) {
    number += 1;
    yield inGame(readGame(text, game, variant), number, game.tags.get('id')?.value);
  }
}

/** Writes a game as a move list that `readOfficial` reads back as the same game. */
export const writeOfficial = ({ details, game, players }: GameRecord): string => {
  const { start, variant } = setupOf(game.start);
  const tags = [
    formatTag('Variant', variant),
    ...(start === undefined ? [] : [formatTag('Start', start)]),
    ...(players.first === '' ? [] : [formatTag('First', players.first)]),
    ...(players.second === '' ? [] : [formatTag('Second', players.second)]),
    ...detailTags(details, OWN_TAGS),
    ...(game.outcome === undefined ? [] : [formatTag('Result', formatEnding(game.outcome))]),
  ];
  // R13.7: a demand is no turn, but a record may mention it.
  const demand = game.demanded === undefined ? [] : ['{demand}'];
  const turns = turnPairs(game.start, game.history.map(formatTurn), ' | ');
  // Without a turn nothing else would part the tags from those of a game after this one.
  const moves = turns.length === 0 ? ['*'] : turns;
  return `${[...tags, '', ...moves, ...demand].join('\n')}\n`;
};

const readGame = (
  text: string,
  written: GameText,
  variant: Variant | undefined,
): Result<GameRecord, Damage> => {
  const { items, tags } = written;
  const start = firstPosition(text, written, variant);
  if (!start.ok) return start;
  const played = playItems(text, items, newGame(start.value));
  if (!played.ok) return played;
  const ended = endAsTagged(text, played.value, tags.get('Result'));
  if (!ended.ok) return ended;
  return ok({
    game: ended.value,
    players: { first: tags.get('First')?.value ?? '', second: tags.get('Second')?.value ?? '' },
    details: detailsOf(tags, OWN_TAGS),
  });
};

const firstPosition = (
  text: string,
  { items, offset, tags }: GameText,
  variant: Variant | undefined,
): Result<Position, Damage> => {
  const start = tags.get('Start');
  const tagged = tags.get('Variant');
  const position = startOf({ start: start?.value, variant: tagged?.value });
  if (!position.ok) {
    return damage(placeAt(text, (start ?? tagged)?.offset ?? offset), position.error);
  }
  if (position.value !== undefined) return ok(position.value);
  if (variant !== undefined) return ok(startPosition(variant));
  const labels = items.flatMap((item) =>
    item.kind === 'turn' ? (item.text.match(/[a-z]\d+/gi) ?? []) : [],
  );
  const board = boardWith(labels);
  if (board !== undefined) return ok(startPosition(presetOn('official', board)));
  const setup = strayLabel(labels);
  const stray = items.find((item) => item.kind === 'turn' && item.text.includes(setup));
  const found = stray === undefined || stray.kind !== 'turn' ? 0 : stray.text.indexOf(setup);
  return damage(placeAt(text, (stray?.offset ?? offset) + found), {
    code: 'unsupported-setup',
    setup,
  });
};

const playItems = (text: string, items: readonly Item[], start: Game): Result<Game, Damage> => {
  let game = start;
  for (const item of items) {
    const next = playItem(game, item);
    if (!next.ok) {
      const { at, fault } = next.error;
      return damage(placeAt(text, item.offset + at - 1), fault, game);
    }
    game = next.value;
  }
  return ok(game);
};

const playItem = (game: Game, item: Item): Result<Game, TurnFault> => {
  switch (item.kind) {
    case 'turn':
      return playWritten(game, item.text);
    case 'end': {
      const ended = endAsWritten(game, item.text.toLowerCase());
      return ended.ok ? ended : err({ at: 1, fault: ended.error });
    }
    case 'fault':
      return err({ at: 1, fault: { code: 'syntax', found: item.found, wanted: item.wanted } });
  }
};

/** The player to move resigns or runs out of time; a draw and a score concern both. */
const endAsWritten = (game: Game, word: string): Result<Game, RecordFault> => {
  const winner = opponentOf(positionOf(game).turn);
  if (word.startsWith('resign')) return endByWord(game, { winner, by: 'resignation' });
  if (word === 'time') return endByWord(game, { winner, by: 'time' });
  if (word === 'draw') return endGame(game, { winner: undefined, by: undefined });
  return endAs(game, word);
};

/** Nobody resigns or runs out of time once the game is over. */
const endByWord = (game: Game, ending: Ending): Result<Game, RecordFault> =>
  game.outcome === undefined
    ? endGame(game, ending)
    : err({ code: 'illegal-turn', refusal: { code: 'game-over' } });

const endAsTagged = (text: string, game: Game, tag: Tag | undefined): Result<Game, Damage> => {
  if (tag === undefined) return ok(game);
  const ended = endAs(game, tag.value);
  return ended.ok ? ended : damage(placeAt(text, tag.offset), ended.error);
};

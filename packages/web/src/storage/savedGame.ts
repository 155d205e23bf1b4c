import type { Level } from '@zertz/engine';
import {
  formatPosition,
  formatTurn,
  isPresetName,
  newGame,
  parsePosition,
  parseTurn,
  playTurn,
  positionOf,
  PRESETS,
  startPosition,
} from '@zertz/rules';
import type { Game, Outcome } from '@zertz/rules';
import type { Clock } from '../play/clock.ts';
import type { SeatKind } from '../play/seat.ts';

/** A game as it lies in storage: texts, so that it can be read by anything. */
export interface SavedGame {
  readonly start: string;
  readonly turns: readonly string[];
  /** A capture was demanded: the position that stands instead of the last one. */
  readonly demanded?: string;
  /** An end that the turns do not show. */
  readonly end?: Outcome;
  readonly seats: { readonly first: SavedSeat; readonly second: SavedSeat };
  /** Without one there is no limit. */
  readonly clock?: Clock;
}

export interface SavedSeat {
  readonly kind: SeatKind;
  /** As it was given; without one, the language has a word for whoever sits there. */
  readonly name?: string | undefined;
  /** Of the computer; games that were kept before there were levels have none. */
  readonly level?: Level;
}

/** What of a seat is kept; a name that comes from the language is not. */
interface KeptSeat {
  readonly kind: SeatKind;
  readonly given?: string | undefined;
  readonly level?: Level;
}

export const saveGame = (
  game: Game,
  seats: { readonly first: KeptSeat; readonly second: KeptSeat },
  clock?: Clock,
): SavedGame => {
  const last = game.history[game.history.length - 1];
  const shown = last?.outcome;
  return {
    start: formatPosition(game.start),
    turns: game.history.map(formatTurn),
    ...(game.demanded === undefined ? {} : { demanded: formatPosition(game.demanded) }),
    ...(game.outcome === undefined || game.outcome === shown ? {} : { end: game.outcome }),
    seats: { first: bare(seats.first), second: bare(seats.second) },
    ...(clock === undefined ? {} : { clock }),
  };
};

/** Without whatever else the seat carries: only data can be stored. */
const bare = ({ given, kind, level }: KeptSeat): SavedSeat => ({
  kind,
  ...(given === undefined ? {} : { name: given }),
  ...(level === undefined ? {} : { level }),
});

/** The game that was saved, as far as it can be read. */
export const loadGame = (
  saved: Pick<SavedGame, 'start' | 'turns' | 'demanded' | 'end'>,
): Game | undefined => {
  const start = parsePosition(saved.start);
  if (!start.ok) return undefined;
  let game = newGame(start.value);
  for (const text of saved.turns) {
    const turn = parseTurn(positionOf(game), text);
    if (!turn.ok) return undefined;
    const played = playTurn(game, turn.value);
    if (!played.ok) return undefined;
    game = played.value;
  }
  if (saved.demanded !== undefined) {
    const demanded = parsePosition(saved.demanded);
    if (demanded.ok) game = { ...game, demanded: demanded.value };
  }
  return saved.end === undefined ? game : { ...game, outcome: saved.end };
};

/**
 * A game from the part of an address after `#`: `z=` a position, `p=` a preset, `g=` turns joined by
 * `|`. `undefined`: the address has no game; `'unreadable'`: it has one that stops making sense.
 */
export const gameFromHash = (hash: string): Game | 'unreadable' | undefined => {
  const fields = new Map(
    hash
      .replace(/^#/, '')
      .split('&')
      .map((field) => [field.slice(0, 2), decode(field.slice(2))]),
  );
  const position = fields.get('z=');
  const preset = fields.get('p=');
  const turns = fields.get('g=');
  if (position === undefined && turns === undefined && preset === undefined) return undefined;
  const start = position ?? startOf(preset ?? 'official');
  const texts = (turns ?? '').split('|').map((text) => text.trim());
  return (
    (start === undefined
      ? undefined
      : loadGame({ start, turns: texts.filter((text) => text !== '') })) ?? 'unreadable'
  );
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

const startOf = (preset: string): string | undefined =>
  isPresetName(preset) ? formatPosition(startPosition(PRESETS[preset])) : undefined;

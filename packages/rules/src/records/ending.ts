import { agreeDraw, loseOnTime, resign } from '../game.ts';
import type { Game } from '../game.ts';
import { END_REASONS } from '../outcome.ts';
import type { EndReason, Outcome } from '../outcome.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { opponentOf } from '../types.ts';
import type { Player } from '../types.ts';
import type { RecordFault } from './record.ts';

/** How a record says that the game ended. */
export interface Ending {
  /** `undefined`: a tie, or both lost. */
  readonly winner: Player | undefined;
  /** `undefined`: the record does not say. */
  readonly by: EndReason | undefined;
}

const SCORES: ReadonlyMap<string, Player | undefined> = new Map([
  ['1-0', 'first'],
  ['0-1', 'second'],
  ['1/2-1/2', undefined],
]);

/** `first by goal`, `tie by agreement`, `nobody by collaboration`, `unfinished`. */
export const formatEnding = (ending: Outcome | Ending | undefined): string => {
  if (ending === undefined) return 'unfinished';
  const nobody = ending.by === 'collaboration' ? 'nobody' : 'tie';
  const who = ending.winner ?? nobody;
  return ending.by === undefined ? who : `${who} by ${ending.by}`;
};

/** The inverse of `formatEnding`, and chess results; `undefined` if the text is anything else. */
export const parseEnding = (text: string): { readonly ending: Ending | undefined } | undefined => {
  if (text === 'unfinished') return { ending: undefined };
  if (SCORES.has(text)) return { ending: { winner: SCORES.get(text), by: undefined } };
  const match = /^(first|second|tie|nobody)(?: by ([a-z-]+))?$/.exec(text);
  if (match === null) return undefined;
  const [, who, reason] = match;
  const by = END_REASONS.find((known) => known === reason);
  if (reason !== undefined && by === undefined) return undefined;
  if ((who === 'nobody') !== (by === 'collaboration')) return undefined;
  return { ending: { winner: who === 'first' || who === 'second' ? who : undefined, by } };
};

/**
 * Ends a game as its record says. An end that the rules bring about must be the one recorded; without
 * one, the players ended the game: by resigning, if the record gives a winner but no reason.
 */
export const endGame = (game: Game, ending: Ending): Result<Game, RecordFault> => {
  // R9.6: what the players do changes nothing once the game is over.
  const ended = endedByPlayers(game, ending);
  const { outcome } = ended;
  const agrees =
    outcome !== undefined &&
    outcome.winner === ending.winner &&
    (ending.by === undefined || ending.by === outcome.by);
  return agrees ? ok(ended) : err(differs(formatEnding(ending), game));
};

/** Ends a game as a result text says; `*` says nothing. */
export const endAs = (game: Game, text: string): Result<Game, RecordFault> => {
  if (text === '*') return ok(game);
  const result = parseEnding(text);
  if (result === undefined) {
    return err({ code: 'syntax', found: text.slice(0, 20), wanted: 'result' });
  }
  if (result.ending !== undefined) return endGame(game, result.ending);
  // R9.2: a third occurrence may have gone unnoticed.
  const open = game.outcome === undefined || game.outcome.by === 'repetition';
  return open ? ok(game) : err(differs(text, game));
};

const differs = (recorded: string, game: Game): RecordFault => ({
  code: 'result-differs',
  recorded,
  found: formatEnding(game.outcome),
});

/** The end that players can bring about themselves; `endGame` asks whether it is the one recorded. */
const endedByPlayers = (game: Game, { winner, by }: Ending): Game => {
  if (winner === undefined) return agreeDraw(game);
  const loser = opponentOf(winner);
  return by === 'time' ? loseOnTime(game, loser) : resign(game, loser);
};

import { canCapture } from './capture.ts';
import { total } from './marbleCount.ts';
import { ended, outcome, withoutGoal } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { play } from './play.ts';
import type { Played } from './play.ts';
import type { Position } from './position.ts';
import { err, ok } from './result.ts';
import type { Result } from './result.ts';
import { MARBLES, opponentOf, PLAYERS } from './types.ts';
import type { Player } from './types.ts';
import type { Refusal, Turn } from './turn.ts';

/** A game from its first position on. A plain value: every change gives another game. */
export interface Game {
  readonly start: Position;
  readonly history: readonly Played[];
  /** A missed capture was demanded back: the position that stands instead of the last one (R11.18). */
  readonly demanded: Position | undefined;
  readonly outcome: Outcome | undefined;
}

/** A game before its first turn; over at once if the position is one where play has ended. */
export const newGame = (start: Position): Game => ({
  start,
  history: [],
  demanded: undefined,
  outcome: outcome(start),
});

/** Where the game stands now. */
export const positionOf = (game: Game): Position =>
  game.demanded ?? game.history[game.history.length - 1]?.after ?? game.start;

/** The game with one turn more, or why that cannot be played. */
export const playTurn = (game: Game, turn: Turn): Result<Game, Refusal> => {
  if (game.outcome !== undefined) return err({ code: 'game-over' });
  const played = play(positionOf(game), turn);
  return played.ok ? ok(withPlayed(game, played.value)) : played;
};

/** Adds a turn that was played from the game's position. */
export const withPlayed = (game: Game, played: Played): Game => {
  const next: Game = {
    start: game.start,
    history: [...game.history, played],
    demanded: undefined,
    outcome: played.outcome,
  };
  return next.outcome === undefined && isThirdOccurrence(next)
    ? { ...next, outcome: withoutGoal(game.start.variant, played.after.captives, 'repetition') }
    : next;
};

/** The other player wins; a game that is over stays as it is. */
export const resign = (game: Game, player: Player): Game =>
  endedBy(game, ended(opponentOf(player), 'resignation'));

/** A tie by agreement; a game that is over stays as it is. */
export const agreeDraw = (game: Game): Game => endedBy(game, ended(undefined, 'agreement'));

/** The other player wins; a game that is over stays as it is. */
export const loseOnTime = (game: Game, player: Player): Game =>
  endedBy(game, ended(opponentOf(player), 'time'));

/** The game without its last turn, by leave of the players; the same game if none was made. */
export const takeBack = (game: Game): Game => {
  const history = game.history.slice(0, -1);
  const last = history[history.length - 1];
  return {
    start: game.start,
    history,
    demanded: undefined,
    outcome: last === undefined ? outcome(game.start) : last.outcome,
  };
};

/** R11.18: the latest turn left a capture that its player had, and it may be demanded back. */
export const mayDemandCapture = (game: Game): boolean => {
  const last = game.history[game.history.length - 1];
  return (
    last !== undefined &&
    game.demanded === undefined &&
    game.start.variant.missedCapture === 'claimable' &&
    (game.outcome === undefined || game.outcome === last.outcome) &&
    last.turn.kind !== 'capture' &&
    canCapture(last.before)
  );
};

/** Takes the latest turn back, so that its player must capture. */
export const demandCapture = (game: Game): Result<Game, { readonly code: 'nothing-missed' }> => {
  const last = game.history[game.history.length - 1];
  if (last === undefined || !mayDemandCapture(game)) return err({ code: 'nothing-missed' });
  return ok({ ...takeBack(game), demanded: { ...last.before, owed: true }, outcome: undefined });
};

const endedBy = (game: Game, end: Outcome): Game =>
  game.outcome === undefined ? { ...game, outcome: end } : game;

/** R9.2: the position after the last turn has been there twice before. */
const isThirdOccurrence = (game: Game): boolean => {
  const { repetition } = game.start.variant;
  const { history } = game;
  const now = history[history.length - 1]?.after;
  if (now === undefined || repetition === 'off') return false;
  let occurrences = 1;
  for (let ply = history.length - 1; ply >= 0; ply--) {
    const earlier = history[ply]?.before;
    if (earlier === undefined || isBehind(earlier, now)) return false;
    if (isSameSituation(earlier, now, repetition)) occurrences += 1;
    if (occurrences === 3) return true;
  }
  return false;
};

/** A ring or a pool marble has gone since: nothing before that can come again. */
const isBehind = (earlier: Position, now: Position): boolean =>
  !earlier.rings.equals(now.rings) || total(earlier.pool) !== total(now.pool);

/** R11.15. */
const isSameSituation = (
  a: Position,
  b: Position,
  colours: 'coloursIgnored' | 'exactColours',
): boolean =>
  a.turn === b.turn &&
  a.occupied.equals(b.occupied) &&
  PLAYERS.every((player) => total(a.captives[player]) === total(b.captives[player])) &&
  (colours === 'coloursIgnored' ||
    MARBLES.every(
      (marble) =>
        a.marbles[marble].equals(b.marbles[marble]) &&
        a.pool[marble] === b.pool[marble] &&
        a.captives.first[marble] === b.captives.first[marble] &&
        a.captives.second[marble] === b.captives.second[marble],
    ));

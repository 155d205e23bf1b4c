import { formatPlace } from '@zertz/engine';
import {
  agreeDraw,
  loseOnTime,
  opponentOf,
  parseTurn,
  playTurn,
  positionOf,
  resign,
} from '@zertz/rules';
import type { Game, Player as Seat } from '@zertz/rules';
import { notationWords } from '../words.ts';
import type { Player } from './player.ts';

/** A game that was played to its end, or given up for one who could not go on. */
export interface MatchGame {
  readonly game: Game;
  /** Who failed, and a sentence about it without its subject. */
  readonly failure: { readonly seat: Seat; readonly message: string } | undefined;
}

/** A game that is still not over after so many turns is a tie. */
const MOST_TURNS = 600;

/** Plays a game on from an opening; `undefined` if it was interrupted. */
export const playMatchGame = async (
  opening: Game,
  players: { readonly [S in Seat]: Player },
  onTurn: (game: Game) => void,
): Promise<MatchGame | undefined> => {
  let game = opening;
  for (const seat of ['first', 'second'] as const) {
    const ready = await players[seat].newGame();
    if (ready.ok) continue;
    const { code, message } = ready.error;
    return code === 'stopped' ? undefined : lost(game, seat, message, code === 'hung');
  }
  while (game.outcome === undefined) {
    if (game.history.length >= MOST_TURNS) return { game: agreeDraw(game), failure: undefined };
    const position = positionOf(game);
    const seat = position.turn;
    const chosen = await players[seat].choose(formatPlace(game));
    if (!chosen.ok) {
      const { code, message } = chosen.error;
      return code === 'stopped' ? undefined : lost(game, seat, message, code === 'hung');
    }
    if (chosen.value === undefined) return lost(game, seat, 'found no turn though there is one');
    const turn = parseTurn(position, chosen.value);
    if (!turn.ok) {
      const why = notationWords(turn.error, position.board);
      return lost(game, seat, `played '${chosen.value}': ${why}`);
    }
    const next = playTurn(game, turn.value);
    if (!next.ok) return lost(game, seat, `played '${chosen.value}', which is refused`);
    game = next.value;
    onTurn(game);
  }
  return { game, failure: undefined };
};

const lost = (game: Game, seat: Seat, message: string, onTime = false): MatchGame => {
  const end = onTime ? loseOnTime : resign;
  return { game: end(game, seat), failure: { seat, message } };
};

/** Who sits where: in the second game of a pair the seats are changed. */
export const seatOfA = (swapped: boolean): Seat => (swapped ? opponentOf('first') : 'first');

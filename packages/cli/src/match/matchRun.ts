import type { Limits } from '@zertz/engine';
import { err, ok } from '@zertz/rules';
import type { Game, Result, Variant } from '@zertz/rules';
import { failure, interrupted } from '../failure.ts';
import type { Failure } from '../failure.ts';
import type { Contender } from './contender.ts';
import { sprtVerdict } from './elo.ts';
import type { Sprt } from './elo.ts';
import { playMatchGame, seatOfA } from './matchGame.ts';
import { randomOpening } from './opening.ts';
import { Player } from './player.ts';
import { tallyOf } from './tally.ts';
import type { FinishedGame } from './tally.ts';

export interface MatchSettings {
  readonly a: Contender;
  readonly b: Contender;
  /** Taken in turns, a pair of games each. */
  readonly variants: readonly Variant[];
  /** Turns drawn by chance at the start of each pair. */
  readonly opening: number;
  readonly seed: number;
  readonly limits: Limits;
  /** In milliseconds. */
  readonly patience: number;
  /** At most so many. */
  readonly games: number;
  readonly sprt: Sprt | undefined;
  /** Games at the same time. */
  readonly concurrency: number;
}

export interface MatchWatcher {
  readonly interrupt: AbortSignal;
  readonly onTurn: (game: Game) => void;
  /** Keeps a game that is over. */
  readonly onGame: (game: FinishedGame) => Promise<Result<undefined, Failure>>;
}

/** Two players who play one game after the other. */
interface Lane {
  readonly a: Player;
  readonly b: Player;
}

/** Plays what is left of a match after the games that are done. */
export const runMatch = async (
  settings: MatchSettings,
  done: readonly FinishedGame[],
  watcher: MatchWatcher,
): Promise<Result<undefined, Failure>> => {
  const games = [...done];
  const left = gamesLeft(settings.games, done);
  const lanes = Array.from({ length: settings.concurrency }, () => openLane(settings, watcher));
  let failed: Failure | undefined;
  const isDecided = (): boolean =>
    settings.sprt !== undefined && sprtVerdict(tallyOf(games).pairs, settings.sprt) !== undefined;
  const playOn = async (lane: Lane): Promise<void> => {
    for (;;) {
      if (failed !== undefined || watcher.interrupt.aborted || isDecided()) return;
      const next = left.shift();
      if (next === undefined) return;
      const game = await playOne(settings, lane, next, watcher);
      if (game === undefined) return;
      games.push(game);
      const kept = await watcher.onGame(game);
      if (!kept.ok) failed = kept.error;
    }
  };
  try {
    const [first] = lanes;
    if (first !== undefined && left.length > 0) {
      const ready = await tryOut(settings, first);
      if (!ready.ok) return ready;
    }
    await Promise.all(lanes.map(playOn));
  } finally {
    await Promise.all(lanes.flatMap(({ a, b }) => [a.close(), b.close()]));
  }
  return failed === undefined ? ok(undefined) : err(failed);
};

const openLane = ({ a, b, limits, patience }: MatchSettings, { interrupt }: MatchWatcher): Lane => {
  const options = { limits, patience, interrupt };
  return { a: new Player(a, options), b: new Player(b, options) };
};

/** A player that cannot even begin would lose every game. */
const tryOut = async (settings: MatchSettings, lane: Lane): Promise<Result<undefined, Failure>> => {
  for (const side of ['a', 'b'] as const) {
    const ready = await lane[side].newGame();
    if (ready.ok) continue;
    if (ready.error.code === 'stopped') return interrupted('no game was played');
    const { text } = settings[side];
    const message = `${side.toUpperCase()}, '${text}', ${ready.error.message}`;
    return err(
      failure('player', `${message}; it has to speak the protocol of docs/protocol.md`, { text }),
    );
  }
  return ok(undefined);
};

interface GameToPlay {
  readonly pair: number;
  readonly swapped: boolean;
}

const gamesLeft = (games: number, done: readonly FinishedGame[]): GameToPlay[] => {
  const key = ({ pair, swapped }: GameToPlay): number => 2 * pair + Number(swapped);
  const played = new Set(done.map(key));
  return Array.from({ length: games }, (_, index) => ({
    pair: Math.floor(index / 2),
    swapped: index % 2 === 1,
  })).filter((game) => !played.has(key(game)));
};

const playOne = async (
  settings: MatchSettings,
  { a, b }: Lane,
  { pair, swapped }: GameToPlay,
  { onTurn }: MatchWatcher,
): Promise<FinishedGame | undefined> => {
  const { opening, seed, variants } = settings;
  const variant = variants[pair % variants.length];
  if (variant === undefined) throw new RangeError('a match needs a variant');
  const start = randomOpening(variant, opening, Math.imul(seed, 1_000_003) + pair);
  const players = seatOfA(swapped) === 'first' ? { first: a, second: b } : { first: b, second: a };
  const played = await playMatchGame(start, players, onTurn);
  if (played === undefined) return undefined;
  const { game } = played;
  if (played.failure === undefined) return { pair, swapped, game, failure: undefined };
  const { message, seat } = played.failure;
  return {
    pair,
    swapped,
    game,
    failure: { side: seat === seatOfA(swapped) ? 'a' : 'b', message },
  };
};

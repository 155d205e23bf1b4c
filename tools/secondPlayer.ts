import { createEngine } from '../packages/engine/src/index.ts';
import type { Engine } from '../packages/engine/src/index.ts';
import {
  formatTurnIn,
  legalTurns,
  newGame,
  playTurn,
  PRESETS,
  startPosition,
  unwrap,
} from '../packages/rules/src/index.ts';
import type { Game, Turn } from '../packages/rules/src/index.ts';
import { Dice } from '../packages/rules/test/randomStates.ts';
import { keep, readKept } from './kept.ts';

/**
 * The engine against itself after first turns that remove an edge ring which is no corner: how many
 * games the second player wins. `npm run second -- [GAMES] [MILLISECONDS A TURN]`, of processor
 * time; `--anew` plays everything again.
 *
 * Games are kept, so that a run that was stopped goes on where it ended.
 */

const args = process.argv.slice(2);
const [games = 72, millis = 1000] = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
const kept = `second-${millis}.json`;

interface Played {
  readonly turns: readonly string[];
  readonly winner: string;
}

const start = startPosition(PRESETS.official);

/** Six neighbours are inside, four at an edge, three at a corner. */
const neighboursOf = (ring: number): number => start.board.neighbours[ring]?.size ?? 0;

const edgeTurns: readonly Turn[] = [...legalTurns(start)].filter(
  (turn) =>
    turn.kind === 'placement' && turn.removal !== undefined && neighboursOf(turn.removal) === 4,
);

const engines: readonly Engine[] = [1, 2].map((seed) => createEngine({ megabytes: 64, seed }));

const play = (first: Turn): Played => {
  let game: Game = unwrap(playTurn(newGame(start), first));
  for (const engine of engines) engine.newGame();
  while (game.outcome === undefined) {
    const engine = engines[game.history.length % 2];
    const [line] = engine?.search(game, { limits: { millis, clock: 'cpu' } }).lines ?? [];
    if (line?.turns[0] === undefined) throw new Error('the engine gives no turn');
    game = unwrap(playTurn(game, line.turns[0]));
  }
  const turns = game.history.map(({ before, turn }) => formatTurnIn(before, turn));
  return { turns, winner: game.outcome.winner ?? 'nobody' };
};

const played = readKept<Record<string, Played>>(kept, {});
const dice = new Dice(1);
let wins = 0;
for (let index = 1; index <= games; index++) {
  const first = edgeTurns[dice.below(edgeTurns.length)];
  if (first === undefined) throw new Error('no first turn');
  const name = `${index} ${formatTurnIn(start, first)}`;
  const game = played[name] ?? play(first);
  if (played[name] === undefined) {
    played[name] = game;
    keep(kept, played);
  }
  wins += Number(game.winner === 'second');
  console.log(`${name}: ${game.winner} wins in ${game.turns.length} turns (${wins} of ${index})`);
}
console.log(`The second player wins ${wins} of ${games} games at ${millis} ms a turn`);

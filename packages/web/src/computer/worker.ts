import { createEngine, joinTurns, parsePlace } from '@zertz/engine';
import type { Engine, Level } from '@zertz/engine';
import { formatTurnIn, positionOf } from '@zertz/rules';

/** Texts go in and out, so that the worker and the page need not share classes. */
export interface Question {
  readonly id: number;
  /** Where the game began, and every turn since: positions may repeat. */
  readonly start: string;
  readonly turns: readonly string[];
  readonly level: Level;
  /** At most so long. */
  readonly millis: number;
  readonly seed: number;
}

export interface Answer {
  readonly id: number;
  readonly turn: string | undefined;
}

/** For what it has found out about positions. A phone has that much to spare. */
const MEGABYTES = 32;

let known: { readonly seed: number; readonly engine: Engine } | undefined;

const engineFor = (seed: number): Engine => {
  if (known?.seed !== seed) known = { seed, engine: createEngine({ megabytes: MEGABYTES, seed }) };
  return known.engine;
};

const answer = ({ level, millis, seed, start, turns }: Question): string | undefined => {
  const game = parsePlace(turns.length === 0 ? start : `${start} turns ${joinTurns(turns)}`);
  if (!game.ok) return undefined;
  const { lines } = engineFor(seed).search(game.value, { limits: { millis }, level });
  const turn = lines[0]?.turns[0];
  return turn === undefined ? undefined : formatTurnIn(positionOf(game.value), turn);
};

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const reply: Answer = { id: data.id, turn: answer(data) };
  self.postMessage(reply);
});

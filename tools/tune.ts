import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  canCapture,
  groups,
  MARBLES,
  opponentOf,
  outcome,
  readRecords,
  total,
  vacantRings,
} from '@zertz/rules';
import type { MarbleCount, Player, Position, Ring, Variant } from '@zertz/rules';

/**
 * Looks for the numbers of the engine's evaluation under which the results of real games are most
 * likely: a logistic regression over quiet positions drawn from them. The positions found are kept,
 * so that a run that was stopped goes on where it was. Usage: npm run tune [-- GAMES | --anew]
 */
const root = join(import.meta.dirname, '..');
const games = join(root, '../shared/data/games/games.jsonl.gz');
const folder = join(root, 'reports/tune');
const samples = join(folder, 'samples.jsonl');
const result = join(folder, 'params.json');

const BATCH = 250;
const EVERY = 5;
const FIRST_PLY = 6;

/** In the order in which `featuresOf` gives them. */
const NAMES = [
  'open',
  'denied',
  'lacking1',
  'lacking2',
  'lacking3',
  'tempo',
  'poolTempo',
  'nearWhite',
  'nearGrey',
  'nearBlack',
  'botToMove',
  'botWaiting',
] as const;

interface Batch {
  readonly games: number;
  /** Each with whether the player to move has won, in front. */
  readonly rows: readonly (readonly number[])[];
}

const needOf = (goals: readonly MarbleCount[], colour: (typeof MARBLES)[number]): number =>
  Math.min(...goals.filter((goal) => goal[colour] > 0).map(total));

/** The terms of `packages/engine/src/worth.ts`, each by itself. */
const captiveTerms = (variant: Variant, own: MarbleCount, others: MarbleCount): number[] => {
  const open = variant.goals.filter((goal) =>
    MARBLES.every((colour) => goal[colour] <= variant.supply[colour] - others[colour]),
  );
  const terms = [0, 0, 0, 0, 0];
  const add = (term: number, by: number): void => {
    terms[term] = (terms[term] ?? 0) + by;
  };
  for (const colour of MARBLES) {
    const most = needOf(variant.goals, colour);
    if (most !== Infinity) add(needOf(open, colour) === most ? 0 : 1, own[colour] / most);
  }
  for (const goal of open) {
    const lacking = MARBLES.reduce(
      (all, colour) => all + Math.max(0, goal[colour] - own[colour]),
      0,
    );
    if (lacking >= 1 && lacking <= 3) add(1 + lacking, 1);
  }
  return terms;
};

/** Marbles of each colour in groups that two vacant rings link to the rest. */
const nearTerms = (position: Position): readonly number[] => {
  const { board, marbles, occupied } = position;
  const vacant = vacantRings(position);
  const near = groups(board, occupied).filter((group) => {
    const touches = (ring: Ring): boolean => board.neighbours[ring]?.intersects(group) === true;
    return vacant.toArray().filter(touches).length === 2;
  });
  return MARBLES.map((colour) =>
    near.reduce((all, group) => all + group.intersect(marbles[colour]).size, 0),
  );
};

const featuresOf = (position: Position, bots: readonly boolean[]): readonly number[] => {
  const { captives, pool, turn, variant } = position;
  const own = captives[turn];
  const others = captives[opponentOf(turn)];
  const against = captiveTerms(variant, others, own);
  const terms = captiveTerms(variant, own, others).map((term, at) => term - (against[at] ?? 0));
  const [first = false, second = false] = bots;
  const [mover, waiting] = turn === 'first' ? [first, second] : [second, first];
  return [
    ...terms,
    1,
    Number(total(pool) === 0),
    ...nearTerms(position),
    Number(mover),
    Number(waiting),
  ];
};

const isQuiet = (position: Position): boolean =>
  outcome(position) === undefined && !canCapture(position);

/** The rows of one game's line. */
const rowsOf = (line: string): readonly (readonly number[])[] => {
  const { bots, winner } = JSON.parse(line) as {
    readonly bots: readonly boolean[];
    readonly winner: Player | null;
  };
  if (winner === null) return [];
  const rows: (readonly number[])[] = [];
  for (const record of readRecords(line, 'json')) {
    if (!record.ok) continue;
    for (const [ply, { before }] of record.value.game.history.entries()) {
      if (ply < FIRST_PLY || ply % 2 !== rows.length % 2 || !isQuiet(before)) continue;
      rows.push([Number(before.turn === winner), ...featuresOf(before, bots)]);
    }
  }
  return rows;
};

const readBatches = (): readonly Batch[] =>
  existsSync(samples)
    ? readFileSync(samples, 'utf8')
        .split('\n')
        .filter((line) => line.endsWith(']}'))
        .map((line) => JSON.parse(line) as Batch)
    : [];

const gather = (many: number): readonly (readonly number[])[] => {
  mkdirSync(folder, { recursive: true });
  const lines = gunzipSync(readFileSync(games)).toString().split('\n');
  const chosen = lines.filter((line, at) => at % EVERY === 0 && line !== '').slice(0, many);
  const batches = [...readBatches()];
  let done = batches.reduce((all, batch) => all + batch.games, 0);
  while (done < chosen.length) {
    const next = chosen.slice(done, done + BATCH);
    const batch: Batch = { games: next.length, rows: next.flatMap(rowsOf) };
    appendFileSync(samples, `${JSON.stringify(batch)}\n`);
    batches.push(batch);
    done += next.length;
    console.error(`${done} of ${chosen.length} games`);
  }
  return batches.flatMap((batch) => batch.rows);
};

const likelihood = (score: number): number => 1 / (1 + Math.exp(-score));

const scoreOf = (weights: readonly number[], row: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (row[at + 1] ?? 0), 0);

/** Newton's method; a little is taken off every weight, so that rare terms stay small. */
const fit = (rows: readonly (readonly number[])[]): readonly number[] => {
  let weights: readonly number[] = NAMES.map(() => 0);
  for (let round = 0; round < 12; round++) {
    const slope: number[] = NAMES.map((_, at) => -(weights[at] ?? 0));
    const bend: number[][] = NAMES.map((_, at) => NAMES.map((__, other) => (at === other ? 1 : 0)));
    for (const row of rows) {
      const p = likelihood(scoreOf(weights, row));
      for (const at of NAMES.keys()) {
        const term = row[at + 1] ?? 0;
        if (term === 0) continue;
        slope[at] = (slope[at] ?? 0) + ((row[0] ?? 0) - p) * term;
        const line = bend[at] ?? [];
        for (const other of NAMES.keys()) {
          line[other] = (line[other] ?? 0) + p * (1 - p) * term * (row[other + 1] ?? 0);
        }
      }
    }
    const step = solve(bend, slope);
    weights = weights.map((weight, at) => weight + (step[at] ?? 0));
  }
  return weights;
};

/** The solution of a system of linear equations, by elimination. */
const solve = (matrix: readonly (readonly number[])[], right: readonly number[]): number[] => {
  const lines = matrix.map((line, at) => [...line, right[at] ?? 0]);
  for (const [at, line] of lines.entries()) {
    const pivot = line[at] ?? 1;
    for (const other of lines) {
      if (other === line) continue;
      const factor = (other[at] ?? 0) / pivot;
      for (const column of other.keys()) {
        other[column] = (other[column] ?? 0) - factor * (line[column] ?? 0);
      }
    }
  }
  return lines.map((line, at) => (line[NAMES.length] ?? 0) / (line[at] ?? 1));
};

const loss = (weights: readonly number[], rows: readonly (readonly number[])[]): number =>
  rows.reduce((sum, row) => {
    const p = likelihood(scoreOf(weights, row));
    return sum - Math.log((row[0] ?? 0) === 1 ? p : 1 - p);
  }, 0) / rows.length;

const [argument] = process.argv.slice(2);
if (argument === '--anew') rmSync(samples, { force: true });
const rows = gather(Number(argument) > 0 ? Number(argument) : Infinity);
const trained = rows.filter((_, at) => at % 5 !== 0);
const checked = rows.filter((_, at) => at % 5 === 0);
const weights = fit(trained);
// The scale of the engine: one marble short of a goal is worth 450.
const scale = 450 / (weights[2] ?? 1);
const params = Object.fromEntries(
  NAMES.map((name, at) => [name, Math.round((weights[at] ?? 0) * scale)]),
);
writeFileSync(result, `${JSON.stringify(params, undefined, 2)}\n`);
const none = NAMES.map(() => 0);
console.log(`${rows.length} positions; loss ${loss(weights, checked).toFixed(4)} on a fifth not`);
console.log(`used for the fit (knowing nothing: ${loss(none, checked).toFixed(4)})`);
console.log(params);

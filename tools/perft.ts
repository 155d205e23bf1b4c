import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  apply,
  canonicalForm,
  formatPosition,
  legalTurns,
  perft,
} from '../packages/rules/src/index.ts';
import type { Position } from '../packages/rules/src/index.ts';

import { perftPosition } from '../packages/rules/test/perftPosition.ts';

/**
 * Counts every row of the table to its full depth, which plain counting would take days for: equal
 * positions, turned and reflected ones among them, are counted once and multiplied.
 */

interface Row {
  readonly name: string;
  readonly compact: string;
  readonly turns_by_depth: readonly number[];
}

const table = join(import.meta.dirname, '../packages/rules/test/perft.json');
const rows = (JSON.parse(readFileSync(table, 'utf8')) as { positions: readonly Row[] }).positions;
const wanted = process.argv.slice(2);

/** Positions exactly so many turns away, each with the number of ways to it. */
type Level = ReadonlyMap<string, { readonly position: Position; readonly ways: number }>;

const expand = (level: Level): Level => {
  const next = new Map<string, { position: Position; ways: number }>();
  for (const { position, ways } of level.values()) {
    for (const turn of legalTurns(position)) {
      if (turn.kind === 'pass') continue;
      const after = canonicalForm(apply(position, turn).after);
      const key = formatPosition(after);
      const known = next.get(key);
      if (known === undefined) next.set(key, { position: after, ways });
      else known.ways += ways;
    }
  }
  return next;
};

/** All depths but the last by levels; the last needs no positions, only counts. */
const counts = (start: Position, depth: number): readonly number[] => {
  let level: Level = new Map([['', { position: start, ways: 1 }]]);
  const found: number[] = [];
  for (let turns = 1; turns <= depth; turns++) {
    let sum = 0;
    for (const { position, ways } of level.values()) sum += ways * perft(position, 1);
    found.push(sum);
    if (turns < depth) level = expand(level);
  }
  return found;
};

let wrong = 0;
for (const row of rows.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const began = process.cpuUsage();
  const found = counts(perftPosition(row.compact), row.turns_by_depth.length);
  const agrees = found.every((count, index) => count === row.turns_by_depth[index]);
  const { user, system } = process.cpuUsage(began);
  const seconds = ((user + system) / 1e6).toFixed(1);
  console.log(
    `${agrees ? 'agrees' : 'DIFFERS'}  ${row.name}: ${found.join(' ')} (${seconds} s CPU)`,
  );
  if (!agrees) wrong += 1;
}
console.log(wrong === 0 ? 'every row agrees' : `${wrong} rows differ`);
if (wrong > 0) process.exitCode = 1;

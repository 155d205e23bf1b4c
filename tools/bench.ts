import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { bench, createEngine, loadCore } from '@zertz/engine';
import { perft, PRESETS, readRecords, startPosition } from '@zertz/rules';
import { BUDGET } from '../packages/web/size/budget.ts';
import { readBuild } from '../packages/web/size/readBuild.ts';
import { weigh } from '../packages/web/size/weigh.ts';

/** One thing measured: the most it may take or, if more is better, the least that is asked. */
interface Row {
  readonly what: string;
  readonly bar: number;
  readonly more?: boolean;
  readonly unit: string;
  readonly measure: () => number | undefined | Promise<number>;
}

const root = join(import.meta.dirname, '..');
const games = join(root, '../shared/data/games/games.jsonl.gz');

/** Seconds of processor time, the collector's threads included. */
const cpuSeconds = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

const replayAll = (): void => {
  let replayed = 0;
  for (const record of readRecords(gunzipSync(readFileSync(games)).toString(), 'json')) {
    if (!record.ok) throw new Error(`a game was refused: ${JSON.stringify(record.error)}`);
    replayed += 1;
  }
  if (replayed !== 20_529) throw new Error(`${replayed} games were read`);
};

const twoTurns = (): void => {
  const leaves = perft(startPosition(PRESETS.official), 2);
  if (leaves !== 3_277_260) throw new Error(`perft official 2 gave ${leaves}`);
};

/** Moves made and unmade in a second, every leaf two turns from the start reached by itself. */
const nodesPerSecond = async (): Promise<number> => {
  const core = await loadCore();
  core.set(startPosition(PRESETS.official));
  let moves = 0;
  const seconds = cpuSeconds(() => {
    for (let time = 0; time < 10; time++) moves += core.perft(2).moves;
  });
  return moves / seconds / 1e6;
};

const gamesPerSecond = async (): Promise<number> => {
  const core = await loadCore();
  core.set(startPosition(PRESETS.official));
  const many = 100_000;
  return many / cpuSeconds(() => core.playouts(many, 1)) / 1000;
};

/** Kilobytes of a part of the built application. */
const compressed = (part: string) => (): number | undefined => {
  const dist = join(root, 'packages/web/dist');
  if (!existsSync(dist)) return undefined;
  return weigh(readBuild(dist), []).find(({ what }) => what === part)?.kilobytes;
};

const haveGames = existsSync(games);
const ROWS: readonly Row[] = [
  {
    what: 'replay of 20,529 games, every turn checked',
    bar: 20,
    unit: 's CPU',
    measure: () => (haveGames ? cpuSeconds(replayAll) : undefined),
  },
  {
    what: 'the same, most memory held',
    bar: 400,
    unit: 'MB',
    measure: () => {
      if (!haveGames) return undefined;
      replayAll();
      return process.resourceUsage().maxRSS / 1000;
    },
  },
  { what: 'perft official 2', bar: 4, unit: 's CPU', measure: () => cpuSeconds(twoTurns) },
  {
    what: 'engine: moves made and unmade',
    bar: 8,
    more: true,
    unit: 'million/s CPU',
    measure: nodesPerSecond,
  },
  {
    what: 'engine: random games',
    bar: 80,
    more: true,
    unit: 'thousand/s CPU',
    measure: gamesPerSecond,
  },
  {
    what: 'first screen, compressed script and style',
    bar: BUDGET.firstView,
    unit: 'kB',
    measure: compressed('first view'),
  },
  {
    what: 'computer player, compressed, once it is to play',
    bar: BUDGET.engine,
    unit: 'kB',
    measure: compressed('engine'),
  },
];

// Each row is measured in a process of its own, so that none warms up or fills memory for the next.
const only = process.argv[2];
if (only === undefined) {
  let met = true;
  for (const [index, { what, bar, more = false, unit }] of ROWS.entries()) {
    const args = ['--conditions=source', import.meta.filename, String(index)];
    const figure = execFileSync(process.execPath, args, { encoding: 'utf8' }).trim();
    const shown =
      figure === '' ? 'not measured: the data or the build is missing' : `${figure} ${unit}`;
    console.log(`${what.padEnd(48)} ${shown} (at ${more ? 'least' : 'most'} ${bar})`);
    met &&= figure === '' || (more ? Number(figure) >= bar : Number(figure) <= bar);
  }
  console.log(`Bench: ${bench(createEngine({ megabytes: 16, seed: 1 }))}`);
  if (!met) process.exitCode = 1;
} else {
  const figure = await ROWS[Number(only)]?.measure();
  console.log(figure === undefined ? '' : figure.toFixed(2));
}

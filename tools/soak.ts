import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { addSoak, soakGame } from '../packages/engine/test/soak.ts';
import type { SoakFault, SoakRow } from '../packages/engine/test/soak.ts';

/**
 * The engine plays many fast games against itself, over all presets and boards, under limits drawn
 * by chance; every answer is checked by the rules, and the processor time against its limit.
 *
 * npm run soak [-- GAMES] [--anew]
 *
 * How far it has come is kept, so that a run that was stopped goes on where it ended.
 */

const kept = join(import.meta.dirname, '../reports/soak.json');

interface Progress {
  readonly nextSeed: number;
  readonly rows: { readonly [preset: string]: SoakRow };
  readonly faults: readonly SoakFault[];
}

const NOTHING: Progress = { nextSeed: 1, rows: {}, faults: [] };

const read = (): Progress => {
  try {
    return JSON.parse(readFileSync(kept, 'utf8')) as Progress;
  } catch {
    return NOTHING;
  }
};

const args = process.argv.slice(2);
const wanted = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 2000);
let progress = args.includes('--anew') ? NOTHING : read();

const keep = (): void => {
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, `${JSON.stringify(progress)}\n`);
};

const faultWords = ({ limits, ply, position, seed, what }: SoakFault): string =>
  `game ${seed}, turn ${ply}: ${what}\n  ${position}\n  ${limits}`;

let reported = Date.now();
while (progress.nextSeed <= wanted) {
  const { nextSeed: seed, rows } = progress;
  const game = soakGame(seed);
  for (const fault of game.faults) console.error(faultWords(fault));
  progress = {
    nextSeed: seed + 1,
    rows: { ...rows, [game.preset]: addSoak(rows[game.preset], game) },
    faults: [...progress.faults, ...game.faults],
  };
  if (Date.now() - reported < 2000) continue;
  reported = Date.now();
  keep();
  console.error(`${seed} of ${wanted} games, ${progress.faults.length} faults`);
}
keep();

const total = Object.values(progress.rows).reduce<SoakRow | undefined>(addSoak, undefined);
const table = [
  ...Object.entries(progress.rows).toSorted(([a], [b]) => a.localeCompare(b)),
  ...(total === undefined ? [] : [['all', total] as const]),
];
console.log(`${'preset'.padEnd(24)} games  turns  worst overrun  ends`);
for (const [preset, { ends, games, turns, worst }] of table) {
  const reasons = Object.entries(ends)
    .toSorted(([, a], [, b]) => b - a)
    .map(([reason, times]) => `${reason} ${times}`)
    .join(', ');
  const over = `${Math.max(0, worst).toFixed(1)} ms`.padStart(13);
  console.log(
    `${preset.padEnd(24)} ${String(games).padStart(5)} ${String(turns).padStart(6)}  ${over}  ${reasons}`,
  );
}
for (const fault of progress.faults) console.log(faultWords(fault));
console.log(`${progress.faults.length} faults`);
if (progress.faults.length > 0) process.exitCode = 1;

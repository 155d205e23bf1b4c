import { compareGame, loadCores, newTally } from '../packages/engine/test/agreement.ts';
import { keep, readKept } from './kept.ts';

/**
 * Compares the engine's core with the rules on random positions: every turn of each, and what some
 * of the turns lead to. `npm run agree -- 50000` compares so many; `-- --anew` begins again.
 *
 * How far it has come is kept, so that a run that was stopped goes on where it ended.
 */

const KEPT = 'agree.json';

interface Progress {
  readonly nextSeed: number;
  readonly positions: number;
  readonly turns: number;
  readonly successors: number;
}

const NOTHING: Progress = { nextSeed: 1, positions: 0, turns: 0, successors: 0 };

const args = process.argv.slice(2);
const wanted = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 1_000_000);
const from = readKept(KEPT, NOTHING);
const tally = { ...newTally(), ...from };
const cores = await loadCores();

const keepUpTo = (nextSeed: number): void => {
  const { positions, successors, turns } = tally;
  keep(KEPT, { nextSeed, positions, turns, successors });
};

const report = (): void => {
  const { positions, successors, turns } = tally;
  const share = `${positions.toLocaleString('en')} of ${wanted.toLocaleString('en')} positions`;
  console.log(
    `${share}, ${turns.toLocaleString('en')} turns, ${successors.toLocaleString('en')} played`,
  );
};

let seed = from.nextSeed;
let reported = Date.now();
for (; tally.positions < wanted; seed++) {
  try {
    compareGame(cores, seed, tally);
  } catch (error) {
    keepUpTo(seed);
    console.error(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
  if (Date.now() - reported > 5000) {
    keepUpTo(seed + 1);
    report();
    reported = Date.now();
  }
}
keepUpTo(seed);
report();
for (const [event, times] of [...tally.events].toSorted(([, a], [, b]) => b - a)) {
  console.log(`  ${times.toLocaleString('en').padStart(12)}  ${event}`);
}
console.log('the core and the rules agree');

import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { BENCH_POSITIONS } from '../../packages/engine/src/bench.ts';
import { createEngine } from '../../packages/engine/src/engine.ts';
import { LEVEL_VIEWS, LEVELS } from '../../packages/engine/src/levels.ts';
import type { Level } from '../../packages/engine/src/levels.ts';
import { randomFrom } from '../../packages/engine/src/random.ts';
import { openGamesFile } from '../../packages/cli/src/match/gamesFile.ts';
import { conditionsOf, settingsOf } from '../../packages/cli/src/match/matchOptions.ts';
import { runMatch } from '../../packages/cli/src/match/matchRun.ts';
import { ratingsOf } from '../../packages/cli/src/match/ratings.ts';
import { parsePosition, unwrap } from '../../packages/rules/src/index.ts';
import type { Pairing } from '../../packages/cli/src/match/ratings.ts';
import { tallyOf } from '../../packages/cli/src/match/tally.ts';

/**
 * Lets the eight levels and the simple player, who looks one turn ahead and is the zero of the
 * scale, play a round robin: `npm run ladder -- [games between neighbours] [between others]`.
 *
 * Every game is kept in `reports/ladder`, so that a run that was stopped goes on where it ended;
 * games of a level that plays otherwise since are not counted. `--write` puts the result into
 * `packages/engine/src/levelElo.ts`.
 */

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'reports/ladder');
const MILLIS = 100;
const CONCURRENCY = 2;
/** For the habits of a level. */
const SEEDS = 4;
const NODES = 5000;

const args = process.argv.slice(2);
const [neighbours = 200, others = 20] = args.filter((arg) => /^\d+$/.test(arg)).map(Number);

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 6);

/** What a level answers in the fixed positions: it changes with whatever its play depends on. */
const habitsOf = (level: Level): string => {
  const answers = Array.from({ length: SEEDS }, (_, seed) => {
    const engine = createEngine({ megabytes: 1, seed });
    return BENCH_POSITIONS.map((text) => {
      const limits = { nodes: NODES };
      const { lines, nodes } = engine.search(unwrap(parsePosition(text)), { limits, level });
      return `${nodes} ${JSON.stringify(lines)}`;
    });
  });
  return hash(JSON.stringify(LEVEL_VIEWS[level]) + answers.join());
};

interface Entry {
  readonly name: string;
  readonly contender: string;
  /** Changes whenever its play may. */
  readonly mark: string;
}

const ENTRIES: readonly Entry[] = [
  { name: 'simple', contender: 'simple', mark: 'simple' },
  ...LEVELS.map((level) => ({
    name: `level ${level}`,
    contender: `builtin:level=${level},hash=16`,
    mark: `${level}-${habitsOf(level)}`,
  })),
];

const entryOf = (player: number): Entry => {
  const entry = ENTRIES[player];
  if (entry === undefined) throw new RangeError(`there is no player ${player}`);
  return entry;
};

const interrupt = new AbortController();
process.on('SIGINT', () => interrupt.abort());

const say = (text: string): void => {
  process.stderr.write(process.stderr.isTTY ? `\r\u001B[2K${text}` : `${text}\n`);
};

const play = async (a: number, b: number, games: number): Promise<Pairing> => {
  const one = entryOf(a);
  const two = entryOf(b);
  const options = {
    games: String(games),
    movetime: String(MILLIS),
    preset: [],
    opening: '4',
    seed: '1',
    alpha: '0.05',
    beta: '0.05',
    patience: '10',
    concurrency: String(CONCURRENCY),
  };
  const settings = settingsOf(one.contender, two.contender, options);
  if (!settings.ok) throw new Error(settings.error.message);
  const file = await openGamesFile(join(folder, `${one.mark}_${two.mark}.jsonl`), {
    a: one.contender,
    b: two.contender,
    conditions: conditionsOf(settings.value, []),
  });
  if (!file.ok) throw new Error(file.error.message);
  const done = [...file.value.games];
  if (done.length < games) {
    const played = await runMatch(settings.value, done.slice(), {
      interrupt: interrupt.signal,
      onTurn: () => undefined,
      onGame: (game) => {
        done.push(game);
        if (done.length % 10 === 0) say(`${one.name} - ${two.name}: ${done.length} of ${games}`);
        return file.value.add(game);
      },
    });
    if (!played.ok) throw new Error(played.error.message);
  }
  const { failed, pairs } = tallyOf(done);
  if (failed.a + failed.b > 0) throw new Error(`${one.name} - ${two.name}: a player failed`);
  return { a, b, pairs };
};

mkdirSync(folder, { recursive: true });
const pairings: Pairing[] = [];
for (let distance = 1; distance < ENTRIES.length; distance++) {
  for (let b = distance; b < ENTRIES.length; b++) {
    const a = b - distance;
    // The simple player stands somewhere among the lower levels and meets each of them as often.
    const near = distance === 1 || (a === 0 && b <= 5);
    const games = near ? neighbours : others;
    if (interrupt.signal.aborted || games === 0) continue;
    pairings.push(await play(a, b, games));
  }
}
say('');
if (interrupt.signal.aborted) {
  console.error('stopped; the same command goes on from there');
  process.exit(130);
}

const { gaps, ratings } = ratingsOf(ENTRIES.length, pairings, randomFrom(1));
const UNKNOWN = { elo: 0, error: 0 };
const signed = (elo: number): string => `${elo > 0 ? '+' : ''}${elo.toFixed(0)}`;
for (const [player, { name }] of ENTRIES.entries()) {
  const { elo, error } = ratings[player] ?? UNKNOWN;
  const gap = player < 2 ? undefined : gaps[player - 1];
  const above = gap && `  ${signed(gap.elo)} ± ${gap.error.toFixed(0)} above the one below`;
  console.log(`${name.padEnd(8)} ${signed(elo).padStart(6)} ± ${error.toFixed(0)}${above ?? ''}`);
}

if (args.includes('--write')) {
  const games = pairings.reduce((sum, { pairs }) => sum + 2 * pairs.reduce((a, b) => a + b, 0), 0);
  const rows = LEVELS.map((level) => {
    const { elo, error } = ratings[level] ?? UNKNOWN;
    return `  ${level}: { elo: ${Math.round(elo)}, error: ${Math.round(error)} },`;
  });
  writeFileSync(
    join(root, 'packages/engine/src/levelElo.ts'),
    `import type { Level } from './levels.ts';

/**
 * How strong each level was in a round robin of ${games} games of official with ${MILLIS} ms of processor time a
 * turn, and the error with which that is known 95 times in 100. The simple player is 0. Written by
 * \`npm run ladder -- --write\`.
 */
export const LEVEL_ELO: {
  readonly [L in Level]: { readonly elo: number; readonly error: number };
} = {
${rows.join('\n')}
};
`,
  );
}

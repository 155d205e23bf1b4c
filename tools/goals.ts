import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { goalsMet, MARBLES, positionOf, readRecords } from '@zertz/rules';
import type { Game, Marble } from '@zertz/rules';

/**
 * How games were won, beside those between people: how many of those won by a single goal with each.
 *
 * npm run goals -- FILE...    records in any format, such as `zertz match --file` writes
 */

const SINGLE = ['white', 'of each', 'black', 'grey'] as const;
const GOALS = [...SINGLE, 'several', 'otherwise'] as const;
type Goal = (typeof GOALS)[number];
type Mix = { readonly [G in Goal]: number };

const NONE: Mix = { white: 0, 'of each': 0, black: 0, grey: 0, several: 0, otherwise: 0 };

const people = join(import.meta.dirname, '../../shared/data/games/games.jsonl.gz');

/** With which goal a game was won; `undefined`: it was not won, or is not over. */
const goalOf = (game: Game): Goal | undefined => {
  const winner = game.outcome?.winner;
  if (winner === undefined) return undefined;
  if (game.outcome?.by !== 'goal') return 'otherwise';
  const { captives, variant } = positionOf(game);
  const met = goalsMet(variant, captives[winner]);
  const [goal] = met;
  if (goal === undefined || met.length > 1) return 'several';
  const asked = MARBLES.filter((marble) => goal[marble] > 0);
  const [only] = asked;
  return asked.length === 1 && only !== undefined ? ONLY[only] : 'of each';
};

const ONLY: { readonly [M in Marble]: Goal } = { white: 'white', grey: 'grey', black: 'black' };

const mixOf = (texts: Iterable<string>): { readonly mix: Mix; readonly refused: number } => {
  let mix = NONE;
  let refused = 0;
  for (const text of texts) {
    for (const record of readRecords(text)) {
      if (!record.ok) {
        refused += 1;
        continue;
      }
      const goal = goalOf(record.value.game);
      if (goal !== undefined) mix = { ...mix, [goal]: mix[goal] + 1 };
    }
  }
  return { mix, refused };
};

const textOf = (file: string): string => {
  const bytes = readFileSync(file);
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString();
};

/** Only the lines of games between people, so that no others have to be replayed. */
const peopleText = (): string =>
  textOf(people)
    .split('\n')
    .filter((line) => line.includes('"bots":[false,false]'))
    .join('\n');

const percent = (mix: Mix, goal: (typeof SINGLE)[number]): string => {
  const all = SINGLE.reduce((sum, name) => sum + mix[name], 0);
  return all === 0 ? '-' : `${((100 * mix[goal]) / all).toFixed(1)} %`;
};

const files = process.argv.slice(2);
const missing = files.filter((file) => !existsSync(file));
if (files.length === 0 || missing.length > 0) {
  console.error(
    files.length === 0
      ? 'name the files whose games are to be counted: npm run goals -- games.jsonl'
      : `there is no file ${missing.join(', ')}`,
  );
  process.exit(2);
}
const own = mixOf(files.map(textOf));
const theirs = existsSync(people) ? mixOf([peopleText()]) : undefined;
console.log(`${'won with'.padEnd(10)} ${'games'.padStart(7)} ${'part'.padStart(8)}    people`);
for (const goal of SINGLE) {
  const beside = theirs === undefined ? '' : percent(theirs.mix, goal).padStart(8);
  const games = String(own.mix[goal]).padStart(7);
  console.log(`${goal.padEnd(10)} ${games} ${percent(own.mix, goal).padStart(8)}  ${beside}`);
}
for (const goal of ['several', 'otherwise'] as const) {
  console.log(`${goal.padEnd(10)} ${String(own.mix[goal]).padStart(7)}`);
}
if (theirs === undefined) console.log('the games of people are not there');
if (own.refused > 0) console.log(`${own.refused} records were refused`);

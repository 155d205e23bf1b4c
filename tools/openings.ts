import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  answerAll,
  endingsOf,
  endsOf,
  firstPart,
  joined,
  nameOf,
  PRICES,
  repliesImage,
} from '../packages/engine/src/opening/twoParts.ts';
import { checkProof, formatProof, loadSolver } from '../packages/engine/src/index.ts';
import type { ProofReply } from '../packages/engine/src/index.ts';
import {
  apply,
  canonicalForm,
  count,
  formatCount,
  formatPosition,
  formatTurnIn,
  legalTurns,
  parsePosition,
  parseTurn,
  PRESETS,
  startPosition,
  symmetriesOf,
  total,
  transform,
  unwrap,
} from '../packages/rules/src/index.ts';
import type { MarbleCount, Position, RingSet } from '../packages/rules/src/index.ts';
import { cpuMs, keep, readKept } from './kept.ts';

/**
 * Which first turns on 37 rings lose, and how: every one but for symmetry, both parts of the forced
 * win, against every free reply; each whole tree is checked by the rules. At the end the engine's
 * table is written. `npm run openings`; `-- Wd4,a2` asks about that turn alone and, with
 * `--save FILE`, keeps its proof; `-- --anew` asks everything again.
 *
 * Answers are kept, so that a run that was stopped goes on where it ended.
 */

const root = join(import.meta.dirname, '..');
const table = join(root, 'packages/engine/src/opening/firstTurns.ts');

type Answer = { readonly ms: number } & (
  | {
      readonly kind: 'lost';
      readonly price: string;
      /** Where the first part ends, by name. */
      readonly ends: readonly string[];
      readonly turns: number;
      readonly replies: number;
      readonly within: number;
    }
  /** `holds` is a reply of the first player that the second part does not answer. */
  | { readonly kind: 'open'; readonly holds: string | undefined }
);

const args = process.argv.slice(2);
const saved = args.includes('--save') ? args[args.indexOf('--save') + 1] : undefined;
const asked = args.filter((arg) => !arg.startsWith('--') && arg !== saved);

const answers = readKept<Record<string, Answer>>('openings.json', {});
const solver = await loadSolver();
const start = startPosition(PRESETS.official);

/**
 * One of each kind: all remove a1 or a2. The middle comes first, as what the first part leads to
 * there is good enough after most others too.
 */
const firstTurns = (): readonly string[] => {
  const names = new Set<string>();
  const found: string[] = [];
  for (const turn of legalTurns(start)) {
    const text = formatTurnIn(start, turn);
    if (!/,a[12]$/.test(text)) continue;
    const name = nameOf(apply(start, turn).after);
    if (!names.has(name)) found.push(text);
    names.add(name);
  }
  const isMiddle = (text: string): number => Number(text.endsWith('d4,a2'));
  return found.toSorted((a, b) => isMiddle(b) - isMiddle(a));
};

let shown = 0;
const progress = (what: string): void => {
  if (!process.stderr.isTTY || Date.now() - shown < 300) return;
  shown = Date.now();
  process.stderr.write(`\r\u001B[2K${what}`);
};

const say = (line: string): void => {
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[2K');
  console.log(line);
};

/** What has been found out about ends of first parts, by name; the same come again and again. */
const answered = new Map<string, readonly ProofReply[] | string>();

/** Every reply of the first player with its answer, or one that has none. */
const repliesAt = (end: Position, label: string): readonly ProofReply[] | string => {
  const canonical = canonicalForm(end);
  const name = formatPosition(canonical);
  let found = answered.get(name);
  if (found === undefined) {
    const all = answerAll(solver, canonical, (done, of) => {
      progress(`${label}: ${done} of ${of} replies answered`);
    });
    found = all.holds === undefined ? all.replies : formatTurnIn(canonical, all.holds);
    answered.set(name, found);
  }
  if (typeof found === 'string') return found;
  const text = formatPosition(end);
  const symmetry = symmetriesOf(end.board).find(
    (one) => formatPosition(transform(canonical, one)) === text,
  );
  if (symmetry === undefined) throw new Error('a position is like no image of its own form');
  return repliesImage(found, symmetry);
};

const described = (answer: Answer): string => {
  const time = `${(answer.ms / 1000).toFixed(1)} s`;
  if (answer.kind === 'lost') {
    const { price, replies, turns, within } = answer;
    return `loses: ${turns} turns against ${replies} replies, ${within} placements at most, giving ${price} first, ${time}`;
  }
  return answer.holds === undefined
    ? `no two whites by force within 7, ${time}`
    : `two whites by force, but then ${answer.holds} holds, ${time}`;
};

const judge = (text: string): Answer => {
  const position = apply(start, unwrap(parseTurn(start, text))).after;
  const before = cpuMs();
  let holds: string | undefined;
  const seen = new Set<string>();
  for (const [price, endings] of ways()) {
    const first = firstPart(solver, position, price, endings);
    if (first === undefined) continue;
    const ends = endsOf(position, first);
    const names = [...new Set(ends.map(nameOf))];
    if (seen.has(names.join())) continue;
    seen.add(names.join());
    const replies = ends.map((end) => [formatPosition(end), repliesAt(end, text)] as const);
    const held = replies.map(([, found]) => found).find((found) => typeof found === 'string');
    if (held !== undefined) {
      holds ??= held;
      continue;
    }
    for (const end of ends) good.set(nameOf(end), end);
    progress(`${text}: the whole tree is checked`);
    const at = new Map(replies);
    const proof = joined(position, first, (end) => {
      const found = at.get(formatPosition(end));
      return typeof found === 'object' ? found : [];
    });
    const checked = unwrap(checkProof(position, proof));
    if (saved !== undefined) {
      writeFileSync(saved, `${JSON.stringify(formatProof(position, proof))}\n`);
    }
    return {
      kind: 'lost',
      price: formatCount(price),
      ends: names,
      ...checked,
      ms: cpuMs() - before,
    };
  }
  return { kind: 'open', holds, ms: cpuMs() - before };
};

/** Ends of first parts that are known to be good enough. */
const good = new Map<string, Position>();

/** What to try: first to come to an end that is known, then anything, then at every other price. */
const ways = (): readonly (readonly [MarbleCount, readonly RingSet[]])[] => {
  const known = endingsOf([...good.values()]);
  return [
    ...(known.length > 0 ? PRICES.map((price) => [price, known] as const) : []),
    ...[...PRICES, ...OTHERS].map((price) => [price, []] as const),
  ];
};

/** Every other price, the cheapest first. */
const OTHERS = [0, 1, 2]
  .flatMap((white) =>
    [0, 1, 2, 3, 4].flatMap((grey) => [0, 1, 2, 3, 4, 5].map((black) => count(white, grey, black))),
  )
  .sort((a, b) => total(a) - total(b));

/** What the engine keeps of the answers. */
const tableText = (turns: readonly string[]): string => {
  const open = turns.filter((turn) => answers[turn]?.kind === 'open');
  const byPrice = new Map<string, string[]>();
  const ends = new Set<string>();
  for (const turn of turns) {
    const answer = answers[turn];
    if (answer?.kind !== 'lost') continue;
    byPrice.set(answer.price, [...(byPrice.get(answer.price) ?? []), turn]);
    for (const end of answer.ends) ends.add(end);
  }
  const lost = Object.fromEntries(
    [...byPrice].map(([price, lostTurns]) => [price, lostTurns.join(' ')]),
  );
  const listed = (value: unknown): string => JSON.stringify(value, undefined, 2);
  return [
    '/** Written by `npm run openings`, one turn of each kind that symmetry leaves (R2.8). */',
    '',
    '/** First turns that lose, by what the first part of the answer may give away. */',
    `export const LOST: Readonly<Record<string, string>> = ${listed(lost)};`,
    '',
    '/** Where first parts end, in their canonical form, the first player to move and lost. */',
    `export const ENDS: readonly string[] = ${listed([...ends].sort())};`,
    '',
    '/** First turns that no such line is known against. */',
    `export const OPEN: readonly string[] = ${listed(open)};`,
    '',
  ].join('\n');
};

for (const answer of Object.values(answers)) {
  if (answer.kind !== 'lost') continue;
  for (const end of answer.ends) good.set(end, unwrap(parsePosition(end)));
}

const all = asked.length > 0 ? asked : firstTurns();
for (const [index, text] of all.entries()) {
  if (answers[text] === undefined || saved !== undefined) {
    progress(`${index} of ${all.length} first turns`);
    answers[text] = judge(text);
    keep('openings.json', answers);
  }
  say(`${text} ${described(answers[text])}`);
}
const found = all.map((text) => answers[text]);
const lost = found.filter((answer) => answer?.kind === 'lost').length;
const seconds = found.reduce((sum, answer) => sum + (answer?.ms ?? 0), 0) / 1000;
say(`${lost} of ${all.length} lose; ${seconds.toFixed(0)} s of processor time`);
if (asked.length === 0) writeFileSync(table, tableText(all));

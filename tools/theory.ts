import { loadCore, loadSolver } from '../packages/engine/src/index.ts';
import { playDown } from '../packages/engine/test/playDown.ts';
import {
  apply,
  count,
  formatRing,
  MARBLE_LETTERS,
  MARBLES,
  outcome,
  parseTurn,
  PRESETS,
  startPosition,
  unwrap,
} from '../packages/rules/src/index.ts';
import type { Position } from '../packages/rules/src/index.ts';
import { Dice } from '../packages/rules/test/randomStates.ts';
import { cpuMs, keep, readKept } from './kept.ts';

/**
 * What the solver finds out about positions of random games and about the first turn, and the CPU
 * time each question takes. `npm run theory`; `-- --anew` asks everything again.
 *
 * Answers are kept, so that a run that was stopped goes on where it ended.
 */

const KEPT = 'theory.json';
const POSITIONS = 200;
const WITHIN = 3;
const PAIR = { whites: 2, within: 7, giving: count(2, 4, 5) };

interface Answer {
  readonly kind: 'win' | 'none' | 'stopped';
  readonly ms: number;
  readonly nodes: number;
}

type Answers = Record<string, Answer>;

const answers = readKept<Answers>(KEPT, {});
const solver = await loadSolver();
const core = await loadCore();
const start = startPosition(PRESETS.official);

const asked = (name: string, position: () => Position, whites: boolean): Answer => {
  const known = answers[name];
  if (known !== undefined) return known;
  const at = position();
  const [before, nodes] = [cpuMs(), solver.nodes()];
  const { kind } = whites ? solver.solveGain(at, PAIR) : solver.solve(at, { within: WITHIN });
  const answer = { kind, ms: cpuMs() - before, nodes: solver.nodes() - nodes };
  answers[name] = answer;
  return answer;
};

/** Of a random game, with 8 to 24 rings left and no capture at hand. */
const middle = (index: number): Position => {
  for (let seed = 1000 * index + 1; ; seed++) {
    const dice = new Dice(seed);
    const position = playDown(core, start, dice, 8 + dice.below(17), true);
    if (outcome(position) === undefined) return position;
  }
};

const firstTurn = (turn: string): Position => apply(start, unwrap(parseTurn(start, turn))).after;

let shown = Date.now();
const progress = (done: number, of: number, what: string): void => {
  if (Date.now() - shown < 500) return;
  shown = Date.now();
  keep(KEPT, answers);
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[2K${done} of ${of} ${what}`);
};

const times = (found: readonly Answer[]): string => {
  const sorted = found.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (part: number): string =>
    `${(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(1)} ms`;
  const total = sorted.reduce((sum, ms) => sum + ms, 0) / 1000;
  const nodes = found.reduce((sum, answer) => sum + answer.nodes, 0);
  return (
    `median ${at(0.5)}, nine of ten within ${at(0.9)}, most ${at(1)}, ` +
    `all ${total.toFixed(1)} s, ${nodes.toLocaleString('en')} moves`
  );
};

const say = (line: string): void => {
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[2K');
  console.log(line);
};

// The first questions pay for compiling the core.
solver.solveGain(firstTurn('Wd4,a2'), PAIR);
solver.solve(middle(POSITIONS), { within: WITHIN });

const positions = Array.from({ length: POSITIONS }, (_, index) => {
  progress(index, POSITIONS, 'positions');
  return asked(`position ${index}`, () => middle(index), false);
});
const wins = positions.filter(({ kind }) => kind === 'win').length;
say(`Forced win within ${WITHIN} placements, 8-24 rings: ${wins} of ${POSITIONS} positions`);
say(`  ${times(positions)}`);

const rings = start.rings.toArray().map((ring) => formatRing(start.board, ring));
for (const removed of ['a2', 'a1']) {
  const others = rings.filter((ring) => ring !== removed);
  for (const marble of MARBLES) {
    const found = others.map((ring, index) => {
      progress(index, others.length, `first turns with ${marble} that remove ${removed}`);
      const turn = `${MARBLE_LETTERS[marble]}${ring},${removed}`;
      return { ring, answer: asked(turn, () => firstTurn(turn), true) };
    });
    const none = found.filter(({ answer }) => answer.kind !== 'win').map(({ ring }) => ring);
    const but = none.length > 0 ? `, not ${none.join(' ')}` : '';
    say(
      `Two whites isolated within ${PAIR.within} turns after ${marble} and ${removed}: ` +
        `${found.length - none.length} of ${found.length} rings${but}`,
    );
    say(`  ${times(found.map(({ answer }) => answer))}`);
  }
}
keep(KEPT, answers);

import { expect, test } from 'vitest';
import { carryOut, createEngine, formatPlace } from '@zertz/engine';
import type { Report, Score } from '@zertz/engine';
import { F1, F2, F3, F4 } from '../../e2e/fixtures.ts';
import { linkedGame } from '../storage/linkedGame.ts';
import { mergedReport, NOTHING_TOLD, withReport } from './merged.ts';
import type { PartReports } from './merged.ts';

const line = (turn: string, score: number | Score) => ({
  turns: [turn],
  score: typeof score === 'number' ? ({ kind: 'value', value: score } as const) : score,
});

const report = (depth: number, lines: Report['lines'], nodes = 10): Report => ({
  depth,
  nodes,
  millis: 5,
  lines,
});

const told = (over: boolean, ...reports: readonly Report[]): PartReports =>
  reports.reduce((parts, one) => withReport(parts, one, over), NOTHING_TOLD);

test('nothing is told before every part has told something', () => {
  const one = told(false, report(1, [line('Wd4,a1', 5)]));
  expect(mergedReport([one, NOTHING_TOLD], 3)).toBeUndefined();
});

test('lines are compared at the depth that all have finished', () => {
  const ahead = told(false, report(2, [line('Wd4,a1', 50)]), report(3, [line('Wd4,a1', 900)]));
  const behind = told(false, report(2, [line('Gd4,a1', 80)], 7));
  expect(mergedReport([ahead, behind], 3)).toEqual({
    depth: 2,
    nodes: 17,
    millis: 5,
    lines: [line('Gd4,a1', 80), line('Wd4,a1', 50)],
  });
});

test('a part that is over knows all depths, and one without a turn has nothing to say', () => {
  const over = told(true, report(1, [line('Wd4,a1', { kind: 'win', turns: 3 })]));
  const none = told(true, report(0, []));
  const on = told(false, report(4, [line('Gd4,a1', 700), line('Bd4,a1', -5), line('Wa1,g1', -9)]));
  const merged = mergedReport([over, on, none], 3);
  expect(merged?.depth).toBe(4);
  expect(merged?.lines.map(({ turns }) => turns[0])).toEqual(['Wd4,a1', 'Gd4,a1', 'Bd4,a1']);
});

const values = ({ lines }: Pick<Report, 'lines'>): readonly string[] =>
  lines.map(({ score }) => JSON.stringify(score));

/** To a depth, by so many searches that share the first turns, or by one. */
const searched = (hash: string, depth: number, threads: number): Report => {
  const place = formatPlace(linkedGame(hash));
  const parts = Array.from({ length: threads }, (_, index) => {
    const engine = createEngine({ megabytes: 8, seed: 1 });
    const part = threads === 1 ? {} : { part: { index, of: threads } };
    const task = { place, limits: { depth }, lines: 3, ...part };
    const found = carryOut(
      engine,
      task,
      () => undefined,
      () => false,
    );
    return told(true, found);
  });
  return mergedReport(parts, 3)!;
};

test.each([
  ['F1', F1],
  ['F2', F2],
  ['F3', F3],
  ['F4', F4],
])('%s: several threads tell the lines that one tells at the same depth', (_, hash) => {
  const alone = searched(hash, 2, 1);
  for (const threads of [2, 3, 7]) {
    expect(values(searched(hash, 2, threads)), String(threads)).toEqual(values(alone));
  }
});

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { checkProof, loadSolver, otherWin } from '@zertz/engine';
import type { Puzzle } from '@zertz/engine';
import { canonicalForm, formatPosition, legalTurns, parsePosition, unwrap } from '@zertz/rules';
import { taskOf } from './task.ts';
import { isTheme } from './themes.ts';

const text = readFileSync(new URL('puzzles.json', import.meta.url), 'utf8');
const puzzles = JSON.parse(text) as readonly Puzzle[];

/** Every so many have their first turn proved unique here; `npm run puzzles -- check` does all. */
const EVERY = 9;

describe('the puzzles', () => {
  test('are at least 300 in no more than 200 kB compressed', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(300);
    expect(gzipSync(text).length).toBeLessThanOrEqual(200_000);
  });

  test('have an id each, and no position twice in any of its symmetries (R2.8)', () => {
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    const forms = puzzles.map(({ position }) =>
      formatPosition(canonicalForm(unwrap(parsePosition(position)))),
    );
    expect(new Set(forms).size).toBe(puzzles.length);
    expect(puzzles.filter(({ id }) => !/^[a-z\d]+$/.test(id))).toEqual([]);
  });

  test('have a proof that the checker passes, with as many placements as they say', () => {
    for (const puzzle of puzzles) {
      const { position, proof } = taskOf(puzzle);
      const checked = checkProof(position, proof);
      expect(checked.ok && checked.value.within, puzzle.id).toBe(puzzle.within);
      expect([...legalTurns(position)].length, puzzle.id).toBeGreaterThan(1);
    }
  });

  test('have themes that are known, at least one each, and come from the easiest to the hardest', () => {
    for (const { id, themes } of puzzles) {
      expect(themes.length, id).toBeGreaterThan(0);
      expect(themes.filter((theme) => !isTheme(theme))).toEqual([]);
    }
    const ratings = puzzles.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
  });

  test('are solved by no other first turn, as a solver without pruning finds', async () => {
    const solver = await loadSolver({ pruning: false });
    const some = puzzles.filter(({ within }, index) => index % EVERY === 0 && within <= 2);
    expect(some.length).toBeGreaterThan(15);
    for (const puzzle of some) {
      const { position, proof } = taskOf(puzzle);
      expect(otherWin(solver, position, proof, puzzle.within), puzzle.id).toBeUndefined();
    }
  });
});

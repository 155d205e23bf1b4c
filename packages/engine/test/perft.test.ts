import { expect, test } from 'vitest';
import data from '../../rules/test/perft.json' with { type: 'json' };
import { perftPosition } from '../../rules/test/perftPosition.ts';
import { loadCore } from '../src/index.ts';

/** The deepest counts of the starts are left out; every leaf of the others is reached. */
const MOST_LEAVES = 20_000_000;

const core = await loadCore();

for (const row of data.positions) {
  const depths = row.turns_by_depth.filter((count) => count <= MOST_LEAVES);
  test(`R4.5 perft ${row.name} to depth ${depths.length}`, { timeout: 30_000 }, () => {
    core.set(perftPosition(row.compact));
    expect(depths.map((_, index) => core.perft(index + 1).leaves)).toEqual(depths);
  });
}

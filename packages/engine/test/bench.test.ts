import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bench, createEngine } from '@zertz/engine';

const signature: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, 'bench.json'), 'utf8'),
);

test('the engine behaves as the number in bench.json says', () => {
  const engine = createEngine({ megabytes: 16, seed: 1 });
  expect(bench(engine), 'write the new number if the change is meant').toBe(signature);
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../../docs/engine.md'), 'utf8');
const examples = [...page.matchAll(/```ts\n(.*?)```\n\n```text\n(.*?)```/gs)];

test('the page on embedding has examples', () => {
  expect(examples).toHaveLength(2);
});

test.each(examples.map(([, code = '', output = '']) => [code, output]))(
  'an example of docs/engine.md says what the page says: %#',
  (code, output) => {
    const args = ['--conditions=source', '--input-type=module-typescript', '--eval', code];
    const said = execFileSync(process.execPath, args, {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    });
    expect(said).toBe(output);
  },
);

import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { BUDGET } from '../size/budget.ts';
import { faultOf, firstView, weigh } from '../size/weigh.ts';
import type { Build, Row } from '../size/weigh.ts';

/** So many kilobytes that cannot be compressed. */
const heavy = (kilobytes: number): string =>
  randomBytes(Math.round(kilobytes * 1000 * 0.75)).toString('base64');

const PAGE = `<!doctype html><title>Zertz</title>
<link rel="manifest" href="./manifest.webmanifest">
<script type="module" crossorigin src="./assets/index-1.js"></script>
<link rel="stylesheet" crossorigin href="./assets/index-2.css">`;

const made = (files: { readonly [name: string]: string } = {}): Build =>
  new Map(
    Object.entries({
      'index.html': PAGE,
      'assets/index-1.js': 'import{a}from"./table-1.js";const later=()=>import("./Games-1.js");',
      'assets/table-1.js': 'export const a=1;',
      'assets/Games-1.js': 'export const games=1;',
      'assets/index-2.css': 'main{color:red}',
      'assets/worker-1.js': 'self.onmessage=0;',
      'assets/synth-1.js': 'export const tone=1;',
      'assets/puzzles-1.js': 'export const puzzles=[];',
      'assets/cs-1.js': 'export const ano=1;',
      'assets/inter-1.woff2': 'font',
      ...files,
    }).map(([name, content]) => [name, Buffer.from(content)]),
  );

const faults = (build: Build): string[] =>
  weigh(build, ['en', 'cs']).flatMap((row) => faultOf(row) ?? []);

const named = (build: Build, what: string): Row =>
  weigh(build, ['en', 'cs']).find((row) => row.what === what)!;

test('the first view is what the page names and what that imports, and nothing that comes later', () => {
  expect(firstView(made())).toEqual([
    'assets/index-1.js',
    'assets/index-2.css',
    'assets/table-1.js',
  ]);
});

test('a build within its budget has no fault', () => {
  expect(faults(made({ 'assets/table-1.js': heavy(BUDGET.firstView * 0.9) }))).toEqual([]);
});

test.each([
  ['first view', 'assets/table-1.js', BUDGET.firstView],
  ['first view', 'assets/index-2.css', BUDGET.firstView],
  ['engine', 'assets/worker-1.js', BUDGET.engine],
  ['sounds', 'assets/synth-1.js', BUDGET.sounds],
  ['puzzles', 'assets/puzzles-1.js', BUDGET.puzzles],
  ['sounds', 'sounds/win.ogg', BUDGET.sounds],
])('a %s over its budget is told in one sentence that names %s', (what, name, bar) => {
  const found = faults(made({ [name]: heavy(bar * 1.5) }));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`The ${what} weighs `);
  expect(found[0]).toContain(`may weigh ${bar} kB; most of it is ${name}`);
});

test('what is not loaded at first may be as heavy as it likes, and is told', () => {
  const build = made({ 'assets/Games-1.js': heavy(500), 'assets/cs-1.js': heavy(200) });
  expect(faults(build)).toEqual([]);
  expect(named(build, 'all other pages').kilobytes).toBeGreaterThan(300);
  expect(named(build, 'language cs').files.map(({ name }) => name)).toEqual(['assets/cs-1.js']);
});

test('a part that is not found is a fault, as a size of nothing would always pass', () => {
  const build = new Map([...made()].filter(([name]) => !name.includes('worker')));
  expect(faults(build)).toEqual(['The build has no file for "engine", so its size is unknown.']);
});

test('a file that the page names and that is not there is told', () => {
  expect(() => faults(new Map([['index.html', Buffer.from(PAGE)]]))).toThrow('assets/index-1.js');
});

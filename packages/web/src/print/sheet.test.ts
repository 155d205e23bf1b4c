import { describe, expect, test } from 'vitest';
import { formatPosition, parseTurn, PRESETS, startPosition, unwrap } from '@zertz/rules';
import type { Position } from '@zertz/rules';
import { loadPuzzles, puzzles } from '../puzzles/set.ts';
import { newChapter } from '../studies/study.ts';
import { newTree, playAt, ROOT } from '../study/tree.ts';
import type { Tree } from '../study/tree.ts';
import { readDiagrams } from './diagrams.ts';
import { GRIDS, inPages, numbered, solutionPages } from './layout.ts';
import { entryOf, entryOfChapter } from './makeEntry.ts';
import { emptySheet, formatSheet, MOST, parseSheet, PER_PAGE, placesOn } from './sheet.ts';
import type { Entry, Sheet } from './sheet.ts';

await loadPuzzles();
const [FIRST, SECOND] = puzzles.value;
const PUZZLE = FIRST!;
const START = startPosition(PRESETS.official);
const place = (title = '', solution: readonly string[] = []): Entry =>
  entryOf({ position: START, title, solution });

describe('an address', () => {
  const whole: Sheet = {
    paper: 'letter',
    perPage: 9,
    heading: 'Club & friends = 12 ערב',
    solutions: 'page',
    shown: ['tasks', 'links'],
    entries: [
      { kind: 'puzzle', id: PUZZLE.id },
      { kind: 'puzzle', id: SECOND!.id },
      place('Before & after'),
      place('', ['Wd4,a1', 'Gd3,b1']),
      { kind: 'day', date: '2031-05-04' },
      { kind: 'puzzle', id: PUZZLE.id },
      { kind: 'study', id: 'l8x2' },
    ],
  };

  test('says everything of a sheet', () => {
    expect(parseSheet(`#${formatSheet(whole)}`, 'a4')).toEqual({ sheet: whole, unknown: [] });
  });

  test('without anything is an empty sheet on the paper of the reader', () => {
    expect(parseSheet('', 'letter')).toEqual({ sheet: emptySheet('letter'), unknown: [] });
    expect(formatSheet(emptySheet('a4'))).toBe('paper=a4');
  });

  test('of a link to a game has one position, with what is drawn and said', () => {
    const { sheet } = parseSheet('#g=Wd4,a1|Gd3,b1&d=d4-f5.2&t=Here', 'a4');
    expect(sheet.entries).toHaveLength(1);
    const { diagrams, faults } = readDiagrams(sheet.entries, []);
    expect(faults).toEqual([]);
    expect(diagrams[0]).toMatchObject({ title: 'Here', solution: [] });
    expect(diagrams[0]?.drawings).toHaveLength(1);
    expect(diagrams[0]?.position.rings.size).toBe(35);
  });

  test('may have several links, told apart where each begins', () => {
    const z = formatPosition(START).replaceAll(' ', '+');
    const { sheet } = parseSheet(`#z=${z}&t=one&z=${z}&p=blitz&g=Wd4,a1&g=Gd4,a1`, 'a4');
    expect(sheet.entries.map((entry) => entry.kind === 'place' && entry.hash.slice(0, 2))).toEqual([
      'z=',
      'z=',
      'p=',
      'g=',
    ]);
  });

  test.each(['per=7', 'paper=a5', 'solutions=up', 'show=all', 'colour=red', 'study=', 'x'])(
    'tells of %s, which says nothing, and keeps the rest',
    (field) => {
      const { sheet, unknown } = parseSheet(`#title=Kept&${field}&puzzles=${PUZZLE.id}`, 'a4');
      expect(unknown).toEqual([field]);
      expect(sheet).toEqual({
        ...emptySheet('a4'),
        heading: 'Kept',
        entries: [{ kind: 'puzzle', id: PUZZLE.id }],
      });
    },
  );
});

describe('what cannot be printed is told with its place, and what can be read is there', () => {
  const read = (hash: string) =>
    readDiagrams(parseSheet(`#puzzles=${PUZZLE.id}&${hash}`, 'a4').sheet.entries, puzzles.value);

  test.each([
    ['puzzles=nope', { code: 'puzzle', at: 'nope' }, 1],
    ['days=2031-02-31', { code: 'day', at: '2031-02-31' }, 1],
    ['days=today', { code: 'day', at: 'today' }, 1],
    ['t=alone', { code: 'link', number: 2, at: 't=alone' }, 1],
    ['p=none', { code: 'link', number: 2, at: 'none' }, 1],
    ['g=Wd4,a1|Wd4', { code: 'link', number: 2, at: 'Wd4' }, 2],
    ['g=Wd4,a1&d=d4-q9', { code: 'link', number: 2, at: 'd4-q9' }, 2],
    ['g=Wd4,a1&a=Gd3,b1|Gd3,c1', { code: 'turn', number: 2, at: 'Gd3,c1' }, 2],
  ])('%s', (hash, fault, left) => {
    const { diagrams, faults } = read(hash);
    expect(faults).toEqual([fault]);
    expect(diagrams).toHaveLength(left);
  });

  test('a position that was cut short is shown as far as it can be', () => {
    const cut = `z=${formatPosition(START).replaceAll(' ', '+')}`.replace(/\+[^+]*$/, '+offi');
    const { diagrams, faults } = read(cut);
    expect(faults).toEqual([{ code: 'link', number: 2, at: 'offi' }]);
    expect(diagrams).toHaveLength(2);
  });

  test('more diagrams than a sheet holds', () => {
    const many = Array.from({ length: MOST + 3 }, () => PUZZLE.id).join();
    const { diagrams, faults } = readDiagrams(
      parseSheet(`#puzzles=${many}`, 'a4').sheet.entries,
      puzzles.value,
    );
    expect(diagrams).toHaveLength(MOST);
    expect(faults).toEqual([{ code: 'too-many', most: MOST, left: 3 }]);
  });
});

describe('a chapter', () => {
  /** A tree with one line, and where it ends. */
  const lineFrom = (start: Position, turn: string): Tree =>
    unwrap(playAt(newTree(start), ROOT, unwrap(parseTurn(start, turn)))).tree;
  const shown = (title: string, tree: Tree) =>
    readDiagrams([entryOfChapter(newChapter(title, tree))], []);

  const opening = lineFrom(START, 'Wd4,a1');

  test('that begins with the game shows where its line leads', () => {
    const { diagrams } = shown('Opening', opening);
    expect(diagrams[0]).toMatchObject({ title: 'Opening', solution: [] });
    expect(diagrams[0]?.position.rings.size).toBe(36);
  });

  test('that begins with a position is solved by its line', () => {
    const after = opening.nodes[1]?.played?.after ?? START;
    const { diagrams, faults } = shown('Exercise', lineFrom(after, 'Bg1,g4'));
    expect(faults).toEqual([]);
    expect(diagrams[0]).toMatchObject({ title: 'Exercise', solution: ['Bg1,g4'] });
    expect(diagrams[0]?.position.rings.size).toBe(36);
  });
});

describe('pages', () => {
  test('have as many places as they have rows and columns', () => {
    for (const perPage of PER_PAGE) {
      const { columns, rows } = GRIDS[perPage];
      expect(columns * rows).toBe(perPage);
    }
  });

  test('hold all diagrams, on one if there is room', () => {
    const sheet = emptySheet('a4');
    expect([1, 2, 3, 5, 7, 12, 40].map((n) => placesOn(sheet, n))).toEqual([1, 2, 4, 6, 9, 12, 12]);
    expect(placesOn({ ...sheet, perPage: 2 }, 40)).toBe(2);
    expect(inPages(numbered([...'abcdefg']), 6).map((page) => page.length)).toEqual([6, 1]);
  });

  test('of solutions keep them in order and lose none', () => {
    const all = numbered(
      Array.from({ length: 120 }, (_, n) => new Array<string>(n % 20).fill('Wd4,a1')),
    );
    const pages = solutionPages(all);
    expect(pages.flat()).toEqual(all);
    expect(pages.length).toBeGreaterThan(2);
  });
});

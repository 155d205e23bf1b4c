import { expect, test } from 'vitest';
import { parseTurn, positionOf, PRESETS, startPosition, unwrap } from '@zertz/rules';
import { rowsOf } from './rows.ts';
import { gameAt, newTree, nodeAt, playAt, ROOT } from './tree.ts';
import type { Tree } from './tree.ts';

const play = (tree: Tree, at: number, ...texts: readonly string[]): Tree => {
  let place = { tree, at };
  for (const text of texts) {
    const turn = unwrap(parseTurn(positionOf(gameAt(place.tree, place.at)), text));
    place = unwrap(playAt(place.tree, place.at, turn));
  }
  return place.tree;
};

const told = (tree: Tree): readonly string[] =>
  rowsOf(tree).map((row) => {
    const texts = row.turns.map((id) => (id === undefined ? '–' : nodeAt(tree, id).text));
    return row.kind === 'pair'
      ? `${row.number} ${texts.join(' ')}`
      : `${'·'.repeat(row.depth)} ${texts.join(' ')}`;
  });

const main = play(newTree(startPosition(PRESETS.official)), ROOT, 'Wd4,a1', 'Gd6,g1', 'Bc3,d1');

test('the main line has two turns a row', () => {
  expect(told(main)).toEqual(['1 Wd4,a1 Gd6,g1', '2 Bc3,d1 –']);
  expect(told(newTree(startPosition(PRESETS.official)))).toEqual([]);
});

test('a variation follows the turn in whose place it is, and its own follow it', () => {
  let tree = play(main, 1, 'Bd6,g1', 'Wc3,d1');
  tree = play(tree, 4, 'Wc3,a2');
  tree = play(tree, ROOT, 'Ga1,d7');
  expect(told(tree)).toEqual([
    '1 Wd4,a1 –',
    '· Ga1,d7',
    '1 – Gd6,g1',
    '· Bd6,g1 Wc3,d1',
    '·· Wc3,a2',
    '2 Bc3,d1 –',
  ]);
});

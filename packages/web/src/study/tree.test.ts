import { describe, expect, test } from 'vitest';
import {
  formatPosition,
  formatTurn,
  legalTurns,
  newGame,
  parseTurn,
  positionOf,
  PRESETS,
  startPosition,
  unwrap,
} from '@zertz/rules';
import type { Game } from '@zertz/rules';
import { replay } from '../storage/savedGame.ts';
import {
  branchOf,
  deleteAt,
  endOf,
  everyNode,
  gameAt,
  mainLine,
  newTree,
  nextOf,
  nodeAt,
  parentOf,
  pathTo,
  playAt,
  promote,
  ROOT,
  siblingOf,
  treeOf,
  withComment,
  withDrawings,
  withGlyph,
} from './tree.ts';
import type { Tree, TreePlace } from './tree.ts';
import { formatTree, parseTree } from './treeData.ts';

const START = startPosition(PRESETS.official);

const textsOf = (tree: Tree, ids: readonly number[]): readonly string[] =>
  ids.map((id) => nodeAt(tree, id).text);

/** Plays turns one after another from a node. */
const line = (tree: Tree, at: number, ...texts: readonly string[]): TreePlace =>
  texts.reduce<TreePlace>(
    (place, text) => {
      const turn = unwrap(parseTurn(positionOf(gameAt(place.tree, place.at)), text));
      return unwrap(playAt(place.tree, place.at, turn));
    },
    { tree, at },
  );

const game = (...texts: readonly string[]): Game => unwrap(replay(START, texts));

const MAIN = ['Wd4,a1', 'Gd6,g1', 'Bc3,d1'] as const;

describe('a tree of variations', () => {
  test('a game is a tree of one line, and stands at each node as it did in the game', () => {
    const played = game(...MAIN);
    const tree = treeOf(played);
    expect(textsOf(tree, mainLine(tree))).toEqual(MAIN);
    expect(gameAt(tree, endOf(tree, ROOT))).toEqual(played);
    expect(gameAt(tree, ROOT)).toEqual(newGame(START));
  });

  test('another turn is a variation, and one that is there already is gone to', () => {
    const tree = treeOf(game(...MAIN));
    const other = line(tree, 1, 'Bd6,g1');
    expect(textsOf(other.tree, nodeAt(other.tree, 1).children)).toEqual(['Gd6,g1', 'Bd6,g1']);
    const same = line(other.tree, 1, 'Gd6,g1');
    expect(same).toEqual({ tree: other.tree, at: 2 });
    expect(same.tree).toBe(other.tree);
  });

  test('a turn that is not allowed is refused', () => {
    const tree = newTree(START);
    const turn = unwrap(parseTurn(START, 'Wd4,a1'));
    const { tree: played, at } = unwrap(playAt(tree, ROOT, turn));
    expect(playAt(played, at, turn)).toMatchObject({ ok: false });
  });

  test('there are ways to the parent, the children, the siblings, the start and the end', () => {
    const { tree, at } = line(treeOf(game(...MAIN)), 1, 'Bd6,g1', 'Bc3,d1');
    const branch = parentOf(tree, at);
    expect(branchOf(tree, at)).toBe(branch);
    expect(siblingOf(tree, branch, 1)).toBe(2);
    expect(siblingOf(tree, 2, -1)).toBe(branch);
    expect(siblingOf(tree, ROOT, 1)).toBe(ROOT);
    expect(endOf(tree, branch)).toBe(at);
    expect(nextOf(tree, at)).toBe(at);
    expect(parentOf(tree, ROOT)).toBe(ROOT);
    expect(textsOf(tree, pathTo(tree, at))).toEqual(['Wd4,a1', 'Bd6,g1', 'Bc3,d1']);
  });

  test('a variation becomes the line that is gone on with', () => {
    const { tree, at } = line(treeOf(game(...MAIN)), 1, 'Bd6,g1', 'Bc3,d1');
    const promoted = promote(tree, at);
    expect(textsOf(promoted, mainLine(promoted))).toEqual(['Wd4,a1', 'Bd6,g1', 'Bc3,d1']);
    expect(branchOf(promoted, at)).toBeUndefined();
    expect(promote(promoted, at)).toBe(promoted);
  });

  test('what is deleted is gone with all that follows it, and the tree before still has it', () => {
    const tree = treeOf(game(...MAIN));
    const left = deleteAt(tree, 2);
    expect(left.at).toBe(1);
    expect(textsOf(left.tree, everyNode(left.tree))).toEqual(['Wd4,a1']);
    expect(textsOf(tree, everyNode(tree))).toEqual(MAIN);
    expect(deleteAt(tree, ROOT)).toEqual({ tree, at: ROOT });
  });
});

/** A game and variations at random, with signs and comments here and there. */
const randomTree = (random: () => number): Tree => {
  let tree = newTree(startPosition(PRESETS.blitz));
  for (let n = 0; n < 30; n++) {
    const at = everyNode(tree)[Math.floor(random() * tree.nodes.length)] ?? ROOT;
    const before = gameAt(tree, at);
    if (before.outcome !== undefined) continue;
    const turns = [...legalTurns(positionOf(before))];
    const turn = turns[Math.floor(random() * turns.length)]!;
    const place = unwrap(playAt(tree, at, turn));
    ({ tree } = place);
    if (random() < 0.3) tree = withComment(tree, place.at, `“${n}”\n\\`);
    if (random() < 0.3) tree = withGlyph(tree, place.at, '?!');
    if (random() < 0.3) {
      const drawings = [
        { from: 3, to: undefined, brush: 'solid' },
        { from: n % 19, to: 20, brush: 'mixed' },
      ] as const;
      tree = withDrawings(tree, random() < 0.2 ? ROOT : place.at, drawings);
    }
    if (random() < 0.2) tree = promote(tree, place.at);
    if (random() < 0.1) ({ tree } = deleteAt(tree, place.at));
  }
  return tree;
};

test('what is written is read again as the same tree', () => {
  for (let n = 0; n < 5; n++) {
    const tree = randomTree(Math.random);
    const data = formatTree(tree);
    const read = unwrap(parseTree(JSON.parse(JSON.stringify(data))));
    expect(formatTree(read)).toEqual(data);
    const nodes = everyNode(read);
    expect(nodes).toHaveLength(everyNode(tree).length);
    for (const id of nodes) {
      // Every node can be played to from the start, and its parent knows it.
      expect(formatTurn(gameAt(read, id).history.at(-1)!)).toBe(nodeAt(read, id).text);
      expect(nodeAt(read, nodeAt(read, id).parent!).children).toContain(id);
    }
    const drawn = (of: Tree) => [ROOT, ...everyNode(of)].map((id) => nodeAt(of, id).drawings);
    expect(drawn(read)).toEqual(drawn(tree));
  }
});

test.each([
  [null, 'wrong', ''],
  [{ start: 5, moves: [] }, 'wrong', 'start'],
  [{ start: 'oo/W', moves: [] }, 'bad-position', 'start'],
  [{ moves: [{ turn: 'Wd4,a1' }, { turn: 'Wd4,g1' }] }, 'bad-move', 'moves[1].turn'],
  [{ moves: [{ turn: 'Wd4,a1', glyph: '???' }] }, 'wrong', 'moves[0].glyph'],
  [{ drawings: ['d4', 'z9'], moves: [] }, 'bad-drawing', 'drawings[1]'],
  [{ moves: [{ turn: 'Wd4,a1', drawings: ['d4-f5-a1'] }] }, 'bad-drawing', 'moves[0].drawings[0]'],
  [{ moves: [{ turn: 'Wd4,a1', after: 7 }] }, 'after-what', 'moves[0].after'],
  [{ moves: [{ turn: 'Wd4,a1', after: 1 }] }, 'after-what', 'moves[0].after'],
])('%j is refused with the place of the fault', (data, code, path) => {
  const whole = data === null ? data : { start: formatPosition(START), ...data };
  expect(parseTree(whole)).toMatchObject({ ok: false, error: { code, path } });
});

describe('a tree of 2,000 nodes', () => {
  /** A line that goes to and fro is as long as one likes: its nodes are what counts here. */
  const long = (): Tree => {
    const { tree } = line(newTree(START), ROOT, 'Wd4,a1');
    const nodes = [...tree.nodes];
    for (let id = nodes.length; id < 2000; id++) {
      nodes.push({ ...nodeAt(tree, 1), parent: id % 3 === 0 ? 0 : id - 1, children: [] });
      const parent = nodes[nodes[id]!.parent!]!;
      nodes[nodes[id]!.parent!] = { ...parent, children: [...parent.children, id] };
    }
    return { ...tree, nodes };
  };

  /** How many nodes of a tree are not those of another. */
  const fresh = (before: Tree, after: Tree): number => {
    const old = new Set(before.nodes);
    return after.nodes.filter((node) => !old.has(node)).length;
  };

  test('a change makes two nodes anew at most, and shares the rest', () => {
    const tree = long();
    expect(everyNode(tree)).toHaveLength(1999);
    const turn = unwrap(parseTurn(positionOf(gameAt(tree, 1)), 'Gd6,g1'));
    expect(fresh(tree, unwrap(playAt(tree, 1, turn)).tree)).toBe(2);
    expect(fresh(tree, withComment(tree, 1999, 'x'))).toBe(1);
    expect(fresh(tree, deleteAt(tree, 1500).tree)).toBe(1);
    expect(fresh(tree, promote(tree, 1500))).toBe(1);
  });
});

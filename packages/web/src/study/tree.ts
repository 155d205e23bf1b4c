import type { Drawing } from '@zertz/art';
import { formatTurn, newGame, ok, playTurn, withPlayed } from '@zertz/rules';
import type { Game, Played, Position, Refusal, Result, Turn } from '@zertz/rules';

/** What may be said of a turn with one sign. */
export const GLYPHS = ['!!', '!', '!?', '?!', '?', '??'] as const;
export type Glyph = (typeof GLYPHS)[number];

/** A node is told by its number; the root, before any turn, is 0. */
export type NodeId = number;
export const ROOT: NodeId = 0;

export interface TreeNode {
  /** The turn that leads here, and in official notation; at the root there is none. */
  readonly played: Played | undefined;
  readonly text: string;
  readonly parent: NodeId | undefined;
  /** The line first that is gone on with; the others are variations. */
  readonly children: readonly NodeId[];
  readonly comment: string;
  readonly glyph: Glyph | undefined;
  /** Arrows and circles on the position. */
  readonly drawings: readonly Drawing[];
}

/** A game with variations. A plain value: every change gives another, which shares all but a few nodes. */
export interface Tree {
  readonly start: Position;
  /** By number. What was deleted keeps its place, but nothing leads there any more. */
  readonly nodes: readonly TreeNode[];
}

/** A tree, and where in it one is. */
export interface TreePlace {
  readonly tree: Tree;
  readonly at: NodeId;
}

export const newTree = (start: Position): Tree => ({
  start,
  nodes: [{ ...BARE, played: undefined, text: '', parent: undefined }],
});

const BARE = { children: [], comment: '', glyph: undefined, drawings: [] } as const;

export const treeOf = (game: Game): Tree => {
  const nodes: TreeNode[] = [...newTree(game.start).nodes];
  for (const [index, played] of game.history.entries()) {
    const before = nodes[index];
    if (before !== undefined) nodes[index] = { ...before, children: [index + 1] };
    nodes.push({ ...BARE, played, text: formatTurn(played), parent: index });
  }
  return { start: game.start, nodes };
};

export const nodeAt = ({ nodes }: Tree, at: NodeId): TreeNode => {
  const node = nodes[at];
  if (node === undefined) throw new Error(`the tree has no node ${at}`);
  return node;
};

/** From the first turn to this node; nothing at the root. */
export const pathTo = (tree: Tree, at: NodeId): readonly NodeId[] => {
  const path: NodeId[] = [];
  for (let now: NodeId | undefined = at; now !== undefined && now !== ROOT;) {
    path.push(now);
    now = nodeAt(tree, now).parent;
  }
  return path.toReversed();
};

/** The game as it stands at a node, with the turns that led there. */
export const gameAt = (tree: Tree, at: NodeId): Game => {
  const history = pathTo(tree, at).flatMap((id) => nodeAt(tree, id).played ?? []);
  const last = history.pop();
  const begun = newGame(tree.start);
  return last === undefined ? begun : withPlayed({ ...begun, history }, last);
};

/** Makes a turn at a node. One that is there already is gone to, and nothing is added. */
export const playAt = (tree: Tree, at: NodeId, turn: Turn): Result<TreePlace, Refusal> => {
  const game = playTurn(gameAt(tree, at), turn);
  if (!game.ok) return game;
  const played = game.value.history[game.value.history.length - 1];
  return played === undefined ? ok({ tree, at }) : ok(addPlayed(tree, at, played));
};

/** Adds a turn that was played from the position of a node. */
export const addPlayed = (tree: Tree, at: NodeId, played: Played): TreePlace => {
  const text = formatTurn(played);
  const node = nodeAt(tree, at);
  const there = node.children.find((child) => nodeAt(tree, child).text === text);
  if (there !== undefined) return { tree, at: there };
  const id = tree.nodes.length;
  const nodes = tree.nodes.with(at, { ...node, children: [...node.children, id] });
  nodes.push({ ...BARE, played, text, parent: at });
  return { tree: { ...tree, nodes }, at: id };
};

const changed = (tree: Tree, at: NodeId, change: Partial<TreeNode>): Tree => ({
  ...tree,
  nodes: tree.nodes.with(at, { ...nodeAt(tree, at), ...change }),
});

export const withComment = (tree: Tree, at: NodeId, comment: string): Tree =>
  changed(tree, at, { comment });

export const withGlyph = (tree: Tree, at: NodeId, glyph: Glyph | undefined): Tree =>
  changed(tree, at, { glyph });

export const withDrawings = (tree: Tree, at: NodeId, drawings: readonly Drawing[]): Tree =>
  changed(tree, at, { drawings });

/** Takes a turn and all that follows it out of the tree. */
export const deleteAt = (tree: Tree, at: NodeId): TreePlace => {
  const { parent } = nodeAt(tree, at);
  if (parent === undefined) return { tree, at };
  const children = nodeAt(tree, parent).children.filter((child) => child !== at);
  return { tree: changed(tree, parent, { children }), at: parent };
};

/** The turn, at or before a node, with which its line leaves a better one. */
export const branchOf = (tree: Tree, at: NodeId): NodeId | undefined =>
  pathTo(tree, at).findLast((id) => {
    const { parent } = nodeAt(tree, id);
    return parent !== undefined && nodeAt(tree, parent).children[0] !== id;
  });

/** Makes the variation that a node is in the line that is gone on with, where it branches last. */
export const promote = (tree: Tree, at: NodeId): Tree => {
  const branch = branchOf(tree, at);
  const parent = branch === undefined ? undefined : nodeAt(tree, branch).parent;
  if (branch === undefined || parent === undefined) return tree;
  const others = nodeAt(tree, parent).children.filter((child) => child !== branch);
  return changed(tree, parent, { children: [branch, ...others] });
};

export const parentOf = (tree: Tree, at: NodeId): NodeId => nodeAt(tree, at).parent ?? at;

export const nextOf = (tree: Tree, at: NodeId): NodeId => nodeAt(tree, at).children[0] ?? at;

/** The variation after (1) or before (-1) this one, round and round. */
export const siblingOf = (tree: Tree, at: NodeId, by: 1 | -1): NodeId => {
  const { parent } = nodeAt(tree, at);
  if (parent === undefined) return at;
  const { children } = nodeAt(tree, parent);
  return children.at((children.indexOf(at) + by) % children.length) ?? at;
};

/** From a node on along the first turns, without the node itself. */
export const lineFrom = (tree: Tree, at: NodeId): readonly NodeId[] => {
  const line: NodeId[] = [];
  for (let now = at, next = nextOf(tree, at); next !== now; next = nextOf(tree, now)) {
    line.push(next);
    now = next;
  }
  return line;
};

export const endOf = (tree: Tree, at: NodeId): NodeId => lineFrom(tree, at).at(-1) ?? at;

export const mainLine = (tree: Tree): readonly NodeId[] => lineFrom(tree, ROOT);

/** Every node that can be reached, a line before its variations, without the root. */
export const everyNode = (tree: Tree): readonly NodeId[] => {
  const found: NodeId[] = [];
  const open: NodeId[] = [ROOT];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at !== ROOT) found.push(at);
    open.push(...nodeAt(tree, at).children.toReversed());
  }
  return found;
};

import { err, formatPosition, ok, parsePosition, parseTurn, play } from '@zertz/rules';
import type { NotationError, PositionError, Result } from '@zertz/rules';
import { each, isNumber, isText, oneOf, optional, record } from '../storage/check.ts';
import type { CheckError } from '../storage/check.ts';
import {
  addPlayed,
  everyNode,
  GLYPHS,
  newTree,
  nodeAt,
  ROOT,
  withComment,
  withGlyph,
} from './tree.ts';
import type { Glyph, NodeId, Tree } from './tree.ts';

/** A tree as JSON has it. */
export interface TreeData {
  readonly start: string;
  /** What is said of the position it begins with. */
  readonly comment?: string;
  readonly moves: readonly MoveData[];
}

export interface MoveData {
  readonly turn: string;
  /** After which move, counted from 1, and 0 the start; left out where it is the one before. */
  readonly after?: number;
  readonly comment?: string;
  readonly glyph?: Glyph;
}

/** Why data is no tree, and where in it. */
export type TreeError =
  | CheckError
  | { readonly code: 'bad-position'; readonly path: string; readonly error: PositionError }
  | { readonly code: 'bad-move'; readonly path: string; readonly error: NotationError }
  | { readonly code: 'after-what' | 'after-end'; readonly path: string };

export const formatTree = (tree: Tree): TreeData => {
  const order = everyNode(tree);
  const number = new Map<NodeId, number>([[ROOT, 0]]);
  for (const [index, id] of order.entries()) number.set(id, index + 1);
  const root = nodeAt(tree, ROOT);
  return {
    start: formatPosition(tree.start),
    ...said(root.comment),
    moves: order.map((id, index): MoveData => {
      const { comment, glyph, parent = ROOT, text } = nodeAt(tree, id);
      const after = number.get(parent) ?? 0;
      return {
        turn: text,
        ...(after === index ? {} : { after }),
        ...said(comment),
        ...(glyph === undefined ? {} : { glyph }),
      };
    }),
  };
};

const said = (comment: string): { comment?: string } => (comment === '' ? {} : { comment });

const isTreeData = record({
  start: isText,
  comment: optional(isText),
  moves: each(
    record({
      turn: isText,
      after: optional(isNumber),
      comment: optional(isText),
      glyph: optional(oneOf(GLYPHS)),
    }),
  ),
});

/** Reads a tree and plays every turn of it by the rules. */
export const parseTree = (data: unknown): Result<Tree, TreeError> => {
  const fault = isTreeData(data, '');
  if (fault !== undefined) return err(fault);
  const { comment, moves, start } = data as TreeData;
  const position = parsePosition(start);
  if (!position.ok) return err({ code: 'bad-position', path: 'start', error: position.error });
  let tree = newTree(position.value);
  if (comment !== undefined) tree = withComment(tree, ROOT, comment);
  // Moves that are written twice are one node.
  const nodes: NodeId[] = [ROOT];
  for (const [index, move] of moves.entries()) {
    const path = `moves[${index}]`;
    const at = nodes[move.after ?? index];
    if (at === undefined) return err({ code: 'after-what', path: `${path}.after` });
    const added = withMove(tree, at, move, path);
    if (!added.ok) return added;
    tree = added.value.tree;
    nodes.push(added.value.at);
  }
  return ok(tree);
};

const withMove = (
  tree: Tree,
  at: NodeId,
  move: MoveData,
  path: string,
): Result<{ readonly tree: Tree; readonly at: NodeId }, TreeError> => {
  const last = nodeAt(tree, at).played;
  if (last?.outcome !== undefined) return err({ code: 'after-end', path });
  const position = last?.after ?? tree.start;
  const turn = parseTurn(position, move.turn);
  if (!turn.ok) return err({ code: 'bad-move', path: `${path}.turn`, error: turn.error });
  const played = play(position, turn.value);
  if (!played.ok) throw new Error(`${move.turn} was read but cannot be played`);
  const added = addPlayed(tree, at, played.value);
  const { comment, glyph } = move;
  const commented = comment === undefined ? added.tree : withComment(added.tree, added.at, comment);
  return ok({
    tree: glyph === undefined ? commented : withGlyph(commented, added.at, glyph),
    at: added.at,
  });
};

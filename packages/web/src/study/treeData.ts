import type { Drawing } from '@zertz/art';
import { err, formatPosition, ok, parsePosition, parseTurn, play } from '@zertz/rules';
import type { Board, NotationError, PositionError, Result } from '@zertz/rules';
import { each, isNumber, isText, oneOf, optional, record } from '../storage/check.ts';
import type { CheckError } from '../storage/check.ts';
import { formatDrawing, parseDrawing } from '../storage/drawingText.ts';
import {
  addPlayed,
  everyNode,
  GLYPHS,
  newTree,
  nodeAt,
  ROOT,
  withComment,
  withDrawings,
  withGlyph,
} from './tree.ts';
import type { Glyph, NodeId, Tree, TreeNode } from './tree.ts';

/** A tree as JSON has it. */
export interface TreeData {
  readonly start: string;
  /** What is said of the position it begins with. */
  readonly comment?: string;
  readonly drawings?: readonly string[];
  readonly moves: readonly MoveData[];
}

export interface MoveData {
  readonly turn: string;
  /** After which move, counted from 1, and 0 the start; left out where it is the one before. */
  readonly after?: number;
  readonly comment?: string;
  readonly glyph?: Glyph;
  /** Arrows and circles after it: `d4`, `d4-f5.2`. */
  readonly drawings?: readonly string[];
}

/** Why data is no tree, and where in it. */
export type TreeError =
  | CheckError
  | { readonly code: 'bad-position'; readonly path: string; readonly error: PositionError }
  | { readonly code: 'bad-move'; readonly path: string; readonly error: NotationError }
  | { readonly code: 'bad-drawing'; readonly path: string; readonly found: string }
  | { readonly code: 'after-what' | 'after-end'; readonly path: string };

export const formatTree = (tree: Tree): TreeData => {
  const order = everyNode(tree);
  const number = new Map<NodeId, number>([[ROOT, 0]]);
  for (const [index, id] of order.entries()) number.set(id, index + 1);
  const { board } = tree.start;
  return {
    start: formatPosition(tree.start),
    ...said(nodeAt(tree, ROOT), board),
    moves: order.map((id, index): MoveData => {
      const node = nodeAt(tree, id);
      const { glyph, parent = ROOT, text } = node;
      const after = number.get(parent) ?? 0;
      return {
        turn: text,
        ...(after === index ? {} : { after }),
        ...said(node, board),
        ...(glyph === undefined ? {} : { glyph }),
      };
    }),
  };
};

type Said = Pick<MoveData, 'comment' | 'drawings'>;

const said = ({ comment, drawings }: TreeNode, board: Board): Said => ({
  ...(comment === '' ? {} : { comment }),
  ...(drawings.length === 0 ? {} : { drawings: drawings.map((one) => formatDrawing(one, board)) }),
});

const isTreeData = record({
  start: isText,
  comment: optional(isText),
  drawings: optional(each(isText)),
  moves: each(
    record({
      turn: isText,
      after: optional(isNumber),
      comment: optional(isText),
      glyph: optional(oneOf(GLYPHS)),
      drawings: optional(each(isText)),
    }),
  ),
});

/** Reads a tree and plays every turn of it by the rules. */
export const parseTree = (data: unknown): Result<Tree, TreeError> => {
  const fault = isTreeData(data, '');
  if (fault !== undefined) return err(fault);
  const { moves, start, ...root } = data as TreeData;
  const position = parsePosition(start);
  if (!position.ok) return err({ code: 'bad-position', path: 'start', error: position.error });
  const begun = withSaid(newTree(position.value), ROOT, root, '');
  if (!begun.ok) return begun;
  let tree = begun.value;
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
  const { glyph } = move;
  const signed = glyph === undefined ? added.tree : withGlyph(added.tree, added.at, glyph);
  const whole = withSaid(signed, added.at, move, `${path}.`);
  return whole.ok ? ok({ tree: whole.value, at: added.at }) : whole;
};

/** What is written and drawn about the position of a node. */
const withSaid = (
  tree: Tree,
  at: NodeId,
  { comment, drawings = [] }: Said,
  path: string,
): Result<Tree, TreeError> => {
  const drawn: Drawing[] = [];
  for (const [index, text] of drawings.entries()) {
    const drawing = parseDrawing(text, tree.start.board);
    if (drawing === undefined) {
      return err({ code: 'bad-drawing', path: `${path}drawings[${index}]`, found: text });
    }
    drawn.push(drawing);
  }
  const commented = comment === undefined ? tree : withComment(tree, at, comment);
  return ok(drawn.length === 0 ? commented : withDrawings(commented, at, drawn));
};

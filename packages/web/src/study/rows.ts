import { nodeAt, ROOT } from './tree.ts';
import type { NodeId, Tree } from './tree.ts';

/** A tree as it is read: the main line two turns a row, and variations as paragraphs in between. */
export type Row =
  | {
      readonly kind: 'pair';
      readonly number: number;
      /** The first player's turn and the second's, as far as they stand in this row. */
      readonly turns: readonly [NodeId | undefined, NodeId | undefined];
    }
  | {
      readonly kind: 'variation';
      /** 1: of the main line. */
      readonly depth: number;
      readonly turns: readonly NodeId[];
    };

/** The number of the move that a turn is part of, and whether it is the second player's. */
export const numberOf = (
  tree: Tree,
  ply: number,
): { readonly number: number; readonly second: boolean } => {
  const half = ply - 1 + (tree.start.turn === 'second' ? 1 : 0);
  return { number: Math.floor(half / 2) + 1, second: half % 2 === 1 };
};

export const rowsOf = (tree: Tree): readonly Row[] => {
  const rows: Row[] = [];
  let open: { readonly number: number; first: NodeId | undefined } | undefined;
  const close = (second?: NodeId): void => {
    if (open !== undefined && (open.first !== undefined || second !== undefined)) {
      rows.push({ kind: 'pair', number: open.number, turns: [open.first, second] });
    }
    open = undefined;
  };
  let [parent, ply] = [ROOT, 1];
  for (;;) {
    const [main, ...others] = nodeAt(tree, parent).children;
    if (main === undefined) break;
    const { number, second } = numberOf(tree, ply);
    if (second) {
      open ??= { number, first: undefined };
      close(main);
    } else {
      close();
      open = { number, first: main };
    }
    if (others.length > 0) {
      close();
      for (const other of others) rows.push(...variation(tree, other, 1));
    }
    parent = main;
    ply += 1;
  }
  close();
  return rows;
};

/** A variation and those that leave it, which are told after it. */
const variation = (tree: Tree, from: NodeId, depth: number): readonly Row[] => {
  const turns: NodeId[] = [from];
  const later: Row[] = [];
  for (let at = from; ;) {
    const [next, ...others] = nodeAt(tree, at).children;
    if (next === undefined) break;
    turns.push(next);
    for (const other of others) later.push(...variation(tree, other, depth + 1));
    at = next;
  }
  return [{ kind: 'variation', depth, turns }, ...later];
};

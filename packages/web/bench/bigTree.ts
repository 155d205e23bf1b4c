import { formatPosition, formatTurn, legalTurns, play, PRESETS, startPosition } from '@zertz/rules';
import type { Position } from '@zertz/rules';
import { seeded } from '../e2e/random.ts';
import type { MoveData, TreeData } from '../src/study/treeData.ts';

/** How many turns a variation goes on for before it ends. */
const LONGEST = 12;

/**
 * A tree with so many nodes, as an analysis keeps it: one game played to its end, from which
 * variations leave everywhere, some of them with a comment.
 */
export const bigTree = (nodes: number): TreeData => {
  const random = seeded(3);
  const start = startPosition(PRESETS.official);
  const moves: MoveData[] = [];
  const after: Position[] = [start];
  /** What was played after each node already, as nothing is a variation of itself. */
  const known: Set<string>[] = [new Set()];
  let at = 0;
  let left = Infinity;
  while (moves.length < nodes) {
    const turns = left > 0 ? [...legalTurns(after[at] ?? start)] : [];
    const turn = turns[Math.floor(random() * turns.length)];
    const played = turn === undefined ? undefined : play(after[at] ?? start, turn);
    if (played?.ok !== true || known[at]?.has(formatTurn(played.value)) === true) {
      at = Math.floor(random() * after.length);
      left = 1 + Math.floor(random() * LONGEST);
      continue;
    }
    const text = formatTurn(played.value);
    known[at]?.add(text);
    moves.push({
      turn: text,
      ...(at === moves.length ? {} : { after: at }),
      ...(moves.length % 25 === 24
        ? { comment: 'The corner is cut off and cannot be saved.' }
        : {}),
    });
    after.push(played.value.after);
    known.push(new Set());
    at = moves.length;
    left -= 1;
  }
  return { start: formatPosition(start), moves };
};

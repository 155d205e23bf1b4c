import type { Played } from '@zertz/rules';
import { openDiagram, withTurns } from '../diagram/subject.ts';
import { wholeShape } from '../play/wholeShape.ts';
import { frames } from './ForcedCard.tsx';
import { nameOf, place, position, referee } from './store.ts';
import { lineFrom, nodeAt, pathTo } from './tree.ts';
import type { NodeId } from './tree.ts';

/** Makes a picture of what is analysed: the node, the turns to it or from it, or what is forced. */
export const openStudyDiagram = (): void => {
  const { at, tree } = place.peek();
  const { comment, drawings, played } = nodeAt(tree, at);
  const turnsOf = (line: readonly NodeId[]): readonly Played[] =>
    line.flatMap((id) => nodeAt(tree, id).played ?? []);
  const here = position.peek();
  // Whoever has to find a turn is not told it.
  const isTask = referee.peek() !== undefined;
  openDiagram({
    shape: wholeShape(tree.start),
    position: here,
    last: played,
    drawings: isTask ? [] : drawings,
    names: { first: nameOf('first'), second: nameOf('second') },
    caption: isTask ? '' : comment,
    lines: withTurns(
      isTask
        ? []
        : [
            { kind: 'before', start: tree.start, turns: turnsOf(pathTo(tree, at)) },
            { kind: 'after', start: here, turns: turnsOf(lineFrom(tree, at)) },
            { kind: 'forced', start: here, turns: frames.peek().map((frame) => frame.played) },
          ],
    ),
  });
};

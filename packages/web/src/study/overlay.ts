import type { Played } from '@zertz/rules';
import type { BoardView, Mark, PathView, RingView } from '../board/boardView.ts';

/** A line drawn onto the position that it begins from: its first turn, and the capture that answers. */
export const withLine = (view: BoardView, line: readonly Played[]): BoardView => {
  const [first, answer] = line;
  if (first === undefined) return view;
  const { turn } = first;
  const paths = [first, ...(answer?.turn.kind === 'capture' ? [answer] : [])].flatMap(pathOf);
  const rings = view.rings.map((ring, index): RingView => {
    const marks: Mark[] = [...ring.marks];
    const placed = turn.kind === 'placement' && turn.to === index;
    if ('removal' in turn && turn.removal === index) marks.push('hint-out');
    if (first.claimed.some((claimed) => claimed.ring === index)) marks.push('claim');
    if (placed) marks.push('hint');
    return { ...ring, marks, ghost: placed ? turn.marble : ring.ghost };
  });
  return { ...view, rings, paths };
};

/** The way of a capture, in the colour of its player. */
const pathOf = ({ before, captured, turn }: Played): readonly PathView[] =>
  turn.kind !== 'capture'
    ? []
    : [
        {
          kind: 'reply',
          rings: turn.path,
          taken: captured.map(({ ring }) => ring),
          letter: undefined,
          by: before.turn,
        },
      ];

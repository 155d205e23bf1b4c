import type { BoardView, Mark, PathView, RingView } from '@zertz/art';
import type { Played, Ring } from '@zertz/rules';

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

/** So many ways are drawn at most: more could not be told apart. */
const WAYS = 5;

/** What the other player could do, on the board as it stands. */
export const withThreats = (view: BoardView, turns: readonly Played[]): BoardView => {
  if (turns.length === 0) return view;
  const captures = turns.filter(({ turn }) => turn.kind === 'capture');
  const claimed = new Set(turns.flatMap((played) => played.claimed.map(({ ring }) => ring)));
  const faint = captures.length > 1;
  const paths = captures.slice(0, WAYS).flatMap(pathOf);
  return {
    ...view,
    paths: [...view.paths, ...paths.map((path) => (faint ? { ...path, faint } : path))],
    rings: view.rings.map((ring, index) =>
      claimed.has(index as Ring) && ring.marble !== undefined
        ? { ...ring, marks: [...ring.marks, 'claim'] }
        : ring,
    ),
  };
};

/** How many removals each ring is from being cut off. */
export const withEscapes = (view: BoardView, escapes: ReadonlyMap<Ring, number>): BoardView =>
  escapes.size === 0
    ? view
    : {
        ...view,
        rings: view.rings.map((ring, index) => {
          const mark = ESCAPES[escapes.get(index as Ring) ?? -1];
          return mark === undefined ? ring : { ...ring, marks: [...ring.marks, mark] };
        }),
      };

const ESCAPES: readonly Mark[] = ['escape-0', 'escape-1', 'escape-2', 'escape-3'];

import type { Played } from '@zertz/rules';
import type { Mark, PathView } from './boardView.ts';

/** The marks of every ring, each of them once. */
export class Marks {
  readonly #marks: Mark[][];
  constructor(size: number) {
    this.#marks = Array.from({ length: size }, () => []);
  }
  add(ring: number, mark: Mark): void {
    const marks = this.#marks[ring];
    if (marks?.includes(mark) === false) marks.push(mark);
  }
  of(ring: number): readonly Mark[] {
    return this.#marks[ring] ?? [];
  }
}

/** Where a marble came to stand, and the rings that left. */
export const markLast = (marks: Marks, last: Played | undefined): void => {
  if (last === undefined) return;
  const { after, isolated, turn } = last;
  if (turn.kind === 'pass') return;
  if (turn.kind === 'placement' && after.rings.has(turn.to)) marks.add(turn.to, 'last-placed');
  if (turn.kind === 'capture') {
    const end = turn.path[turn.path.length - 1] ?? turn.path[0];
    if (after.rings.has(end)) marks.add(end, 'last-placed');
  }
  if (turn.removal !== undefined) marks.add(turn.removal, 'last-removed');
  for (const group of isolated) for (const ring of group) marks.add(ring, 'last-removed');
};

/** The way a capture went. */
export const lastPath = (last: Played | undefined): readonly PathView[] =>
  last?.turn.kind === 'capture'
    ? [
        {
          kind: 'last',
          rings: last.turn.path,
          taken: last.captured.map(({ ring }) => ring),
          letter: undefined,
        },
      ]
    : [];

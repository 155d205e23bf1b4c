import { lastPath } from '@zertz/art';
import type { PathView } from '@zertz/art';
import type { Capture, Played, Ring } from '@zertz/rules';
import type { OpenPath } from './paths.ts';
import type { Replies } from './replies.ts';
import { jumperOf, pathsOf, pickedPath, stageOf } from './session.ts';
import type { Session, ShownRefusal } from './session.ts';
import type { ViewOptions } from './view.ts';

/** The paths of the capture being chosen, else what would follow, else the capture made last. */
export const pathsOn = (
  session: Session,
  { hint, last, replies }: ViewOptions,
): readonly PathView[] => {
  const open = pathViews(session);
  if (hint?.whole === true && hint.turn.kind === 'capture') return [...open, hintPath(hint.turn)];
  if (open.length > 0) return open;
  return replies === undefined ? pathBefore(last, session) : replyPaths(replies);
};

const hintPath = ({ path }: Capture): PathView => ({
  kind: 'hint',
  rings: path,
  taken: [],
  letter: undefined,
});

const replyPaths = ({ best, by, count }: Replies): readonly PathView[] =>
  best.map(({ rings, taken }) => ({
    kind: 'reply',
    rings,
    taken: taken.map(({ ring }) => ring),
    letter: undefined,
    by,
    faint: count > 1,
  }));

const pathViews = (session: Session): readonly PathView[] => {
  if (stageOf(session) !== 'capture') return [];
  if (jumperOf(session) === undefined) return [];
  const picked = pickedPath(session);
  const paths = pathsOf(session);
  return paths
    .filter((path) => path.key !== picked?.key && !isDrawnBy(path, picked))
    .slice(0, 8)
    .map((path): PathView => ({ ...path, ...split(path, picked), kind: 'other' }))
    .concat(
      picked === undefined
        ? []
        : [
            {
              kind: 'chosen',
              rings: picked.rings,
              taken: picked.taken.map(({ ring }) => ring),
              letter: picked.letter,
            },
          ],
    );
};

/** Every jump of this path is already on the board, be it the other way round. */
const isDrawnBy = (path: OpenPath, picked: OpenPath | undefined): boolean => {
  const jumps = (rings: readonly Ring[]): string[] =>
    rings.slice(1).map((to, index) => [rings[index] ?? to, to].toSorted((a, b) => a - b).join(' '));
  const drawn = new Set(picked === undefined ? [] : jumps(picked.rings));
  return path.end === picked?.end && jumps(path.rings).every((jump) => drawn.has(jump));
};

/** The part of a path that is not also part of the picked one. */
const split = (
  path: { readonly rings: readonly Ring[]; readonly taken: readonly { readonly ring: Ring }[] },
  picked: { readonly rings: readonly Ring[] } | undefined,
): Pick<PathView, 'rings' | 'taken'> => {
  const differs = path.rings.findIndex((ring, index) => picked?.rings[index] !== ring);
  const from = Math.max(0, (differs < 0 ? path.rings.length : differs) - 1);
  return {
    rings: path.rings.slice(from),
    taken: path.taken.slice(from).map(({ ring }) => ring),
  };
};

/** The path of a capture just made, until the next turn has begun. */
const pathBefore = (last: Played | undefined, { draft, jumper }: Session): readonly PathView[] =>
  (draft.placed ?? draft.chain ?? jumper) === undefined ? lastPath(last) : [];

/** The jump that cannot be made, as far as where it would land. */
export const refusedPath = (refusal: ShownRefusal['refusal'] | undefined): readonly PathView[] =>
  refusal?.code === 'no-such-jump'
    ? [{ kind: 'refused', rings: [refusal.from, refusal.to], taken: [], letter: undefined }]
    : [];

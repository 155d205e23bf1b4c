import { chains, marbleAt, NO_MARBLES, oneMarble, points, sum } from '@zertz/rules';
import type { Chain, Draft, MarbleCount, MarbleOn, Position, Ring } from '@zertz/rules';

/** A capture from its first ring to its last. */
export interface CapturePath {
  readonly rings: readonly Ring[];
  readonly taken: readonly MarbleOn[];
  readonly gain: MarbleCount;
  readonly end: Ring;
}

export const capturePath = (position: Position, { path, jumped }: Chain): CapturePath => {
  const taken = jumped.flatMap((ring) => {
    const marble = marbleAt(position, ring);
    return marble === undefined ? [] : [{ ring, marble }];
  });
  return {
    rings: path,
    taken,
    gain: taken.reduce((all, { marble }) => sum(all, oneMarble(marble)), NO_MARBLES),
    end: path[path.length - 1] ?? path[0],
  };
};

/** A whole capture that is still open: it begins with the jumps already made. */
export interface OpenPath extends CapturePath {
  /** The rings it visits, as text: what tells two paths apart. */
  readonly key: string;
  /** A, B, C … in the order of the list. */
  readonly letter: string;
  /** Another path goes on from its end: taking this one is stopping early. */
  readonly stopsEarly: boolean;
}

/** Captures that go on from a draft, best haul first, by one marble if it is given. */
export const openPaths = (draft: Draft, jumper: Ring | undefined): readonly OpenPath[] => {
  const { position } = draft;
  const begun = draft.chain?.path ?? [];
  const open = [...chains(position)].filter(
    ({ path }) =>
      (jumper === undefined || path[0] === jumper) &&
      begun.every((ring, index) => path[index] === ring),
  );
  const keys = open.map(({ path }) => path.join(' '));
  const found = open.map((chain, index) => {
    const key = keys[index] ?? '';
    return {
      ...capturePath(position, chain),
      key,
      stopsEarly: keys.some((other) => other.startsWith(`${key} `)),
    };
  });
  return found
    .toSorted((a, b) => points(b.gain) - points(a.gain))
    .map((path, index) => ({ ...path, letter: letterOf(index) }));
};

/** A to Z, then AA, AB … */
const letterOf = (index: number): string => {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
};

/** Whether another open path takes the same marbles to the same ring by another route. */
export const hasTwin = (path: OpenPath, paths: readonly OpenPath[]): boolean =>
  paths.some(
    (other) =>
      other.key !== path.key &&
      other.end === path.end &&
      other.gain.white === path.gain.white &&
      other.gain.grey === path.gain.grey &&
      other.gain.black === path.gain.black,
  );

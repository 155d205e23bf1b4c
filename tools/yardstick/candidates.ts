import type { Core } from '@zertz/engine';
import { Snapshot } from './snapshot.ts';

export const isJump = (move: number): boolean => ((move >> 16) & 3) === 1;
const isPlacement = (move: number): boolean => ((move >> 16) & 3) === 0;
const placedOn = (move: number): number => (move >> 7) & 127;
const removedFrom = (move: number): number => move & 127;

/** The turns of a position without jumps, sorted by what they do at once. */
export interface Candidates {
  /** They capture by isolation. */
  readonly isolating: readonly number[];
  /** The other player has to capture then. */
  readonly forcing: readonly number[];
  readonly quiet: readonly number[];
}

/** With `all` every turn, else one for those that differ only in which far-off ring goes. */
export const candidatesOf = (core: Core, moves: readonly number[], all: boolean): Candidates => {
  const snapshot = new Snapshot(core);
  const before = snapshot.captivesInAll(snapshot.player);
  const isolating: number[] = [];
  const forcing: number[] = [];
  const quiet: number[] = [];
  const represented = new Set<number>();
  for (const move of moves) {
    if (!isPlacement(move)) {
      quiet.push(move);
      continue;
    }
    const [to, removed] = [placedOn(move), removedFrom(move)];
    const isNear = snapshot.areNeighbours(to, removed) || snapshot.touchesMarble(removed);
    if (!isNear && !all) {
      const alike = move >> 7;
      if (represented.has(alike)) continue;
      represented.add(alike);
    }
    // A group is cut off where the ring goes, or filled by its last marble.
    const mayIsolate = isNear || !snapshot.touchesVacant(to, removed);
    if (mayIsolate && gains(core, move, snapshot.player, before)) isolating.push(move);
    else if (snapshot.bringsJump(to, removed)) forcing.push(move);
    else quiet.push(move);
  }
  return { isolating, forcing, quiet };
};

const gains = (core: Core, move: number, player: number, before: number): boolean => {
  core.make(move);
  const after = new Snapshot(core).captivesInAll(player);
  core.unmake();
  return after > before;
};

import { computed } from '@preact/signals';
import type { Sheet } from '../play/drawings.ts';
import { change, place, position } from './store.ts';
import { nodeAt, withDrawings } from './tree.ts';

/** Arrows and circles are kept with the node that is on the board. */
export const sheet: Sheet = {
  drawings: computed(() => nodeAt(place.value.tree, place.value.at).drawings),
  set: (drawings) => change(({ at, tree }) => withDrawings(tree, at, drawings)),
  labelOf: (ring) => position.value.board.labels[ring] ?? '',
};

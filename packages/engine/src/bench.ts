import { parsePosition, unwrap } from '@zertz/rules';
import type { Engine } from './engine.ts';

/** Openings, middle games and ends on several boards, under various options. */
const POSITIONS = [
  'oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 6-8-10 0-0-0 0-0-0 1 official',
  'oooo/ooooo/oooooo/oooWBoo/oooooo/ooooo/oooo 2-8-9 3-0-0 0-0-0 1 official',
];

/** Positions searched over the fixed ones, with a fixed limit: the engine's behaviour as a number. */
export const bench = (engine: Engine): number => {
  let nodes = 0;
  for (const text of POSITIONS) {
    engine.newGame();
    nodes += engine.search(unwrap(parsePosition(text)), { limits: { depth: 3 } }).nodes;
  }
  return nodes;
};

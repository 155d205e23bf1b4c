import { parsePosition, unwrap } from '@zertz/rules';
import type { Engine } from './engine.ts';

/** Openings, middle games and ends on several boards, under various options. */
export const BENCH_POSITIONS = [
  'oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 6-8-10 0-0-0 0-0-0 1 official',
  'oooo/ooooo/oooooo/oooWBoo/oooooo/ooooo/oooo 2-8-9 3-0-0 0-0-0 1 official',
  '..oo/.oooo/oWoooo/ooooGoo/oooBoo/oGooo/.oo. 5-5-8 0-0-1 0-1-0 1 official',
  '.ooo/.oooo/.ooWoo/oGoooo./ooBoo./oooG./ooo. 3-4-7 1-1-1 1-1-1 2 official',
  '..oo/..ooo/..oWoo/.oooooo/..ooBo/..ooo/.... 2-3-4 2-3-1 1-2-4 1 official',
  'oooo./ooooo./ooBooo./ooooooo/ooWooo/ooooo/oooo/ooo 5-8-9 0-0-0 0-0-0 1 official-43',
  '.ooo/ooooo/oooBoo/ooooooo/ooGooo/ooooo/.ooo 4-5-7 1-0-1 0-1-0 2 blitz',
  'oooo/ooooo/ooWooo/ooooooo/ooooBo/ooooo/.oo. 5-8-9 0-0-0 0-0-0 1 he-beginner',
  '..oo/..ooo/.ooooo/.oBoWoo/.ooooo/..ooo/...o 0-0-0 3-2-4 2-4-2 1 official;pool=6-6-7',
];

const DEPTH = 3;

/** Positions searched over the fixed ones: the engine's behaviour as one number. */
export const bench = (engine: Engine): number => {
  let nodes = 0;
  for (const text of BENCH_POSITIONS) {
    engine.newGame();
    nodes += engine.search(unwrap(parsePosition(text)), { limits: { depth: DEPTH } }).nodes;
  }
  return nodes;
};

export { Core, loadCore } from './core/core.ts';
export { movesOf, turnOf, turnsOf } from './core/moves.ts';
export { chooseTurn } from './simplePlayer.ts';
export { bench } from './bench.ts';
export { createEngine } from './engine.ts';
export type { Engine, Limits, Line, Score, SearchInfo, SearchOptions } from './engine.ts';

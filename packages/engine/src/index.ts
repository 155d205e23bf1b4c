export { Core, loadCore } from './core/core.ts';
export { movesOf, turnOf, turnsOf } from './core/moves.ts';
export { chooseTurn } from './simplePlayer.ts';

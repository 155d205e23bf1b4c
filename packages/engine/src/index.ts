export { chooseTurn } from './simplePlayer.ts';

export * from './board.ts';
export {
  beginChain,
  canCapture,
  chains,
  extendChain,
  firstJumps,
  nextJumps,
  pathOf,
  standsOn,
} from './capture.ts';
export type { Chain } from './capture.ts';
export * from './draft.ts';
export * from './game.ts';
export { claimableGroups, connected, fullGroups, groups } from './isolation.ts';
export { legalTurns } from './legal.ts';
export * from './marbleCount.ts';
export * from './notation.ts';
export type { ScanError } from './notationScan.ts';
export { END_REASONS, outcome } from './outcome.ts';
export type { EndReason, Outcome } from './outcome.ts';
export * from './perft.ts';
export {
  freeRings,
  hasWayOut,
  isRingsOnly,
  placeableMarbles,
  placementSource,
} from './placement.ts';
export { apply, play } from './play.ts';
export type { MarbleOn, Played } from './play.ts';
export * from './position.ts';
export * from './positionText.ts';
export * from './presets.ts';
export * from './result.ts';
export * from './ringSet.ts';
export * from './symmetry.ts';
export * from './turn.ts';
export * from './types.ts';
export * from './variant.ts';
export * from './variantText.ts';

export { detectFormat } from './records/detect.ts';
export { readRecords } from './records/read.ts';
export { RECORD_FORMATS } from './records/record.ts';
export type {
  GameRecord,
  RecordError,
  RecordFault,
  RecordFormat,
  WriteError,
} from './records/record.ts';
export { writeRecord, WRITTEN_FORMATS } from './records/write.ts';
export type { WrittenFormat } from './records/write.ts';

/** What a visit may cost: kilobytes compressed, each file by itself. */
export const BUDGET = {
  /** Script and style that the first page needs before it can be played on. */
  firstView: 130,
  /** The computer player, loaded when it is first to play. */
  engine: 300,
  /** What makes the sounds, loaded after the first touch. */
  sounds: 60,
  /** The puzzles with their proofs, loaded with the first page that shows one. */
  puzzles: 200,
} as const;

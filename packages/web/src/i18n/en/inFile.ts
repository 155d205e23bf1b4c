/** What lies in a file, as one counts it. */
export const inFile = {
  games: (n: number): string => `game ${n}`,
  studies: (n: number): string => `study ${n}`,
  chapters: (n: number): string => `chapter ${n}`,
  turns: (n: number): string => `turn ${n}`,
  puzzles: (n: number): string => `puzzle ${n}`,
  drawings: (n: number): string => `drawing ${n}`,
  quoted: (found: string): string => `'${found}'`,
} as const;

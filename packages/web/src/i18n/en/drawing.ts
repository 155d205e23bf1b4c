/** Arrows and circles on the board. */
export const drawing = {
  title: 'Draw on the board',
  stop: 'Stop drawing',
  clear: 'Erase all drawings',
  cleared: 'All drawings erased.',
  brushes: {
    solid: 'Solid',
    dashed: 'Dashed',
    dotted: 'Dotted',
    mixed: 'Dashes and dots',
  },
  circle: (label: string): string => `Circle on ${label}.`,
  arrow: (from: string, to: string): string => `Arrow from ${from} to ${to}.`,
  erased: (what: string): string => `Erased: ${what}`,
  begun: (label: string): string =>
    `An arrow begins on ${label}. Go to another ring and press Shift {draw} again.`,
  givenUp: 'No arrow drawn.',
} as const;

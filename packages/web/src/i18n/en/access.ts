/** Ways to see and to hear the board. */
export const zen = {
  name: 'Zen',
  leave: 'Leave zen',
  on: 'Zen: only the board and what a turn needs.',
  off: 'Zen is over.',
} as const;

export const access = {
  /** How the letters of columns are spelled out, from a on. */
  alphabet:
    'alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike november oscar papa quebec',
  stateFirst: (label: string, content: string, possibility: string | undefined): string =>
    [content, label, ...(possibility === undefined ? [] : [possibility])].join(', '),
  boardTable: 'Board as a table',
  playsItself: 'This capture plays itself. Whatever you press stops it.',
} as const;

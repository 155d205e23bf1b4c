const percent = (part: number): string => `${Math.round(part * 100)}%`;

/** The review of a game: what it tells, and the moments that are tried again. */
export const review = {
  notKept: 'No game is kept on this device under this address.',
  accuracy: 'Accuracy',
  offers: 'Offers made',
  answers: 'Offers taken',
  missed: 'Forced wins missed',
  allowed: 'Forced wins allowed',
  gained: 'Marbles gained',
  paid: 'Marbles paid for each white',
  moments: 'Moments that decided it',
  noMoments: 'No turn gave much away.',
  missedWin: (turns: number): string => `missed a forced win in ${turns}`,
  allowedWin: (turns: number): string => `allowed a forced win in ${turns}`,
  gaveAway: (part: number): string => `gave away ${percent(part)} of a win`,
  best: (turn: string): string => `The best was ${turn}.`,
  retry: 'Try this moment again',
  turns: 'Turn by turn',
  loss: 'Given away',
  refused: 'Offers refused',
  overlooked: 'Offers missed',
  tempo: 'Tempo kept',
  tempoOf: (kept: number, of: number): string => `${kept} of ${of}`,
  counted: 'What is counted',
  means: {
    accuracy: 'How much of a win the turns kept, on average.',
    offers: 'Placements that left the opponent nothing but captures.',
    refused: 'Captures that took fewer marbles than another would have.',
    overlooked: 'Turns that gave something away where an offer was best.',
    tempo:
      'Placements after which the opponent had to capture and the next free turn was one’s own.',
    paid: 'Marbles that the opponent gained, for each white of one’s own.',
  },
  bestIs: 'The best turn',
  trying: {
    title: (n: number, of: number): string => `Moment ${n} of ${of}`,
    task: (name: string, played: string): string =>
      `${name} to move. ${played} was played: find something better.`,
    asking: 'Looking at it.',
    best: (turn: string): string => `${turn} is the best turn.`,
    asGood: (turn: string, best: string): string => `${turn} is as good as the best, ${best}.`,
    better: (turn: string, part: number): string =>
      `Better than what was played, but ${turn} still gives away ${percent(part)} of a win.`,
    worse: (turn: string, part: number): string =>
      `${turn} gives away ${percent(part)} of a win, no less than what was played.`,
    played: (turn: string, part: number): string =>
      `${turn} is what was played. It gave away ${percent(part)} of a win.`,
    allows: (turn: string, turns: number): string =>
      `${turn} lets the opponent force a win in ${turns}.`,
    answer: (turn: string): string => `The answer is ${turn}.`,
    unjudged: 'Nobody could say what it is worth.',
    again: 'Try again',
    next: 'Next moment',
    close: 'Back to the report',
    found: (n: number, of: number): string => `${n} of ${of} found`,
  },
} as const;

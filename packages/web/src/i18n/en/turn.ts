import { MARBLES } from '@zertz/rules';
import type { Marble, MarbleCount } from '@zertz/rules';
import { aMarble, count, counts, list, marble, plural } from './marbles.ts';

/** "a white marble", "2 whites and 1 grey". */
const theMarbles = (marbles: MarbleCount): string => {
  const colours = MARBLES.filter((colour) => marbles[colour] > 0);
  const [only] = colours;
  return colours.length === 1 && only !== undefined && marbles[only] === 1
    ? aMarble(only)
    : counts(marbles);
};

/** A turn being made, and what it would do. */
export const step = {
  yourMove: 'Your move',
  move: (name: string): string => `${name} to move`,
  thinking: 'Thinking',
  marble: 'Marble',
  ring: 'Ring',
  remove: 'Remove a free ring',
  pickColour: 'Pick a colour from the pool',
  fromPool: (colour: Marble): string => `${marble[colour].title} from the pool`,
  fromCaptives: (colour: Marble): string => `${marble[colour].title} from your captives`,
  pickRing: 'Tap any empty ring',
  onRing: (label: string): string => `On ${label}. Drag to change it`,
  onRingTouched: (label: string): string => `On ${label}`,
  freeCount: (n: number): string => plural(n, 'ring is free', 'rings are free'),
  willRemove: (label: string): string => `${label} leaves the board`,
  noneFree: 'No ring is free, so none is removed',
  mustCapture: 'You must capture',
  mayCapture: 'A capture is possible',
  mayCaptureSays: 'Tap a marble with a halo, or place one from the pool.',
  mustCaptureSays: 'A marble that can jump over a neighbour has to.',
  ways: (n: number): string => plural(n, 'way', 'ways'),
  fromHas: (label: string, n: number): string => `${label} has ${plural(n, 'path', 'paths')}`,
  pickJumper: 'Tap a marble with a halo',
  ringAfter: 'Now remove a free ring',
  ringsOnly: 'Remove a free ring',
  ringsOnlySays: 'The pool is empty: only rings are removed now.',
  pass: 'Nothing to place: pass',
  back: 'Step back',
  clear: 'Clear',
  help: 'Keys and help',
} as const;

export const dock = {
  turn: 'Turn',
  pool: 'Pool',
  left: (n: number): string => `${n} left, shared`,
  captives: 'Your captives',
  captivesSay: 'Pool is empty: place from your captures',
  poolEmpty: 'Pool is empty:',
  fromCaptives: 'place from your captures',
  leftHere: 'left',
  play: 'Play',
  playAndWin: 'Play and win',
  capture: (n: number): string => `Capture ${plural(n, 'marble', 'marbles')}`,
  stopHere: (n: number): string => `Stop here, ${plural(n, 'marble', 'marbles')}`,
  pass: 'Pass',
  leave: 'Leave them',
  chooseJumper: 'Choose a marble to jump',
  chooseMarble: 'Choose a marble',
  chooseRing: 'Choose a ring',
  chooseRemoval: 'Remove a ring',
  wait: 'Wait',
  undo: 'Undo',
  played: (notation: string): string => `Played ${notation}`,
  demand: 'Take back: capture missed',
  demandSays: (name: string): string => `${name} had a capture and did not take it.`,
  paths: 'Capture paths',
  path: (letter: string): string => `Path ${letter}`,
  endsOn: (label: string): string => `ends on ${label}`,
  route: (labels: readonly string[]): string => `over ${list(labels, 'then')}`,
  sameResult: 'Same result by another route',
  viewing: (move: number): string => `Looking at move ${move}`,
  viewingStart: 'Looking at the start',
  backToGame: 'Back to the game',
} as const;

export const preview = {
  claim: 'You claim',
  cutOff: 'Cut off, not full: nothing is claimed',
  claimsTitle: (claimed: MarbleCount): string => `Claims ${theMarbles(claimed)}`,
  claimsSays: (removed: string | undefined, rings: readonly string[]): string =>
    removed === undefined
      ? `Every ring around ${list(rings)} is full, so you claim ${rings.length === 1 ? 'it' : 'them'}.`
      : `Removing ${removed} cuts off ${list(rings)}. Every ring in that group is full, so you claim it.`,
  cutOffTitle: 'Cuts a group off',
  cutOffSays: 'It still has an empty ring, so nothing is claimed.',
  wins: 'This wins the game',
  has: (n: number, goal: number, colour: Marble): string =>
    `${n} of ${goal} ${marble[colour].many}`,
  oneMore: 'one more wins the game',
  away: (n: number, colour: Marble): string => `${count(n, colour)} to go`,
  mayLeave: 'You may also leave them lying.',
} as const;

export const tips = {
  place: (held: Marble | undefined): string =>
    held === undefined
      ? 'Pick a colour from the pool, then tap a ring to place the marble.'
      : `Tap a ring to place the ${marble[held].one} marble, or pick another colour.`,
  remove: 'Now remove one of the free rings.',
  wait: 'Good. The computer plays next.',
  capture: 'Jump over a marble to capture it. If you can, you must.',
  skip: 'Skip tips',
} as const;

export const failure = {
  says: {
    'not-loaded': 'The computer could not be loaded, but your game is safe.',
    stopped: 'The computer stopped with an error, but your game is safe.',
    silent: 'The computer gave no answer in time, but your game is safe.',
    nonsense: 'The computer named a turn that cannot be played, so it was not played.',
  },
  noAnswer: 'No answer',
  again: 'Try again',
  both: 'Play both sides',
} as const;

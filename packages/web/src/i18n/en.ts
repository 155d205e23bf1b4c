import type { EndReason, Marble, MarbleCount } from '@zertz/rules';
import { KEYS } from './enKeys.ts';

/** Every word a player reads in English. */

const MARBLES = ['white', 'grey', 'black'] as const;

const marble: { readonly [M in Marble]: { one: string; many: string; title: string } } = {
  white: { one: 'white', many: 'whites', title: 'White' },
  grey: { one: 'grey', many: 'greys', title: 'Grey' },
  black: { one: 'black', many: 'blacks', title: 'Black' },
};

const count = (n: number, colour: Marble): string =>
  `${n} ${n === 1 ? marble[colour].one : marble[colour].many}`;

const list = (items: readonly string[], last = 'and'): string =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1] ?? ''}`;

const counts = (marbles: MarbleCount): string =>
  list(
    MARBLES.filter((colour) => marbles[colour] > 0).map((colour) => count(marbles[colour], colour)),
  );

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** A goal by its counts: "4 whites", "3 of each". */
const goalName = (goal: MarbleCount): string =>
  goal.white === goal.grey && goal.grey === goal.black ? `${goal.white} of each` : counts(goal);

export const en = {
  list,
  counts,
  count,
  plural,
  goalName,
  marble,
  aMarble: (colour: Marble): string => `a ${marble[colour].one} marble`,
  marbleWord: (colour: Marble): string => `${marble[colour].one} marble`,

  app: {
    name: 'Zertz',
    title: 'Zertz: play the board game ZÈRTZ',
    yourTurnTitle: '● Your move · Zertz',
    skip: 'Skip to the board',
    main: 'Game',
    board: 'Board',
    column: (letter: string): string => `Column ${letter}`,
    about: 'ZÈRTZ is a game by Kris Burm. This is an independent project.',
    notSaved: 'This browser does not let us save. The game is lost when you close the page.',
    badLink: 'This link is incomplete, so a fresh game was set up.',
    dismiss: 'Close',
  },

  menu: {
    open: 'Menu',
    newGame: 'New game',
    opponent: 'Opponent',
    computer: 'Computer',
    twoPeople: 'Two people',
    takeBack: 'Take back a move',
    resign: 'Resign',
    resignAsk: (name: string): string => `Does ${name} resign?`,
    resignAskYou: 'Do you resign?',
    draw: 'Agree on a draw',
    drawAsk: 'Do both players agree on a draw?',
    yes: 'Yes',
    no: 'No',
    settings: 'Settings',
    keys: 'Keys',
    typeMove: 'Type a move',
    toDark: 'Switch to the dark theme',
    toLight: 'Switch to the light theme',
  },

  view: {
    title: 'View',
    fit: 'Fit the rings to the table',
    whole: 'Show the whole board',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    turn: 'Turn the board',
    mirror: 'Mirror the board',
    turned: (degrees: number): string =>
      degrees === 0 ? 'The board is the usual way up.' : `The board is turned by ${degrees}°.`,
    mirrored: 'The board is mirrored.',
    unmirrored: 'The board is not mirrored.',
  },

  seats: {
    you: 'You',
    computer: 'Computer',
    first: 'First player',
    second: 'Second player',
    level: (level: number): string => `level ${level}`,
  },

  step: {
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
  },

  dock: {
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
  },

  preview: {
    claim: 'You claim',
    cutOff: 'Cut off, not full: nothing is claimed',
    claimsTitle: (what: string): string => `Claims ${what}`,
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
    away: (what: string): string => `${what} to go`,
    mayLeave: 'You may also leave them lying.',
  },

  tips: {
    place: (held: Marble | undefined): string =>
      held === undefined
        ? 'Pick a colour from the pool, then tap a ring to place the marble.'
        : `Tap a ring to place the ${marble[held].one} marble, or pick another colour.`,
    remove: 'Now remove one of the free rings.',
    wait: 'Good. The computer plays next.',
    capture: 'Jump over a marble to capture it. If you can, you must.',
    skip: 'Skip tips',
  },

  failure: {
    says: {
      'not-loaded': 'The computer could not be loaded, but your game is safe.',
      stopped: 'The computer stopped with an error, but your game is safe.',
      silent: 'The computer gave no answer in time, but your game is safe.',
      nonsense: 'The computer named a turn that cannot be played, so it was not played.',
    },
    noAnswer: 'No answer',
    again: 'Try again',
    both: 'Play both sides',
  },

  meter: {
    closest: 'Closest goal',
    away: (missing: MarbleCount): string => `${counts(missing)} away`,
    reached: (goals: readonly MarbleCount[]): string => list(goals.map(goalName)),
    reachedLabel: 'Goal reached',
    name: (
      name: string,
      rows: readonly { marble: Marble; have: number; need: number }[],
      closest: string,
    ): string =>
      `${name}: ${rows.map((row) => `${marble[row.marble].one} ${row.have} of ${row.need}`).join(', ')}. ${closest}`,
    closestShort: (missing: MarbleCount): string => `Closest: ${counts(missing)}.`,
    toMove: 'To move',
    yourTurn: 'Your turn',
    waiting: 'Waiting',
    points: (n: number): string => plural(n, 'point', 'points'),
  },

  moves: {
    title: 'Moves',
    ringsLeft: (n: number): string => plural(n, 'ring left', 'rings left'),
    empty: 'No moves yet.',
    first: 'First move',
    previous: 'Previous move',
    next: 'Next move',
    last: 'Last move',
  },

  type: {
    label: 'Type a move',
    placeholder: 'Wd4,a1',
    play: 'Play it',
    hint: 'Official notation: Wd4,a1 places white on d4 and removes a1; x e3Wg3 captures.',
    empty: 'Type a move. Example: Wd4,a1',
    stuck: (read: string, at: string): string =>
      read === ''
        ? `I got stuck at the beginning, at '${at}'. Example: Wd4,a1`
        : `I read ${read}, then got stuck at '${at}'. Example: Wd4,a1`,
    incomplete: (read: string): string => `I read ${read}, but more is needed. Example: Wd4,a1`,
    wrongColour: (label: string, found: string | undefined): string =>
      found === undefined
        ? `There is no marble on ${label}.`
        : `The marble on ${label} is ${found}.`,
    claims: (names: string): string =>
      names === '' ? 'This turn claims nothing.' : `This turn can claim ${names}.`,
  },

  end: {
    wins: (name: string): string => `${name} wins`,
    youWin: 'You win',
    tie: 'A tie',
    won: 'Won',
    lost: 'Lost',
    tied: 'Tied',
    bothLose: 'Both lose',
    by: {
      goal: (goal: string): string => `With ${goal}.`,
      'full-board': () => 'The last ring was filled.',
      'no-goal': () => 'Play cannot go on and nobody reached a goal.',
      'no-marbles': () => 'The other player has no marble left to place.',
      repetition: () => 'The same position came up for the third time.',
      collaboration: () => 'The pool was emptied before anybody captured.',
      resignation: () => 'The other player resigned.',
      agreement: () => 'Both players agreed.',
      time: () => 'The other player ran out of time.',
    } satisfies { readonly [R in EndReason]: (goal: string) => string },
    points: (first: number, second: number): string => `Points: ◆ ${first}, ● ${second}.`,
    again: 'Play again',
    newGame: 'New game',
  },

  say: {
    placed: (name: string, colour: Marble, on: string, removed: string | undefined): string =>
      `${name} placed ${marble[colour].one} on ${on}${removed === undefined ? '' : ` and removed ${removed}`}.`,
    captured: (name: string, what: string, end: string, removed: string | undefined): string =>
      `${name} captured ${what} and ended on ${end}${removed === undefined ? '' : `, then removed ${removed}`}.`,
    removed: (name: string, label: string): string => `${name} removed ${label}.`,
    passed: (name: string): string => `${name} passed.`,
    claimed: (what: string): string => `Claimed ${what}.`,
    yourMove: 'Your move.',
    toMove: (name: string): string => `${name} to move.`,
    captures: (n: number): string =>
      n === 0 ? 'Nothing to capture.' : `You must capture: ${plural(n, 'way', 'ways')}.`,
    free: (n: number): string => `${plural(n, 'ring', 'rings')} free.`,
    hand: (colour: Marble): string => `${marble[colour].title} in hand.`,
    placedHere: (label: string, free: number): string =>
      `Placed on ${label}. Remove a ring: ${free} free.`,
    placedLast: (label: string): string =>
      `Placed on ${label}. No ring is free, so none is removed. Confirm to play.`,
    removing: (label: string, claims: string): string =>
      `${label} will be removed.${claims === '' ? '' : ` Claims ${claims}.`} Confirm to play.`,
    picked: (label: string, paths: number, best: string): string =>
      `${label} picked, ${plural(paths, 'path', 'paths')}. ${best}`,
    path: (what: string, end: string): string => `Captures ${what}, ends on ${end}.`,
    jumped: (label: string): string => `Jumped to ${label}.`,
    back: 'Stepped back.',
    tookBack: 'Move taken back.',
  },

  cell: {
    name: (label: string, content: string, possibility: string | undefined): string =>
      possibility === undefined ? `${label}, ${content}` : `${label}, ${content}, ${possibility}`,
    empty: 'empty',
    free: 'free',
    heldBy: (n: number): string => `held by ${n}`,
    claims: (marbles: readonly string[]): string => `; removing it claims ${list(marbles)}`,
    canCapture: (labels: readonly string[]): string => `can capture to ${list(labels, 'or')}`,
    justPlaced: 'just placed',
    landing: 'the capture can go here',
    leaving: 'will be removed',
  },

  newGame: {
    title: 'New game',
    opponent: 'Opponent',
    computer: 'The computer',
    computerSays: 'From first steps to full strength.',
    people: 'Someone here',
    peopleSays: 'Two people at this screen.',
    level: 'Level',
    levelNumber: (level: number): string => `Level ${level}`,
    whoStarts: 'Who begins',
    you: 'You',
    them: 'The computer',
    lot: 'By lot',
    firstName: 'First player ◆',
    secondName: 'Second player ●',
    rules: 'Rules and board',
    rings: (n: number): string => `${n} rings`,
    pool: 'Pool',
    goals: 'Goals',
    goalsText: (goals: readonly MarbleCount[]): string => list(goals.map(goalName), 'or'),
    ownBoard: 'Own layout',
    ownBoardSays: 'Tap rings to leave them out.',
    ownBoardReset: 'Put all rings back',
    start: 'Start the game',
    cancel: 'Cancel',
  },

  rulesCard: {
    title: 'This game',
    goals: 'Capture',
    pool: 'Pool',
    how: [
      'Place a marble, then remove a free ring.',
      'Jump over a marble to capture it. If you can, you must.',
      'Cut off full rings to claim their marbles.',
    ],
  },

  settings: {
    title: 'Settings',
    theme: 'Theme',
    themes: { system: 'As the system', ink: 'Ink', linen: 'Linen' },
    thinking: 'Computer thinks',
    thinkings: { quick: 'Half a second', normal: '2 seconds', long: '5 seconds' },
    thinkingSays: 'At most. Time makes level 8 stronger; the others need little.',
    confirm: 'Confirm a turn',
    confirms: { auto: 'On touch screens', on: 'Always', off: 'Never' },
    labels: 'Coordinates',
    labelKinds: { edges: 'At the edges', every: 'On every ring', off: 'Off' },
    turn: 'Way up',
    grow: 'Grow the board as it shrinks',
    grows: { off: 'Never', turns: 'Between turns' },
    mirror: 'Mirrored board',
    marbleMarks: 'Shapes on marbles',
    marbleMarksSay: 'Circle, bar and cross tell the colours apart.',
    alwaysClaim: 'Always claim',
    alwaysClaimSays: 'Full groups are claimed without asking.',
    keepColour: 'Keep the colour',
    keepColourSays: 'The colour used last is in the hand again.',
    shortcuts: 'Single-key shortcuts',
    motion: 'Animation',
    close: 'Done',
  },

  keys: KEYS,
} as const;

import type { Marble, MarbleCount, Player } from '@zertz/rules';
import type { ThemeTexts } from '../../puzzles/words.ts';
import { aMarble, counts, plural } from './marbles.ts';

/** The puzzles: their list, and one being solved. */
export const puzzles = {
  title: 'Puzzles',
  says: 'Positions from games. One first turn alone wins by force: find it.',
  daily: 'Puzzle of the day',
  solve: 'Solve',
  solved: 'Solved',
  again: 'Solve it again',
  streak: 'Streak',
  streakSays: (n: number): string => (n === 0 ? 'One a day' : `${n}-day streak`),
  rating: 'Your rating',
  rated: (n: number): string =>
    n === 0 ? 'Solve one to be rated' : `from ${plural(n, 'puzzle', 'puzzles')}`,
  next: 'Next for you',
  themes: 'Themes',
  lengths: 'Lengths',
  solvedOf: (n: number, of: number): string => `${n} of ${of} solved`,
  length: (within: number): string => (within === 0 ? 'Win by capturing' : `Win in ${within}`),
  lengthSays: (within: number): string =>
    within === 0
      ? 'The capture that wins is there; find it.'
      : within === 1
        ? 'You need one placement. Captures do not count.'
        : `You need ${within} placements. Captures do not count.`,
  toMove: (player: Player): string =>
    player === 'first' ? 'First player to move' : 'Second player to move',
  needs: (missing: MarbleCount): string => `Needs ${counts(missing)}.`,
  number: (id: string): string => `Puzzle ${id}`,
  difficulty: (rating: number): string => `Difficulty ${rating}`,
  all: 'All puzzles',
  series: (name: string): string => `Series: ${name}`,
  task: 'Task',
  opponent: 'Opponent',
  right: 'Right.',
  answers: (replies: number): string =>
    replies === 1
      ? 'They had only one answer.'
      : `They had ${replies} answers, and every one loses.`,
  asking: 'Your opponent looks at it.',
  answering: 'Your opponent answers.',
  free: (turn: string): string => `Nothing forces them, so they are free to play ${turn}.`,
  freeClaim: (gain: MarbleCount): string => `Nothing forces them: they claim ${counts(gain)}.`,
  takes: (gain: MarbleCount): string => `They take ${counts(gain)}, and the forced win is gone.`,
  theyWin: (gain: MarbleCount): string => `They take ${counts(gain)} and win.`,
  ended: 'That ends the game, but it does not win.',
  slow: 'That wins too, but it takes longer. There is a quicker way.',
  unjudged: 'That is not it. (The computer, which would show why, could not be loaded.)',
  tryAgain: 'Try again',
  hints: 'Hints',
  rungs: {
    where: 'Where to look',
    marble: 'Which marble',
    ring: 'Which ring',
    show: 'Show the turn',
  },
  hint: {
    where: 'Look at the rings that are marked.',
    place: (colour: Marble): string => `Place ${aMarble(colour)}.`,
    onto: (label: string): string => `It goes on ${label}.`,
    jumper: (label: string): string => `Capture with the marble on ${label}.`,
    ends: (label: string): string => `The capture ends on ${label}.`,
    ringOnly: 'Only a ring is removed.',
    remove: (label: string): string => `Remove ${label}.`,
    pass: 'There is nothing to do but pass.',
  },
  done: { alone: 'Solved.', helped: 'Solved, with help.', late: 'Solved, though not at first.' },
  line: 'The whole line',
  newRating: (rating: number, change: number): string =>
    `Your rating: ${rating} (${change < 0 ? '−' : '+'}${Math.abs(change)})`,
  tomorrow: 'The next puzzle of the day comes tomorrow.',
  nextPuzzle: 'Next puzzle',
  skip: 'Skip',
  link: 'Copy link',
  copied: 'The link is copied.',
  notCopied: 'The browser did not let us copy. The link is in the address bar.',
  print: 'Print',
  solution: 'Solution',
  held: (captives: MarbleCount): string =>
    captives.white + captives.grey + captives.black === 0 ? 'nothing' : counts(captives),
  theme: {
    choice: { name: 'Choice', says: 'Of several captures only one wins.' },
    chain: { name: 'Chain', says: 'One capture takes several marbles.' },
    'one offer': { name: 'One offer', says: 'One marble is offered, and that decides.' },
    'two offers': { name: 'Two offers', says: 'One offer prepares the other.' },
    initiative: { name: 'Initiative', says: 'Three offers or more: they never move freely.' },
    'great sacrifice': { name: 'Great sacrifice', says: 'Five marbles or more are given.' },
    steering: { name: 'Steering', says: 'The ring you remove leaves them fewer ways to jump.' },
    repositioning: { name: 'Repositioning', says: 'A forced jump moves a marble for you.' },
    gun: { name: 'Gun', says: 'The forced jump lands where you take it at once.' },
    'extended gun': { name: 'Extended gun', says: 'A gun whose shot goes on.' },
    telescope: { name: 'Telescope', says: 'A gun in one straight line.' },
    claim: { name: 'Claim', says: 'Full rings are cut off and claimed.' },
    'fill and cut': { name: 'Fill and cut', says: 'The marble just placed is claimed.' },
    island: { name: 'Island', says: 'What is claimed was cut off before.' },
    'double claim': { name: 'Double claim', says: 'Two groups are claimed at once.' },
    nibbling: { name: 'Nibbling', says: 'Ring by ring a group is worked loose.' },
    counting: { name: 'Counting', says: 'They lack one marble. Do not give it.' },
    race: { name: 'Race', says: 'They would win if it were their turn.' },
    'four whites': { name: 'Whites', says: 'The row of whites is filled.' },
    'five greys': { name: 'Greys', says: 'The row of greys is filled.' },
    'six blacks': { name: 'Blacks', says: 'The row of blacks is filled.' },
    'three of each': { name: 'Every colour', says: 'The box is filled.' },
    'empty pool': { name: 'Empty pool', says: 'You place from your captives.' },
    'full board': { name: 'Full board', says: 'The last ring is filled.' },
  } satisfies ThemeTexts,
} as const;

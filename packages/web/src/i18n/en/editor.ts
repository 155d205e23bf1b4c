import type { Marble } from '@zertz/rules';
import { plural } from './marbles.ts';

/** The page on which a position is set up. */
export const editor = {
  title: 'Set up a position',
  position: 'Position',
  palette: 'What a click puts down',
  brushes: {
    white: 'White marble',
    grey: 'Grey marble',
    black: 'Black marble',
    vacant: 'Vacant ring',
    gone: 'No ring',
  },
  brushLeft: (name: string, left: number): string => `${name}, ${left} left`,
  noRing: 'no ring',
  undo: 'Undo',
  redo: 'Redo',
  whole: 'Clear the board',
  turn: 'To move',
  captives: (name: string): string => `Captured: ${name}`,
  problemsTitle: 'Problems',
  noProblems: 'None. The position can be played.',
  kinds: { impossible: 'Cannot be:', note: 'Note:' },
  problems: {
    noRings: 'there is no ring on the board.',
    over: (winner: string | undefined): string =>
      winner === undefined ? 'the game is over, a tie.' : `the game is over: ${winner} has won.`,
    bothWon: 'both players have reached a goal.',
    unclaimed: (rings: string): string =>
      `the full group ${rings} is cut off and would have been claimed.`,
    leftLying: (rings: string): string =>
      `the full group ${rings} lies there unclaimed; nobody can use it.`,
    ringsGone: (gone: number, most: number): string =>
      `${plural(gone, 'ring is', 'rings are')} gone, but ${most === 0 ? 'no marble has been placed, so none can be' : `so few marbles have been placed that it can be ${most} at most`}, unless the board began like this.`,
    forced: (ways: number): string =>
      `legal, but the player to move must capture: ${plural(ways, 'way', 'ways')}.`,
    pass: 'the player to move has nothing to place and must pass.',
    ringsOnly: 'the pool is empty: only rings are removed.',
  },
  supply: (colour: Marble, supply: number): string =>
    `There are only ${supply} ${colour} marbles. Take one away first.`,
  ways: 'What to do with it',
  playComputer: (level: number): string => `Play the computer, level ${level}`,
  playPeople: 'Two people',
  analyse: 'Analyse',
  solve: 'Look for a forced win',
  copyLink: 'Copy a link',
  copied: 'Copied',
  text: 'Position as text',
  textSays: 'paste another position or a link here',
};

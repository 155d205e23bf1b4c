import type { RefusalTexts } from '../refusal.ts';
import { marble, plural } from './marbles.ts';

/** Why something cannot be done. */
export const refusals: RefusalTexts = {
  'game-over': () => 'The game is over.',
  'capture-forced': (_, { captures }) =>
    `You must capture first. ${plural(captures, 'way', 'ways')}.`,
  'capture-unfinished': () => 'This marble can still capture, so it must go on.',
  'no-such-jump': ({ from, to }, { label }) =>
    `${label(from)} cannot jump to ${label(to)}. It jumps over one neighbour into the empty ring behind it.`,
  'newest-may-not-jump': ({ from }, { label }) =>
    `The marble on ${label(from)} was placed last, so it may not begin a capture.`,
  'no-marble-there': ({ ring }, { label }) => `There is no marble on ${label(ring)}.`,
  occupied: ({ ring }, { label }) => `${label(ring)} already has a marble.`,
  'ring-gone': ({ ring }, { label, goneOn }) => {
    const move = goneOn(ring);
    return move === undefined
      ? `There is no ring on ${label(ring)}.`
      : `${label(ring)} was removed on move ${move}.`;
  },
  'marble-unavailable': ({ marble: colour, from }) =>
    from === 'pool'
      ? `No ${marble[colour].one} marbles left in the pool.`
      : `You hold no ${marble[colour].one} marble.`,
  'removal-occupied': () => 'Only empty rings can be removed.',
  'ring-not-free': ({ ring }, { label, holders }) =>
    `${label(ring)} is held by ${plural(holders(ring), 'ring', 'rings')}. A free ring needs two open sides next to each other.`,
  'ring-locked': ({ ring }, { label }) =>
    `${label(ring)} has carried a marble, so it stays on the board.`,
  'removal-required': () => 'Remove a free ring to finish the turn.',
  'removal-after-capture': () => 'No ring is removed after a capture.',
  'rings-only': () => 'The pool is empty: from now on only rings are removed.',
  'placement-required': () => 'Choose a marble from the pool first.',
  'must-pass': () => 'You have nothing to place, so you pass.',
  'may-not-pass': () => 'You cannot pass here.',
  'claim-automatic': () => 'Full groups are always claimed in this game.',
  'nothing-to-decline': ({ ring }, { label }) => `No claim can be left at ${label(ring)}.`,
  touched: () => 'Touched is played: this step cannot be changed.',
  'turn-unfinished': () => 'The turn is not finished yet.',
  'not-your-turn': (_, { toMove }) => `${toMove} is to move.`,
  'looking-back': () => 'You are looking at an earlier move. Go back to the game to play.',
  'taps-off': () => 'Taps are off: drag the marble or the ring.',
  'cannot-capture': ({ ring }, { label }) => `The marble on ${label(ring)} cannot capture now.`,
  'several-paths': ({ ring, ways: n }, { label }) =>
    `${n} paths end on ${label(ring)}. Choose one of the cards.`,
};

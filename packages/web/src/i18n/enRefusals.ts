import type { AnyRefusal } from '../play/session.ts';

type Code = AnyRefusal['code'];

/** What a refusal may need to know besides itself, already in words. */
export interface RefusalContext {
  readonly label: (ring: number) => string;
  /** How many neighbours hold a ring. */
  readonly holders: (ring: number) => number;
  /** The move on which a ring left, if it ever was there. */
  readonly goneOn: (ring: number) => number | undefined;
  readonly captures: number;
  readonly toMove: string;
  readonly colour: (marble: 'white' | 'grey' | 'black') => string;
}

type Texts = {
  readonly [C in Code]: (
    refusal: Extract<AnyRefusal, { code: C }>,
    context: RefusalContext,
  ) => string;
};

const ways = (n: number): string => (n === 1 ? '1 way.' : `${n} ways.`);

/** One sentence for every refusal. A code without its sentence does not compile. */
export const REFUSALS: Texts = {
  'game-over': () => 'The game is over.',
  'capture-forced': (_, { captures }) => `You must capture first. ${ways(captures)}`,
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
  'marble-unavailable': ({ marble, from }, { colour }) =>
    from === 'pool'
      ? `No ${colour(marble)} marbles left in the pool.`
      : `You hold no ${colour(marble)} marble.`,
  'removal-occupied': () => 'Only empty rings can be removed.',
  'ring-not-free': ({ ring }, { label, holders }) => {
    const n = holders(ring);
    return `${label(ring)} is held by ${n} ${n === 1 ? 'ring' : 'rings'}. A free ring needs two open sides next to each other.`;
  },
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
  'cannot-capture': ({ ring }, { label }) => `The marble on ${label(ring)} cannot capture now.`,
  'several-paths': ({ ring, ways: n }, { label }) =>
    `${n} paths end on ${label(ring)}. Choose one of the cards.`,
};

export const refusalText = (refusal: AnyRefusal, context: RefusalContext): string => {
  const text = REFUSALS[refusal.code] as (refusal: AnyRefusal, context: RefusalContext) => string;
  return text(refusal, context);
};

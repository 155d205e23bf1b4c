import type { Choice, Choices } from '@zertz/rules';

/** What an option means where it differs from the official game. */
export const options = {
  jumpChoice: {
    any: undefined,
    olderOverNewer: 'The marble placed last may not begin a capture.',
  },
  chain: { mandatory: undefined, optional: 'A chain may stop after any jump.' },
  ringAfterCapture: { never: undefined, required: 'A free ring is removed after a capture too.' },
  isolationTrigger: {
    removalOrFill: undefined,
    removalOnly: 'Only a removal cuts a group off; filling it does not.',
  },
  isolationClaim: { optional: undefined, automatic: 'Full groups are always claimed.' },
  declinedGroup: { dead: undefined, claimableLater: 'Groups left lying may be claimed later.' },
  usedRings: { removable: undefined, locked: 'A ring that has carried a marble stays.' },
  poolEmpty: {
    ownCaptives: undefined,
    ringsOnly: 'When the pool is empty, only rings are removed.',
  },
  noMarbles: { pass: undefined, loss: 'Whoever has no marble to place loses.' },
  fullBoard: {
    fillerWins: undefined,
    claimOnly: 'Filling the last ring does not win by itself.',
  },
  noGoalEnd: { tie: undefined, points: 'Without a goal, points decide: white 4, grey 3, black 2.' },
  repetition: {
    coloursIgnored: undefined,
    exactColours: 'A repeated position counts only with the same colours.',
    off: 'Repetition does not end the game.',
  },
  collaboration: {
    off: undefined,
    bothLose: 'If the pool empties before any capture, both lose.',
  },
  touchMove: {
    off: undefined,
    marble: 'A touched marble must be played.',
    full: 'Touched is played: marble, ring and removed ring.',
  },
  missedCapture: {
    enforced: undefined,
    claimable: 'A missed capture is not prevented, but the opponent may demand it.',
  },
  firstPlayer: { lot: undefined, first: undefined, second: undefined },
  openingPass: { no: undefined, yes: 'The first turn of the game may be passed.' },
} as const satisfies {
  readonly [C in Choice]: { readonly [V in Choices[C]]: string | undefined };
};

import type { Variant } from '@zertz/rules';

/**
 * The variant as the bits that `assembly/options.ts` names, in that order. A missed capture counts
 * as enforced: nobody gains by missing one that the other may demand.
 */
export const optionBits = (variant: Variant, declining: boolean): number => {
  const bits = [
    variant.jumpChoice === 'olderOverNewer',
    variant.chain === 'optional',
    variant.ringAfterCapture === 'required',
    variant.isolationTrigger === 'removalOnly',
    variant.declinedGroup === 'claimableLater',
    variant.usedRings === 'locked',
    variant.poolEmpty === 'ringsOnly',
    variant.noMarbles === 'loss',
    variant.fullBoard === 'claimOnly',
    variant.noGoalEnd === 'points',
    variant.collaboration === 'bothLose',
    declining && variant.isolationClaim === 'optional',
  ];
  return bits.reduce((sum, on, bit) => (on ? sum + 2 ** bit : sum), 0);
};

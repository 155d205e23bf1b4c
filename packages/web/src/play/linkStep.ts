import type { LinkStep } from '../storage/linkMarks.ts';
import type { Session } from './session.ts';
import { takeColour, tapRing } from './taps.ts';

/** The turn of a link as far as it was made; what cannot be done any more is left out. */
export const withStep = (begun: Session, step: LinkStep | undefined): Session => {
  if (step === undefined) return begun;
  const wait = { confirm: true, alwaysClaim: true };
  const held = step.marble === undefined ? begun : takeColour(begun, step.marble).session;
  const made = step.rings.reduce((now, ring) => tapRing(now, ring, wait).session, held);
  return { ...made, refusal: undefined };
};

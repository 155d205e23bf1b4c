import type { AnyRefusal } from '../play/session.ts';
import { words } from './words.ts';

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
}

/** One sentence for every refusal: a code without its sentence does not compile. */
export type RefusalTexts = {
  readonly [C in Code]: (
    refusal: Extract<AnyRefusal, { code: C }>,
    context: RefusalContext,
  ) => string;
};

export const refusalText = (refusal: AnyRefusal, context: RefusalContext): string => {
  const text = words().refusals[refusal.code] as (
    refusal: AnyRefusal,
    context: RefusalContext,
  ) => string;
  return text(refusal, context);
};

import { goalsMet, total } from '@zertz/rules';
import type { MarbleCount, Variant } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { meterOf } from './meter.ts';
import type { Meter } from './meter.ts';

/** What a meter says: how far a player is with every colour, and which goal is closest. */
export const meterName = (name: string, variant: Variant, captives: MarbleCount): string => {
  const meter = meterOf(variant, captives);
  return words().meter.name(name, meter.rows, closestText(meter, variant, captives).spoken);
};

export const closestText = (
  meter: Meter,
  variant: Variant,
  captives: MarbleCount,
): { label: string; text: string; spoken: string } => {
  if (total(meter.missing) > 0) {
    return {
      label: words().meter.closest,
      text: words().meter.away(meter.missing),
      spoken: words().meter.closestShort(meter.missing),
    };
  }
  const reached = words().meter.reached(goalsMet(variant, captives));
  return {
    label: words().meter.reachedLabel,
    text: reached,
    spoken: `${words().meter.reachedLabel}: ${reached}.`,
  };
};

import { useMemo } from 'preact/hooks';
import type { JSX } from 'preact';

/**
 * Draws something for each ring, and gives what it gave before where the sign is the same: that is
 * passed over then, without being compared. With another `of` everything is drawn anew.
 */
export const useDrawnOnce = (of: readonly unknown[]) => {
  const kept = useMemo(
    () => new Map<number, { readonly sign: string; readonly drawn: JSX.Element }>(),
    of,
  );
  return (ring: number, sign: string, draw: () => JSX.Element): JSX.Element => {
    const before = kept.get(ring);
    if (before?.sign === sign) return before.drawn;
    const drawn = draw();
    kept.set(ring, { sign, drawn });
    return drawn;
  };
};

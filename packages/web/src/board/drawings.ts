import type { Brush, Drawing } from '@zertz/art';

interface Keys {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The brush that is held while these keys are. */
export const brushOf = ({ altKey, ctrlKey, metaKey, shiftKey }: Keys): Brush => {
  if (altKey) return 'mixed';
  if (ctrlKey || metaKey) return 'dotted';
  return shiftKey ? 'dashed' : 'solid';
};

/** From one ring to another, or a circle around the one. */
export const drawn = (from: number, to: number, brush: Brush): Drawing => ({
  from,
  to: to === from ? undefined : to,
  brush,
});

const isSamePlace = (a: Drawing, b: Drawing): boolean => a.from === b.from && a.to === b.to;

/** Drawn again it is erased; drawn again with another brush it changes its look. */
export const withDrawing = (
  drawings: readonly Drawing[],
  next: Drawing,
): { readonly drawings: readonly Drawing[]; readonly erased: boolean } => {
  const before = drawings.find((one) => isSamePlace(one, next));
  const others = drawings.filter((one) => one !== before);
  const erased = before?.brush === next.brush;
  return { drawings: erased ? others : [...others, next], erased };
};

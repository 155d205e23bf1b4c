import type { Shape } from '@zertz/art';

/** The place of a point on the page, if one is near; `area` is where the board lies on it. */
export const placeAt = (
  { box, places }: Shape,
  area: DOMRect,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): number | undefined => {
  const scale = box.width / area.width;
  const x = box.x + (clientX - area.left) * scale;
  const y = box.y + (clientY - area.top) * scale;
  return places.find((place) => place.used && Math.hypot(place.x - x, place.y - y) < 46)?.ring;
};

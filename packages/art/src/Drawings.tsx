import { memo } from 'preact/compat';
import type { JSX } from 'preact';
import type { Place } from './boardView.ts';
import { arrowOf, HEAD } from './drawings.ts';
import type { Brush, Drawing } from './drawings.ts';

/** What was drawn, over everything else on the board; the last may still be under way. */
export const Drawings = ({
  drawings,
  pending,
  places,
}: {
  readonly drawings: readonly Drawing[];
  readonly pending: Drawing | undefined;
  readonly places: readonly Place[];
}): JSX.Element => (
  <g class="drawings">
    {drawings.map((one) => (
      <DrawingArt key={`${one.from} ${one.to ?? ''}`} drawing={one} places={places} />
    ))}
    {pending !== undefined && (
      <g class="pending">
        <DrawingArt drawing={pending} places={places} />
      </g>
    )}
  </g>
);

const DrawingArt = memo(
  ({
    drawing: { brush, from, to },
    places,
  }: {
    readonly drawing: Drawing;
    readonly places: readonly Place[];
  }): JSX.Element | null => {
    const start = places[from];
    const end = to === undefined ? undefined : places[to];
    if (start === undefined) return null;
    if (end === undefined) {
      return (
        <g class={`drawing ${brush}`} data-from={start.label}>
          <circle class="drawing-casing" cx={start.x} cy={start.y} r="51" />
          <circle class="drawing-line" cx={start.x} cy={start.y} r="51" />
        </g>
      );
    }
    const { angle, neck, tail, tip } = arrowOf(start, end);
    const line = `M${tail.x} ${tail.y}L${neck.x} ${neck.y}`;
    const turned = `translate(${tip.x} ${tip.y}) rotate(${angle})`;
    return (
      <g class={`drawing ${brush}`} data-from={start.label} data-to={end.label}>
        <path class="drawing-casing" d={line} />
        <path class="drawing-head-casing" d={HEADS[brush]} transform={turned} />
        <path class="drawing-line" d={line} />
        <path class="drawing-head" d={HEADS[brush]} transform={turned} />
      </g>
    );
  },
);

/** A triangle, an open angle, a disc and a diamond, with the tip in the middle. */
export const HEADS: { readonly [B in Brush]: string } = {
  solid: `M0 0L-${HEAD} -17V17Z`,
  dashed: `M-22 -19L0 0L-22 19M0 0H-${HEAD}`,
  dotted: `M-${HEAD} 0a15 15 0 1 1 ${HEAD} 0a15 15 0 1 1 -${HEAD} 0Z`,
  mixed: `M0 0L-15 -15L-${HEAD} 0L-15 15Z`,
};

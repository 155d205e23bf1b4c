import type { JSX } from 'preact';
import type { BoardView, Place, RingView } from './boardView.ts';
import { idsOf } from './Defs.tsx';
import { forEachRing } from './forEachRing.ts';

const busy = (ring: RingView): boolean =>
  ring.ghost !== undefined ||
  ring.marks.some((mark) => mark === 'free' || mark === 'leaving' || mark === 'refused');

const isLabelled = (ring: RingView, { labels }: BoardView): boolean =>
  labels === 'every' && ring.marble === undefined && !busy(ring);

/** How a ring lies there, as classes; `undefined`: it does not. */
const lookOf = ({ marks, present }: RingView): string | undefined =>
  present
    ? `ring-art${marks.includes('free') ? ' raised' : ''}${marks.includes('leaving') ? ' fading' : ''}`
    : undefined;

/** The rings that are left, and dots for those that are gone. */
export const Rings = forEachRing(
  ({ prefix, view }) => {
    const { rings, shape } = view;
    return (
      <>
        {shape.places.map(({ ring, used, x, y }) =>
          used && rings[ring]?.present === false ? (
            <circle key={ring} class="gone" r="5" cx={x} cy={y} />
          ) : null,
        )}
        {shape.places.map((place) => {
          const ring = rings[place.ring];
          const look = ring && lookOf(ring);
          if (ring === undefined || look === undefined) return null;
          const label = isLabelled(ring, view) ? place.label : undefined;
          return ringArt(place, prefix, look, label);
        })}
      </>
    );
  },
  (ring, view) => `${lookOf(ring)} ${isLabelled(ring, view)}`,
);

const ringArt = (
  { ring, x, y }: Place,
  prefix: string,
  look: string,
  label: string | undefined,
): JSX.Element => (
  <g key={ring} transform={`translate(${x} ${y})`}>
    <g class={look}>
      <use href={`#${idsOf(prefix).ring}`} />
      {label !== undefined && (
        <text class="ring-label" dy=".35em">
          {label}
        </text>
      )}
    </g>
  </g>
);

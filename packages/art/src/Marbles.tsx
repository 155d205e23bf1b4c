import { memo } from 'preact/compat';
import type { JSX } from 'preact';
import type { Marble } from '@zertz/rules';
import type { Place } from './boardView.ts';
import { idsOf } from './Defs.tsx';
import { forEachRing } from './forEachRing.ts';

/** Every marble on the board, and those that would stand there. */
export const Marbles = forEachRing(
  ({ prefix, view }) => (
    <>
      {view.shape.places.map((place) => {
        const ring = view.rings[place.ring];
        const marble = ring?.marble ?? ring?.ghost;
        return ring === undefined || marble === undefined ? null : (
          <MarbleArt
            key={place.ring}
            place={place}
            prefix={prefix}
            marble={marble}
            look={ring.marble === undefined ? 'ghost' : ring.dim ? 'dim' : ''}
            marked={view.marbleMarks}
          />
        );
      })}
    </>
  ),
  ({ dim, ghost, marble }, { marbleMarks }) => `${marble} ${ghost} ${dim} ${marbleMarks}`,
);

const MarbleArt = memo(
  ({
    place,
    prefix,
    marble,
    look,
    marked,
  }: {
    readonly place: Place;
    readonly prefix: string;
    readonly marble: Marble;
    readonly look: string;
    readonly marked: boolean;
  }): JSX.Element => (
    <g transform={`translate(${place.x} ${place.y})`}>
      <g class={`marble-art ${look}`} data-marble={place.ring}>
        <use href={`#${idsOf(prefix).marble(marble)}`} />
        {marked && <use href={`#${idsOf(prefix).mark(marble)}`} />}
      </g>
    </g>
  ),
);

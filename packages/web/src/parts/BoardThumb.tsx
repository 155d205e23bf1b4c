import { memo } from 'preact/compat';
import type { JSX } from 'preact';
import { isUntouched, marbleAt } from '@zertz/rules';
import type { Position, Ring } from '@zertz/rules';
import { shapeOf } from '../play/shape.ts';

/** A small picture of a position: light enough for a list of them. */
export const BoardThumb = memo(({ position }: { readonly position: Position }): JSX.Element => {
  const { board, rings } = position;
  const { box, places } = shapeOf(board, isUntouched(position) ? rings : board.rings);
  return (
    <svg
      class="thumb"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {places.map(({ ring, x, y, used }) => {
        if (!used) return null;
        if (!rings.has(ring as Ring)) {
          return <circle key={ring} class="gone" cx={x} cy={y} r="7" />;
        }
        const marble = marbleAt(position, ring as Ring);
        return (
          <g key={ring} transform={`translate(${x} ${y})`}>
            <circle class="thumb-ring" r="34" />
            <circle class="thumb-shine" r="34" />
            {marble !== undefined && (
              <>
                <circle class={`thumb-marble ${marble}`} r="34" />
                <circle class={`thumb-gleam ${marble}`} cx="-11" cy="-13" r="9" />
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
});

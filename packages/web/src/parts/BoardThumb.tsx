import { memo } from 'preact/compat';
import type { JSX } from 'preact';
import { shapeOf } from '@zertz/art';
import type { Place } from '@zertz/art';
import { isUntouched, marbleAt } from '@zertz/rules';
import type { Played, Position, Ring } from '@zertz/rules';

interface Props {
  readonly position: Position;
  /** The turn that led to it, which is then marked. */
  readonly played?: Played | undefined;
}

/** A small picture of a position: light enough for a list of them. */
export const BoardThumb = memo(({ played, position }: Props): JSX.Element => {
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
                <circle class={`thumb-marble ${marble}`} r="32" />
                <circle class={`thumb-gleam ${marble}`} cx="-11" cy="-12" r="9" />
              </>
            )}
          </g>
        );
      })}
      {played !== undefined && <TurnMarks played={played} places={places} />}
    </svg>
  );
});

/** Where a marble came to stand, the ring that left, and what was claimed. */
const TurnMarks = ({
  played: { before, claimed, turn },
  places,
}: {
  readonly played: Played;
  readonly places: readonly Place[];
}): JSX.Element => {
  const at = (ring: Ring): { cx: number; cy: number } => ({
    cx: places[ring]?.x ?? 0,
    cy: places[ring]?.y ?? 0,
  });
  const to =
    turn.kind === 'placement'
      ? turn.to
      : turn.kind === 'capture'
        ? turn.path[turn.path.length - 1]
        : undefined;
  return (
    <>
      {claimed.map(({ marble, ring }) => (
        <circle key={ring} class={`thumb-marble ${marble} thumb-claimed`} r="38" {...at(ring)} />
      ))}
      {to !== undefined && !claimed.some(({ ring }) => ring === to) && (
        <circle class={`thumb-last ${before.turn}`} r="48" {...at(to)} />
      )}
      {'removal' in turn && turn.removal !== undefined && (
        <circle class={`thumb-last removed ${before.turn}`} r="40" {...at(turn.removal)} />
      )}
    </>
  );
};

import { memo } from 'preact/compat';
import type { ComponentChildren, JSX } from 'preact';
import type { BoardView, Mark, Place } from './boardView.ts';
import { CommonMarks, isCommon } from './CommonMarks.tsx';
import { Drawings } from './Drawings.tsx';
import type { Drawing } from './drawings.ts';
import { Marbles } from './Marbles.tsx';
import { MarkArt } from './Marks.tsx';
import { PathArt, PathBand } from './Paths.tsx';

interface Props {
  readonly view: BoardView;
  /** The one of the ground. */
  readonly prefix: string;
  /** Arrows and circles over it, and the one that is being drawn. */
  readonly drawings?: readonly Drawing[] | undefined;
  readonly pending?: Drawing | undefined;
  /** Shown over the marbles and under the marks. */
  readonly children?: ComponentChildren;
}

/** What lies on the rings: marbles, marks, paths and drawings. */
export const Foreground = ({ view, prefix, drawings, pending, children }: Props): JSX.Element => {
  const { shape } = view;
  // Not a class of the whole picture: with it, all of that would get its style anew.
  const lastBy = `last-${view.lastMover ?? 'none'}`;
  return (
    <>
      <g class={lastBy}>
        {view.paths.map((path, index) =>
          path.kind === 'last' ? <PathArt key={index} path={path} view={view} /> : null,
        )}
      </g>
      {view.paths.map((path, index) =>
        path.kind === 'chosen' ? <PathBand key={index} path={path} places={shape.places} /> : null,
      )}
      <Marbles view={view} prefix={prefix} />
      {children}
      <CommonMarks view={view} />
      {claimsFirst(view).map((place) => {
        const ring = view.rings[place.ring];
        if (ring === undefined || ring.marks.every(isCommon)) return null;
        return (
          <RingMarks
            key={place.ring}
            place={place}
            marks={ring.marks.join(' ')}
            vacant={ring.marble === undefined}
            by={ring.marks.some(isLast) ? lastBy : ''}
            strength={view.strength}
          />
        );
      })}
      {view.bars.map((bar) => (
        <Bar key={bar.toward} {...bar} places={shape.places} />
      ))}
      {view.paths.map((path, index) =>
        path.kind === 'last' ? null : <PathArt key={index} path={path} view={view} />,
      )}
      {drawings !== undefined && (
        <Drawings drawings={drawings} pending={pending} places={shape.places} />
      )}
    </>
  );
};

/** The outline of a claim goes under that of the ring whose removal makes it. */
const claimsFirst = ({ shape: { places }, rings }: BoardView): readonly Place[] => {
  const claims = ({ ring }: Place): boolean => rings[ring]?.marks.includes('claim') === true;
  const first = places.filter(claims);
  return first.length === 0 ? places : [...first, ...places.filter((place) => !claims(place))];
};

const isLast = (mark: Mark): boolean => mark === 'last-placed' || mark === 'last-removed';

const RingMarks = memo(
  ({
    place,
    marks,
    vacant,
    by,
    strength,
  }: {
    readonly place: Place;
    /** Joined by spaces, so that the same marks are the same. */
    readonly marks: string;
    readonly vacant: boolean;
    /** A class that tells who made the last turn; only where that is shown. */
    readonly by: string;
    readonly strength: number;
  }): JSX.Element => {
    const list = marks.split(' ') as Mark[];
    return (
      <g transform={`translate(${place.x} ${place.y})`}>
        <g class={`marks ${list.includes('free') ? 'raised' : ''} ${by}`}>
          {list.map((mark) =>
            isCommon(mark) ? null : (
              <MarkArt key={mark} mark={mark} vacant={vacant} strength={strength} />
            ),
          )}
        </g>
      </g>
    );
  },
);

const Bar = ({
  at,
  toward,
  places,
}: {
  readonly at: number;
  readonly toward: number;
  readonly places: readonly Place[];
}): JSX.Element | null => {
  const from = places[at];
  const to = places[toward];
  if (from === undefined || to === undefined) return null;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <g transform={`translate(${from.x} ${from.y}) rotate(${angle})`}>
      <rect class="bar" x="40" y="-4.5" width="22" height="9" rx="4.5" />
    </g>
  );
};

import { memo } from 'preact/compat';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { JSX, TargetedMouseEvent } from 'preact';
import type { BoardEvents, BoardView, CellView, Mark, Place, Shape } from './boardView.ts';
import { CommonMarks, isCommon } from './CommonMarks.tsx';
import { Defs } from './Defs.tsx';
import { Grid } from './Grid.tsx';
import { Marbles } from './Marbles.tsx';
import { MarkArt } from './Marks.tsx';
import { playMotions } from './motion.ts';
import type { Motions } from './motion.ts';
import { PathArt, PathBand } from './Paths.tsx';
import { Rings } from './Rings.tsx';
import { eyeOf } from './tilt.ts';
import { MarbleIcon } from './MarbleIcon.tsx';
import { placeAt } from './placeAt.ts';
import { Drawings } from './Drawings.tsx';
import type { Drawing } from './drawings.ts';

export interface BoardProps {
  readonly view: BoardView;
  /** Indexed by ring number. */
  readonly cells: readonly CellView[];
  readonly events: BoardEvents;
  /** The ring that has the tab stop. */
  readonly focus: number;
  readonly onFocus: (ring: number, byKey: boolean) => void;
  readonly motions: Motions | undefined;
  /** Places without a ring can be focused and pressed too. */
  readonly everyPlace?: boolean;
  /** Arrows and circles over it, and the one that is being drawn. */
  readonly drawings?: readonly Drawing[];
  readonly pending?: Drawing | undefined;
  /** Only to be looked at: nothing on it can be focused or pressed. */
  readonly picture?: boolean;
  /** The key of the grid that a press stands for, if any. */
  readonly steer: (press: KeyboardEvent) => string | undefined;
  readonly gridName: string;
  readonly columnName: (letter: string) => string;
}

/** The board: a picture nobody has to read, and over it a grid of buttons that anyone can use. */
export const Board = (props: BoardProps): JSX.Element => {
  const { view, motions, events } = props;
  const { shape } = view;
  const prefix = `b${useId().replace(/[^a-zA-Z0-9]/g, '')}`;
  const svg = useRef<SVGSVGElement>(null);
  const { box } = shape;
  const viewBox = `${box.x} ${box.y} ${box.width} ${box.height}`;
  // Not a class of the whole picture: with it, all of that would get its style anew.
  const lastBy = `last-${view.lastMover ?? 'none'}`;
  const serial = motions?.serial;
  useLayoutEffect(() => {
    if (svg.current === null || motions === undefined) return;
    playMotions(svg.current, shape, prefix, motions);
  }, [serial]);
  const onClick = (event: TargetedMouseEvent<HTMLDivElement>): void => {
    if (event.target instanceof Element && event.target.closest('[data-ring]') !== null) return;
    const gone = placeAt(shape, event.currentTarget.getBoundingClientRect(), event);
    if (gone !== undefined) events.tap(gone, true);
  };
  return (
    <div
      class="board"
      dir="ltr"
      style={{
        '--ratio': box.width / box.height,
        '--unit': 100 / box.width,
        '--eye': eyeOf(shape),
      }}
      onClick={onClick}
    >
      <svg class="board-ground" viewBox={viewBox} aria-hidden="true" focusable="false">
        <Defs prefix={prefix} />
        <Rings view={view} prefix={prefix} />
        {view.labels !== 'off' && <EdgeLabels shape={shape} />}
      </svg>
      <svg ref={svg} class="board-art" viewBox={viewBox} aria-hidden="true" focusable="false">
        <g class={lastBy}>
          {view.paths.map((path, index) =>
            path.kind === 'last' ? <PathArt key={index} path={path} places={shape.places} /> : null,
          )}
        </g>
        {view.paths.map((path, index) =>
          path.kind === 'chosen' ? (
            <PathBand key={index} path={path} places={shape.places} />
          ) : null,
        )}
        <Marbles view={view} prefix={prefix} />
        <g class="motion-layer" />
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
            />
          );
        })}
        {view.bars.map((bar) => (
          <Bar key={bar.toward} {...bar} places={shape.places} />
        ))}
        {view.paths.map((path, index) =>
          path.kind === 'last' ? null : <PathArt key={index} path={path} places={shape.places} />,
        )}
        {props.drawings !== undefined && (
          <Drawings drawings={props.drawings} pending={props.pending} places={shape.places} />
        )}
      </svg>
      <ChipBox view={view} />
      {props.picture !== true && <Grid {...props} />}
    </div>
  );
};

/** The outline of a claim goes under that of the ring whose removal makes it. */
const claimsFirst = ({ shape: { places }, rings }: BoardView): readonly Place[] => {
  const claims = ({ ring }: Place): boolean => rings[ring]?.marks.includes('claim') === true;
  const first = places.filter(claims);
  return first.length === 0 ? places : [...first, ...places.filter((place) => !claims(place))];
};

const isLast = (mark: Mark): boolean => mark === 'last-placed' || mark === 'last-removed';

const EdgeLabels = memo(({ shape }: { readonly shape: Shape }): JSX.Element => (
  <g>
    {shape.edges.map(({ x, y, text }) => (
      <text key={`${text} ${y}`} class="edge-label" x={x} y={y}>
        {text}
      </text>
    ))}
  </g>
));

const RingMarks = memo(
  ({
    place,
    marks,
    vacant,
    by,
  }: {
    readonly place: Place;
    /** Joined by spaces, so that the same marks are the same. */
    readonly marks: string;
    readonly vacant: boolean;
    /** A class that tells who made the last turn; only where that is shown. */
    readonly by: string;
  }): JSX.Element => {
    const list = marks.split(' ') as Mark[];
    return (
      <g transform={`translate(${place.x} ${place.y})`}>
        <g class={`marks ${list.includes('free') ? 'raised' : ''} ${by}`}>
          {list.map((mark) =>
            isCommon(mark) ? null : <MarkArt key={mark} mark={mark} vacant={vacant} />,
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

const ChipBox = ({ view }: { readonly view: BoardView }): JSX.Element | null => {
  const { chip, shape } = view;
  const place = chip === undefined ? undefined : shape.places[chip.at];
  if (chip === undefined || place === undefined) return null;
  const { box } = shape;
  const left = (place.x - box.x) / box.width;
  const top = (place.y - box.y) / box.height;
  const side = left > 0.55 ? 'before' : 'after';
  return (
    <div
      class={`chip ${side}`}
      dir="auto"
      style={{ left: `${left * 100}%`, top: `${top * 100}%` }}
      aria-hidden="true"
    >
      <span>{chip.text}</span>
      {chip.marbles.map((marble, index) => (
        <MarbleIcon key={index} marble={marble} />
      ))}
    </div>
  );
};

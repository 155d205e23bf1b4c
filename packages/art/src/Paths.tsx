import type { JSX } from 'preact';
import type { BoardView, PathView, Place } from './boardView.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const pointAlong = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** How wide each kind of arrow is, and how much wider its casing. */
const WIDTHS: { readonly [K in PathView['kind']]: readonly [line: number, casing: number] } = {
  chosen: [9.5, 7.5],
  other: [7, 5],
  last: [4.5, 4],
  reply: [7.5, 5.5],
  hint: [8, 9],
  refused: [5, 5],
};

/** Dots that were wider would run into one another. */
const DOTTED: readonly PathView['kind'][] = ['other', 'last', 'reply'];

/** A capture on the board: solid and numbered if chosen, dotted if it is only one that may come. */
export const PathArt = ({
  path,
  view: {
    shape: { places },
    strength,
  },
}: {
  readonly path: PathView;
  readonly view: BoardView;
}): JSX.Element => {
  const [meant, casing] = WIDTHS[path.kind];
  const width = meant * (DOTTED.includes(path.kind) ? 1 : strength);
  const hops = hopsOf(path, places);
  const end = hops[hops.length - 1]?.to;
  return (
    <g class={`path ${path.kind} ${path.by ?? ''} ${path.faint === true ? 'faint' : ''}`}>
      {hops.map((hop) => (
        <Arrow
          key={hop.index}
          {...hop}
          last={hop.index === hops.length - 1}
          kind={path.kind}
          width={width}
          casing={width + casing}
        />
      ))}
      {(path.kind === 'chosen' || path.kind === 'reply') &&
        path.taken.map((ring, index) => {
          const over = places[ring];
          const hop = hops[index];
          return over === undefined || hop === undefined ? null : (
            <TakenBadge key={index} over={over} from={hop.from} to={hop.to} by={path.by} />
          );
        })}
      {path.kind === 'chosen' &&
        hops.map((hop) => <Landing key={hop.index} {...hop} hops={hops} />)}
      {path.kind === 'other' && path.letter !== undefined && end !== undefined && (
        <g transform={`translate(${end.x} ${end.y})`}>
          <circle r="18" class="badge quiet" />
          <text class="badge-text quiet" dy=".35em">
            {path.letter}
          </text>
        </g>
      )}
    </g>
  );
};

/** The soft band along a chosen path; it lies under the marbles. */
export const PathBand = ({
  path,
  places,
}: {
  readonly path: PathView;
  readonly places: readonly Place[];
}): JSX.Element => (
  <g class="path">
    {hopsOf(path, places).map(({ from, to, index }) => (
      <line key={index} class="band" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
    ))}
  </g>
);

interface Hop {
  readonly from: Point;
  readonly to: Point;
  readonly index: number;
}

const hopsOf = (path: PathView, places: readonly Place[]): readonly Hop[] => {
  const points = path.rings.map((ring) => places[ring]).filter((place) => place !== undefined);
  return points.slice(1).map((to, index) => ({ from: points[index] ?? to, to, index }));
};

const Arrow = ({
  from,
  to,
  index,
  last,
  kind,
  width,
  casing,
}: {
  readonly from: Point;
  readonly to: Point;
  readonly index: number;
  readonly last: boolean;
  readonly kind: PathView['kind'];
  readonly width: number;
  readonly casing: number;
}): JSX.Element => {
  const start = pointAlong(
    from,
    to,
    kind === 'last' ? 0 : kind === 'other' ? 0.1 : index === 0 ? 0.22 : 0.13,
  );
  const tip = pointAlong(from, to, kind === 'last' ? (last ? 0.8 : 1) : 0.87);
  const neck = pointAlong(from, to, kind === 'last' ? (last ? 0.74 : 1) : 0.78);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const head = kind === 'chosen' ? 'M0 0L-27 -15L-27 15z' : 'M0 0L-18 -10L-18 10z';
  const line = { x1: start.x, y1: start.y, x2: neck.x, y2: neck.y };
  const withHead = kind === 'chosen' || last;
  return (
    <>
      <line class="shaft-casing" {...line} stroke-width={casing} />
      {withHead && (
        <path class="head" d={head} transform={`translate(${tip.x} ${tip.y}) rotate(${angle})`} />
      )}
      <line class="shaft" {...line} stroke-width={width} />
    </>
  );
};

const TakenBadge = ({
  over,
  from,
  to,
  by,
}: {
  readonly over: Point;
  readonly from: Point;
  readonly to: Point;
  readonly by: PathView['by'];
}): JSX.Element => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  // Beside the path, on its upper side; right of an upright one.
  const side = to.x < from.x ? -1 : 1;
  const right = {
    x: over.x + (to.x === from.x ? 28 : (side * 28 * (to.y - from.y)) / length),
    y: over.y - (side * 28 * (to.x - from.x)) / length,
  };
  return (
    <g transform={`translate(${right.x} ${right.y})`}>
      <circle r="13" class={`badge ${by === undefined ? 'amber' : 'reply'}`} />
      <path d="M-5 -5l10 10M5 -5l-10 10" class="taken-cross" />
    </g>
  );
};

/** The number of a landing; a ring landed on twice shows both numbers side by side. */
const Landing = ({
  to,
  index,
  hops,
}: {
  readonly to: Point;
  readonly index: number;
  readonly hops: readonly { readonly to: Point }[];
}): JSX.Element => {
  const earlier = hops.slice(0, index).filter((hop) => hop.to === to).length;
  return (
    <g transform={`translate(${to.x + 30 * earlier} ${to.y})`}>
      <circle r="18" class="badge amber" />
      <text class="badge-text" dy=".35em">
        {index + 1}
      </text>
    </g>
  );
};

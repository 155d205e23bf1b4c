import { memo } from 'preact/compat';
import type { JSX } from 'preact';
import type { BoardView, Mark } from './boardView.ts';
import { CASING } from './casing.ts';

/**
 * The marks that much of the board carries at once. Each is one shape for all of its rings: a shape a
 * ring is a hundred elements, which are made and thrown away with every step of a turn.
 */
const COMMON = ['can-place', 'free'] as const satisfies readonly Mark[];
export type CommonMark = (typeof COMMON)[number];

export const isCommon = (mark: Mark): mark is CommonMark => COMMON.some((one) => one === mark);

export const CommonMarks = ({ view }: { readonly view: BoardView }): JSX.Element => (
  <>
    <Dots at={placesOf(view, 'can-place')} strength={view.strength} />
    <Free at={placesOf(view, 'free')} strength={view.strength} />
  </>
);

/** The places of the rings with a mark, as `x y` joined by commas, so that the same are the same. */
const placesOf = ({ rings, shape }: BoardView, mark: CommonMark): string =>
  shape.places
    .filter(({ ring }) => rings[ring]?.marks.includes(mark))
    .map(({ x, y }) => `${x} ${y}`)
    .join();

/** A small shape in every place, as the data of one path; it begins at its middle. */
const inEach = (at: string, shape: string): string =>
  at
    .split(',')
    .map((place) => `M${place}${shape}`)
    .join('');

const circleAround = (r: number): string =>
  `m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const DOT = circleAround(6.5);
/** From the right and clockwise, as dashes are counted around a circle. */
const RIM = 'm48 0a48 48 0 0 1 -96 0a48 48 0 0 1 96 0z';
const MINUS = 'm-8 0h16';

interface Props {
  readonly at: string;
  readonly strength: number;
}

const Dots = memo(({ at, strength }: Props): JSX.Element | null => {
  if (at === '') return null;
  const more = (strength - 1) * 13;
  return (
    <>
      <path class="marks dots casing" d={inEach(at, DOT)} stroke-width={more + 3} />
      <path class="marks dots" d={inEach(at, DOT)} stroke-width={more} data-at={at} />
    </>
  );
});

const Free = memo(({ at, strength }: Props): JSX.Element | null => {
  if (at === '') return null;
  const width = 3.6 * strength;
  return (
    <g class="marks raised free" data-at={at}>
      <path d={inEach(at, RIM)} class="casing rose" stroke-width={width + CASING} />
      <path d={inEach(at, RIM)} class="halo rose" stroke-width={width} stroke-dasharray="8 7" />
      <path d={inEach(at, MINUS)} class="minus" />
    </g>
  );
});

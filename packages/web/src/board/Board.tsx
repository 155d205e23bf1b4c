import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { JSX, TargetedMouseEvent } from 'preact';
import { Foreground, Ground } from '@zertz/art';
import type { BoardView, Drawing } from '@zertz/art';
import type { BoardEvents, CellView } from './boardEvents.ts';
import { Grid } from './Grid.tsx';
import { playMotions } from './motion.ts';
import type { Motions } from './motion.ts';
import { eyeOf } from './tilt.ts';
import { MarbleIcon } from './MarbleIcon.tsx';
import { placeAt } from './placeAt.ts';

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
        <Ground view={view} prefix={prefix} />
      </svg>
      <svg ref={svg} class="board-art" viewBox={viewBox} aria-hidden="true" focusable="false">
        <Foreground view={view} prefix={prefix} drawings={props.drawings} pending={props.pending}>
          <g class="motion-layer" />
        </Foreground>
      </svg>
      <ChipBox view={view} />
      {props.picture !== true && <Grid {...props} />}
    </div>
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

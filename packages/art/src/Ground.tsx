import { memo } from 'preact/compat';
import type { JSX } from 'preact';
import type { BoardView, Shape } from './boardView.ts';
import { Defs } from './Defs.tsx';
import { Rings } from './Rings.tsx';

interface Props {
  readonly view: BoardView;
  /** Of the ids; what is drawn on this ground has the same. */
  readonly prefix: string;
}

/** What lies still for most of a game: the rings and the labels around them. */
export const Ground = ({ view, prefix }: Props): JSX.Element => (
  <>
    <Defs prefix={prefix} />
    <Rings view={view} prefix={prefix} />
    {view.labels !== 'off' && <EdgeLabels shape={view.shape} />}
  </>
);

const EdgeLabels = memo(({ shape }: { readonly shape: Shape }): JSX.Element => (
  <g>
    {shape.edges.map(({ x, y, text }) => (
      <text key={`${text} ${y}`} class="edge-label" x={x} y={y} dy=".35em">
        {text}
      </text>
    ))}
  </g>
));

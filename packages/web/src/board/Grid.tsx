import { memo } from 'preact/compat';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { JSX, TargetedKeyboardEvent } from 'preact';
import type { Marble } from '@zertz/rules';
import type { BoardProps } from './Board.tsx';
import type { Place, RingView, Shape } from './boardView.ts';
import { startRingDrag } from './drag.ts';
import { ringByKey } from './navigation.ts';
import { startPress } from './press.ts';
import { eyeOf, tilted } from './tilt.ts';

/** Of the view the buttons need little: most of what changes with the pointer is only seen. */
const sameButtons = (before: BoardProps, now: BoardProps): boolean =>
  before.cells === now.cells &&
  before.focus === now.focus &&
  before.events === now.events &&
  before.onFocus === now.onFocus &&
  before.steer === now.steer &&
  before.gridName === now.gridName &&
  before.columnName === now.columnName &&
  before.everyPlace === now.everyPlace &&
  before.view.shape === now.view.shape &&
  before.view.rings.every((ring, index) => {
    const { drags, marble, present } = now.view.rings[index] ?? ring;
    return drags === ring.drags && marble === ring.marble && present === ring.present;
  });

/** Buttons over the picture, one row a column, one tab stop for all. */
export const Grid = memo((props: BoardProps): JSX.Element => {
  const { view, cells, events, focus, onFocus } = props;
  const { shape, rings } = view;
  const columns = useMemo(() => columnsOf(shape), [shape]);
  const eye = useMemo(() => eyeOf(shape), [shape]);
  const root = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const present = (ring: number): boolean =>
    props.everyPlace === true ? shape.places[ring]?.used === true : rings[ring]?.present === true;
  const stop = present(focus) ? focus : nearest(shape.places, focus, present);
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    root.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [stop]);
  // The focused ring may leave the board: the tab stop has moved on and takes the focus with it.
  const focused = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    const lost = focused.current !== undefined && !present(focused.current);
    if (!lost || document.activeElement !== document.body) return;
    focused.current = undefined;
    root.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  });
  // A row without cells would be no row.
  const columnsLeft = columns.filter(({ places }) => places.some(({ ring }) => present(ring)));
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const code = props.steer(event);
    if (code === undefined) return;
    const grid = {
      places: shape.places,
      present,
      legal: (ring: number) => cells[ring]?.legal === true && present(ring),
    };
    const next = ringByKey(grid, stop, { code, shiftKey: event.shiftKey });
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    wantsFocus.current = next !== stop;
    onFocus(next, true);
    events.point(next);
  };
  return (
    <div
      ref={root}
      class="grid"
      role="grid"
      aria-label={props.gridName}
      onKeyDown={onKeyDown}
      onPointerLeave={() => events.point(undefined)}
      onFocusIn={({ target }) => {
        const number = target instanceof HTMLElement ? target.dataset['number'] : undefined;
        focused.current = number === undefined ? undefined : Number(number);
      }}
      onFocusOut={(event) => {
        const to = event.relatedTarget;
        const inside = to instanceof Node && event.currentTarget.contains(to);
        if (to !== null && !inside) focused.current = undefined;
        if (!inside) events.point(undefined);
      }}
    >
      {columnsLeft.map(({ letter, places }) => (
        <div key={letter} class="grid-row" role="row" aria-label={props.columnName(letter)}>
          {places
            .filter((place) => present(place.ring))
            .map((place) => (
              <span key={place.ring} role="gridcell">
                <Cell
                  place={place}
                  shape={shape}
                  eye={eye}
                  stop={place.ring === stop}
                  name={cells[place.ring]?.name}
                  legal={cells[place.ring]?.legal === true}
                  drags={rings[place.ring]?.drags}
                  marble={rings[place.ring]?.marble}
                  events={events}
                  onFocus={onFocus}
                />
              </span>
            ))}
        </div>
      ))}
    </div>
  );
}, sameButtons);

const columnsOf = ({ columnNames, places }: Shape) =>
  columnNames.map((letter, column) => ({
    letter,
    places: places.filter((place) => place.column === column),
  }));

const styleOf = (place: Place, shape: Shape, eye: number) => {
  const { box } = shape;
  const tilt = tilted(place, shape, eye);
  return {
    left: `${((place.x - box.x) / box.width) * 100}%`,
    top: `${((place.y - box.y) / box.height) * 100}%`,
    '--tilt-x': `${tilt.x}%`,
    '--tilt-y': `${tilt.y}%`,
  };
};

/** One of up to 204: drawn again only if something about it has changed. */
const Cell = memo(
  ({
    place,
    shape,
    eye,
    stop,
    name,
    legal,
    drags,
    marble,
    events,
    onFocus,
  }: Pick<BoardProps, 'events' | 'onFocus'> & {
    readonly place: Place;
    readonly shape: Shape;
    readonly eye: number;
    readonly stop: boolean;
    readonly name: string | undefined;
    readonly legal: boolean;
    readonly drags: RingView['drags'];
    readonly marble: Marble | undefined;
  }): JSX.Element => {
    const { ring, label } = place;
    const style = useMemo(() => styleOf(place, shape, eye), [place, shape, eye]);
    return (
      <button
        type="button"
        class={`cell${drags === undefined ? '' : ' drags'}${legal ? ' legal' : ''}`}
        data-ring={label}
        data-number={ring}
        tabIndex={stop ? 0 : -1}
        aria-label={name}
        style={style}
        onClick={(event) => events.tap(ring, event.detail > 0)}
        onFocus={(event) => {
          const byKey = event.currentTarget.matches(':focus-visible');
          onFocus(ring, byKey);
          if (byKey) events.point(ring);
        }}
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse') events.point(ring);
        }}
        onPointerDown={(event) => {
          startPress(event, {
            rest: () => events.point(ring),
            leave: () => events.point(undefined),
          });
          if (drags !== undefined) startRingDrag(event, { ring, drags, marble, drop: events.drag });
        }}
        onContextMenu={(event) => event.preventDefault()}
      />
    );
  },
);

const nearest = (
  places: readonly Place[],
  from: number,
  present: (ring: number) => boolean,
): number => {
  const here = places[from];
  const left = places.filter((place) => present(place.ring));
  if (here === undefined) return left[0]?.ring ?? 0;
  const away = (place: Place): number => Math.hypot(place.x - here.x, place.y - here.y);
  return left.reduce((best, place) => (away(place) < away(best) ? place : best), left[0] ?? here)
    .ring;
};

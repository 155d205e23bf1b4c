import { memo } from 'preact/compat';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { JSX, TargetedKeyboardEvent, TargetedPointerEvent } from 'preact';
import type { Place, Shape } from '@zertz/art';
import type { BoardProps } from './Board.tsx';
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
  const styles = useMemo(() => stylesOf(shape), [shape]);
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
  const onPointerDown = (event: TargetedPointerEvent<HTMLDivElement>): void => {
    const cell = cellOf(event);
    if (cell === undefined) return;
    const ring = Number(cell.dataset['number']);
    startPress(event, cell, {
      rest: () => events.point(ring),
      leave: () => events.point(undefined),
    });
    const { drags, marble } = rings[ring] ?? {};
    if (drags !== undefined) startRingDrag(event, { ring, drags, marble, drop: events.drag });
  };
  const onFocusIn = (event: FocusEvent): void => {
    const cell = cellOf(event);
    focused.current = cell && Number(cell.dataset['number']);
    if (cell === undefined || focused.current === undefined) return;
    const byKey = cell.matches(':focus-visible');
    onFocus(focused.current, byKey);
    if (byKey) events.point(focused.current);
  };
  // What is done on a button is heard here: each of up to 204 would have listeners of its own.
  return (
    <div
      ref={root}
      class="grid"
      role="grid"
      aria-label={props.gridName}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        const ring = ringOf(event);
        if (ring !== undefined) events.tap(ring, event.detail > 0);
      }}
      onPointerDown={onPointerDown}
      onPointerOver={(event) => {
        const ring = event.pointerType === 'mouse' ? ringOf(event) : undefined;
        if (ring !== undefined) events.point(ring);
      }}
      onPointerLeave={() => events.point(undefined)}
      onContextMenu={(event) => {
        if (cellOf(event) !== undefined) event.preventDefault();
      }}
      onFocusIn={onFocusIn}
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
            .map((place) => {
              const { ring } = place;
              const { legal = false, name } = cells[ring] ?? {};
              const looks = `cell${rings[ring]?.drags === undefined ? '' : ' drags'}${legal ? ' legal' : ''}`;
              const stops = ring === stop;
              return (
                <span key={ring} role="gridcell">
                  <button
                    type="button"
                    class={looks}
                    data-ring={place.label}
                    data-number={ring}
                    tabIndex={stops ? 0 : -1}
                    aria-label={name}
                    style={styles[ring]}
                  />
                </span>
              );
            })}
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

/** Where each button lies, and how far from there a tilted board shows its ring. */
const stylesOf = (shape: Shape) => {
  const { box, places } = shape;
  const eye = eyeOf(shape);
  return places.map((place) => {
    const tilt = tilted(place, shape, eye);
    return {
      left: `${((place.x - box.x) / box.width) * 100}%`,
      top: `${((place.y - box.y) / box.height) * 100}%`,
      '--tilt-x': `${tilt.x}%`,
      '--tilt-y': `${tilt.y}%`,
    };
  });
};

/** The button that something happened on. */
const cellOf = ({ target }: Event): HTMLElement | undefined =>
  target instanceof HTMLElement && target.dataset['number'] !== undefined ? target : undefined;

const ringOf = (event: Event): number | undefined => {
  const number = cellOf(event)?.dataset['number'];
  return number === undefined ? undefined : Number(number);
};

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

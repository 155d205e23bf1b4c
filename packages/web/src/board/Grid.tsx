import { useLayoutEffect, useRef } from 'preact/hooks';
import type { JSX, TargetedKeyboardEvent } from 'preact';
import type { BoardProps } from './Board.tsx';
import type { Place } from './boardView.ts';
import { startRingDrag } from './drag.ts';
import { ringByKey } from './navigation.ts';

/** Buttons over the picture, one row a column, one tab stop for all. */
export const Grid = (props: BoardProps): JSX.Element => {
  const { view, cells, events, focus, onFocus } = props;
  const { shape, rings } = view;
  const root = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const present = (ring: number): boolean => rings[ring]?.present === true;
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
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!props.letters && event.code.startsWith('Key')) return;
    const grid = {
      places: shape.places,
      present,
      legal: (ring: number) => cells[ring]?.legal === true && present(ring),
    };
    const next = ringByKey(grid, stop, event);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    wantsFocus.current = next !== stop;
    onFocus(next);
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
      {shape.columnNames.map((letter, column) => (
        <div key={letter} class="grid-row" role="row" aria-label={props.columnName(letter)}>
          {shape.places
            .filter((place) => place.column === column && present(place.ring))
            .map((place) => (
              <span key={place.ring} role="gridcell">
                <Cell {...props} place={place} stop={place.ring === stop} />
              </span>
            ))}
        </div>
      ))}
    </div>
  );
};

const Cell = ({
  place,
  stop,
  view,
  cells,
  events,
  onFocus,
}: BoardProps & { readonly place: Place; readonly stop: boolean }): JSX.Element => {
  const { box } = view.shape;
  const { ring, label } = place;
  const drags = view.rings[ring]?.drags;
  const left = ((place.x - box.x) / box.width) * 100;
  const top = ((place.y - box.y) / box.height) * 100;
  return (
    <button
      type="button"
      class={`cell${drags === undefined ? '' : ' drags'}${cells[ring]?.legal === true ? ' legal' : ''}`}
      data-ring={label}
      data-number={ring}
      tabIndex={stop ? 0 : -1}
      aria-label={cells[ring]?.name}
      style={{ left: `${left}%`, top: `${top}%` }}
      onClick={() => events.tap(ring)}
      onFocus={(event) => {
        onFocus(ring);
        if (event.currentTarget.matches(':focus-visible')) events.point(ring);
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') events.point(ring);
      }}
      onPointerDown={(event) => {
        if (drags !== undefined) startRingDrag(event, { ring, drags, view, drop: events.drag });
      }}
    />
  );
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

/** A pointer that moved less than this has not moved. */
export const SLACK = 6;

/** The edges of a touch screen belong to its system: a gesture that begins there is not ours. */
const EDGE = 24;

export const beginsAtEdge = ({ clientX, pointerType }: PointerEvent): boolean =>
  pointerType !== 'mouse' && (clientX < EDGE || clientX > window.innerWidth - EDGE);

/** The click that ends a gesture is no click. */
export const swallowClick = (): void => {
  const stop = (click: MouseEvent): void => {
    click.stopPropagation();
    click.preventDefault();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }));
};

/** Follows one pointer until it is let go, or until `joined` by another it gives way to. */
export const follow = (
  { pointerId }: PointerEvent,
  on: {
    readonly move: (event: PointerEvent) => void;
    readonly end: (event: PointerEvent) => void;
    /** Another pointer came down. True: this one is followed no longer. */
    readonly joined?: () => boolean;
    /** Esc was pressed, which is nobody else's then. True: it is followed no longer. */
    readonly escaped?: () => boolean;
  },
): void => {
  const stop = new AbortController();
  const mine = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pointerId) act(event);
  };
  const end = mine((event) => {
    stop.abort();
    on.end(event);
  });
  const { signal } = stop;
  window.addEventListener('pointermove', mine(on.move), { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', end, { signal });
  window.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerId !== pointerId && on.joined?.() === true) stop.abort();
    },
    { signal, capture: true },
  );
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || on.escaped?.() !== true) return;
      stop.abort();
      event.stopPropagation();
      event.preventDefault();
    },
    { signal, capture: true },
  );
};

import type { JSX } from 'preact';

const PATHS = {
  arrow: 'M4 20L19 5M10 5h9v9',
  back: 'M9 14l-5-5 5-5M4 9h10a6 6 0 0 1 0 12h-3',
  bin: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13',
  book: 'M5 4h6a2 2 0 0 1 2 2v14a2 2 0 0 0-2-2H5zM21 4h-6a2 2 0 0 0-2 2M21 4v14h-6a2 2 0 0 0-2 2',
  bolt: 'M13 2L4 14h7l-1 8 9-12h-7l1-8z',
  bulb: 'M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.6.5-.5 1-.5 3h-6c0-2 .1-2.5-.5-3z',
  check: 'M5 12l5 5 9-10',
  close: 'M6 6l12 12M18 6L6 18',
  equal: 'M5 9h14M5 15h14',
  faces: 'M5 9h14M5 15h14M12 6.5V3M9.5 5L12 2.5 14.5 5M12 17.5V21M9.5 19L12 21.5 14.5 19',
  first: 'M18 6l-6 6 6 6M7 6v12',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  flag: 'M6 21V4M6 5h11l-2 4 2 4H6',
  full: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 11v2M11 12h2',
  handshake: 'M3 11l4-4 5 3 5-3 4 4-8 8-3-3M9 13l4 4',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.01',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  graph: 'M4 4v16h16M7 15l4-5 3 3 5-7',
  hourglass: 'M7 4h10M7 20h10M8 4c0 4 8 5 8 8s-8 4-8 8M16 4c0 4-8 5-8 8s8 4 8 8',
  keyboard: 'M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8',
  last: 'M6 6l6 6-6 6M17 6v12',
  list: 'M4 6h3v3H4zM4 15h3v3H4zM11 7.5h9M11 16.5h9',
  learn: 'M3 9l9-4 9 4-9 4zM7 11v5c2 2 8 2 10 0v-5M21 9v5',
  less: 'M5 12h14',
  map: 'M9 4L3 6v14l6-2 6 2 6-2V4l-6 2zM9 4v14M15 6v14',
  menu: 'M5 12h.01M12 12h.01M19 12h.01',
  mirror: 'M12 3v18M8 7l-5 10h5zM16 7l5 10h-5z',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  muted: 'M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5',
  notebook: 'M7 3h12v18H7zM4 7h6M4 12h6M4 17h6M13 8h3',
  down: 'M12 5v14M6 13l6 6 6-6',
  next: 'M9 6l6 6-6 6',
  open: 'M4 19V6h6l2 2h8v3M4 19l3-8h14l-3 8z',
  none: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM6.5 6.5l11 11',
  pause: 'M8 5v14M16 5v14',
  pencil: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9h.01',
  play: 'M7 5l12 7-12 7z',
  plus: 'M12 5v14M5 12h14',
  previous: 'M15 6l-6 6 6 6',
  redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  repeat: 'M5 11V9a3 3 0 0 1 3-3h11M16 3l3 3-3 3M19 13v2a3 3 0 0 1-3 3H5M8 21l-3-3 3-3',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21',
  print: 'M7 8V4h10v4M7 17H4V8h16v9h-3M7 14h10v6H7z',
  puzzle: 'M4 8h4a2 2 0 1 1 4 0h4v4a2 2 0 1 1 0 4v4H4zM18 4l1 2 2 1-2 1-1 2-1-2-2-1 2-1z',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5v5M8 14.5v5',
  share: 'M12 15V4M8 8l4-4 4 4M5 12v8h14v-8',
  shrink: 'M9 4v5H4M15 4v5h5M20 15h-5v5M4 15h5v5',
  sound: 'M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L12 16.9l-5.3 2.8 1.1-5.9L3.5 9.7l5.9-.8z',
  spark: 'M12 3l2 7 7 2-7 2-2 7-2-7-7-2 7-2z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M4 12H2M22 12h-2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.5 17.5L5 19',
  target: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  turn: 'M20 12a8 8 0 1 1-2.6-5.9M20 3v5h-5',
  up: 'M12 19V5M6 11l6-6 6 6',
  undo: 'M9 14l-5-5 5-5M4 9h10a6 6 0 0 1 0 12h-3',
  copy: 'M9 9h10v10H9zM5 15V5h10',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c0-3 2.7-5 6-5s6 2 6 5M16 4.5a3.5 3.5 0 0 1 0 6.5M18 15.5c2 .7 3 2.3 3 4.5',
  computer: 'M7 7h10v10H7zM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4',
  zen: 'M12 12a3.5 3.5 0 1 0 0-.01M12 3a9 9 0 1 1-6.4 2.6',
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing beside words, or in a button that has a name of its own. */
export const Icon = ({ name }: { readonly name: IconName }): JSX.Element => (
  <svg class={`icon icon-${name}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
);

import type { Marble, Player } from '@zertz/rules';

/** A place of the starting outline. It never moves while the board shrinks. */
export interface Place {
  readonly ring: number;
  readonly label: string;
  /** Centre, with the distance of two neighbouring rings as 100. */
  readonly x: number;
  readonly y: number;
  /** The column of its label, 0 = a. */
  readonly column: number;
  /** Where it is seen on the lattice: columns to the right and half ring widths up. */
  readonly across: number;
  readonly up: number;
  /** False for a place that never had a ring. */
  readonly used: boolean;
}

/** The outline of a board: where everything is drawn. */
export interface Shape {
  /** Indexed by ring number. */
  readonly places: readonly Place[];
  /** Labels beyond both ends of every column. */
  readonly edges: readonly { readonly x: number; readonly y: number; readonly text: string }[];
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly columnNames: readonly string[];
}

/** What can be drawn on a ring, with a marble or without. */
export const MARKS = [
  'can-place',
  'chosen',
  'free',
  'leaving',
  'halo',
  'halo-on',
  'claim',
  'cut-off',
  'last-placed',
  'last-removed',
  'refused',
  'pointed-at',
  'hint',
  'hint-out',
  'gone',
  'escape-0',
  'escape-1',
  'escape-2',
  'escape-3',
] as const;
export type Mark = (typeof MARKS)[number];

/** How a ring is drawn, or the place that it has left. */
export interface RingView {
  readonly present: boolean;
  readonly marble: Marble | undefined;
  /** A marble that would stand here. */
  readonly ghost: Marble | undefined;
  readonly dim: boolean;
  readonly marks: readonly Mark[];
  /** What can be dragged away from here. */
  readonly drags: 'marble' | 'ring' | undefined;
}

/** A capture drawn on the board. */
export interface PathView {
  readonly kind: 'chosen' | 'other' | 'last' | 'reply' | 'hint' | 'refused';
  /** Rings visited, the start first. */
  readonly rings: readonly number[];
  /** Rings jumped over, in order. */
  readonly taken: readonly number[];
  readonly letter: string | undefined;
  /** Who would capture, where that is not whoever moves. */
  readonly by?: Player;
  /** One of several that may come. */
  readonly faint?: boolean;
}

/** A label beside a ring, with the marbles it speaks of. */
export interface Chip {
  readonly at: number;
  readonly text: string;
  readonly marbles: readonly Marble[];
}

/** Where coordinates stand: beyond the ends of the columns, there and on every ring, or nowhere. */
export type Labels = 'edges' | 'every' | 'off';

/** Everything the board draws. It knows no rules: it is told what may be clicked. */
export interface BoardView {
  readonly shape: Shape;
  /** Indexed by ring number. */
  readonly rings: readonly RingView[];
  readonly paths: readonly PathView[];
  readonly chip: Chip | undefined;
  /** Neighbours that hold a ring, drawn as bars. */
  readonly bars: readonly { readonly at: number; readonly toward: number }[];
  /** Whose colour the marks of the last turn have. */
  readonly lastMover: Player | undefined;
  readonly labels: Labels;
  readonly marbleMarks: boolean;
  /** How wide highlights are: 1 is as they are meant. */
  readonly strength: number;
}

import { signal } from '@preact/signals';
import type { Labels } from '@zertz/art';
import type { PictureTheme } from '@zertz/art/picture';
import type { Line } from './subject.ts';

/** How a diagram is to look. What was chosen is there again for the next one of the visit. */
export interface Options {
  readonly theme: PictureTheme;
  readonly labels: Labels;
  readonly tray: boolean;
  /** The marks of the last turn. */
  readonly last: boolean;
  readonly drawings: boolean;
  /** How many pixels of a PNG there are for one of the board as it is meant. */
  readonly scale: Scale;
  readonly pace: Pace;
}

/** A PNG is sharp on any screen from twice the size on. */
export const SCALES = ['2', '3', '4'] as const;
export type Scale = (typeof SCALES)[number];

export const PACES = ['slow', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];

/** How long a turn is seen. */
export const MILLIS: { readonly [P in Pace]: number } = { slow: 2400, normal: 1400, fast: 800 };

export const LONGEST_CAPTION = 200;

export const options = signal<Options | undefined>(undefined);

/** A still picture, or a line that moves. */
export type What = 'position' | Line['kind'];

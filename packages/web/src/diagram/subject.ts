import { batch, signal } from '@preact/signals';
import type { Drawing, Shape } from '@zertz/art';
import type { Played, Player, Position } from '@zertz/rules';
import { dialog } from '../play/dialogs.ts';

/** Turns that a moving picture can show, from the position before the first of them. */
export interface Line {
  readonly kind: 'before' | 'after' | 'forced';
  readonly start: Position;
  readonly turns: readonly Played[];
}

/** What a diagram is made of, as it stood on some board when it was asked for. */
export interface Subject {
  /** The board the way round it is seen. */
  readonly shape: Shape;
  readonly position: Position;
  readonly last: Played | undefined;
  readonly drawings: readonly Drawing[];
  readonly names: { readonly [P in Player]: string };
  readonly caption: string;
  readonly lines: readonly Line[];
}

export const subject = signal<Subject | undefined>(undefined);

/** Opens the dialog in which a picture of this is made. */
export const openDiagram = (of: Subject): void => {
  batch(() => {
    subject.value = of;
    dialog.value = 'diagram';
  });
};

/** The lines with a turn in them. */
export const withTurns = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ turns }) => turns.length > 0);

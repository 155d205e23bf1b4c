import type { ShownRefusal } from '../play/session.ts';

/** One thing that is answered, with what it is about where several stand below each other. */
export interface Line {
  readonly term?: string;
  readonly text: string;
}

export interface Answer {
  readonly lines: readonly Line[];
  /** What the board shows with it, as for something that was refused. */
  readonly refusal?: ShownRefusal | undefined;
}

/** An answer in sentences. */
export const says = (...texts: readonly string[]): Answer => ({
  lines: texts.map((text) => ({ text })),
});

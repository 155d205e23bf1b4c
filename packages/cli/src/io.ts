import type { Readable } from 'node:stream';

/** One of the two places a command writes to. */
export interface Output {
  readonly write: (text: string) => void;
  /** Resolves once everything written has been handed on. */
  readonly flushed: () => Promise<void>;
  readonly isTTY: boolean;
  readonly hasColour: boolean;
  readonly columns: number;
}

/** Everything a command knows of the world: the process in earnest, streams of text in tests. */
export interface Io {
  readonly stdin: Readable;
  readonly stdinIsTTY: boolean;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Aborted when the user presses Ctrl-C. */
  readonly interrupt: AbortSignal;
}

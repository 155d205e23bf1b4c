import type { Report, Settings, Task } from '@zertz/engine';

/** What a thread that thinks is sent. */
export type ToThread =
  | { readonly kind: 'configure'; readonly settings: Settings }
  | { readonly kind: 'new-game' }
  | { readonly kind: 'think'; readonly id: number; readonly task: Task };

/** What it sends. */
export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'info' | 'done'; readonly id: number; readonly report: Report }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

/** What a thread starts with. */
export interface ThreadData {
  /** One number: tasks up to this one are to stop. A thread that thinks reads no messages. */
  readonly stopped: SharedArrayBuffer;
  /** Which engine, where the script has several. */
  readonly engine: string;
}

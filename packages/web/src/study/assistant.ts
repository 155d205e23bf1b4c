import type { ExplainOptions } from '@zertz/engine';
import type { Answer, Question, Told, Work } from './worker.ts';

export type ExplainLimits = Omit<ExplainOptions, 'stopped'>;

/** Why nothing came of what was asked: the worker could not be started, or it broke. */
export type AssistantFailure = 'not-loaded' | 'stopped';

export interface Hearing {
  readonly told: (told: Told) => void;
  readonly failed: (why: AssistantFailure) => void;
}

/**
 * Thinks in a worker of its own, about one thing at a time: what is asked next ends what came before,
 * of which nothing is heard any more.
 */
export class Assistant {
  private worker: Worker | undefined;
  private asked = 0;
  private busy = false;

  ask(work: Work, { failed, told }: Hearing): void {
    this.stop();
    this.asked += 1;
    const id = this.asked;
    const isWanted = (): boolean => this.busy && this.asked === id;
    const giveUp = (why: AssistantFailure): void => {
      if (!isWanted()) return;
      this.end();
      failed(why);
    };
    this.busy = true;
    try {
      const worker = this.open();
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.id !== id || !isWanted()) return;
        if (data.told.kind !== 'info' && data.told.kind !== 'part') this.busy = false;
        told(data.told);
      };
      // A script that was not found has no message; one that threw has.
      worker.onerror = (event) => {
        event.preventDefault();
        giveUp(event.message ? 'stopped' : 'not-loaded');
      };
      const question: Question = { id, work };
      worker.postMessage(question);
    } catch {
      giveUp('not-loaded');
    }
  }

  /** It hears nothing while it thinks, so it is ended; the next question gets a worker of its own. */
  stop(): void {
    if (this.busy) this.end();
  }

  /** Gives back what it holds; asked again, it begins anew. */
  dismiss(): void {
    this.end();
  }

  private end(): void {
    this.busy = false;
    this.worker?.terminate();
    this.worker = undefined;
  }

  private open(): Worker {
    this.worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    return this.worker;
  }
}

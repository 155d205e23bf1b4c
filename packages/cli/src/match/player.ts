import { formatGo, parseReply } from '@zertz/engine';
import type { Limits, Option, Reply } from '@zertz/engine';
import { err, ok } from '@zertz/rules';
import type { Result } from '@zertz/rules';
import type { Contender } from './contender.ts';
import { openLink } from './link.ts';
import type { Link } from './link.ts';

/** Why a player gave no turn. */
export interface PlayerFailure {
  readonly code: 'died' | 'hung' | 'stopped';
  /** The end of a sentence about the player. */
  readonly message: string;
}

export interface PlayerOptions {
  /** Unless the contender has its own. */
  readonly limits: Limits;
  /** How much longer than it may think a player is waited for, in milliseconds. */
  readonly patience: number;
  readonly interrupt: AbortSignal;
}

/** One side of a match. A player that has failed is started again when it is next asked. */
export class Player {
  private readonly contender: Contender;
  private readonly options: PlayerOptions;
  private link: Link | undefined;
  private hear: ((reply: Reply) => void) | undefined;
  private fail: ((failure: PlayerFailure) => void) | undefined;

  constructor(contender: Contender, options: PlayerOptions) {
    this.contender = contender;
    this.options = options;
  }

  async newGame(): Promise<Result<undefined, PlayerFailure>> {
    if (this.link === undefined) {
      const started = await this.start();
      if (!started.ok) return started;
    }
    this.link?.send('newgame');
    return this.askReady();
  }

  /** The turn it chooses, as it writes it; `undefined`: it says that there is none. */
  async choose(place: string): Promise<Result<string | undefined, PlayerFailure>> {
    const { contender, options } = this;
    const own = contender.kind === 'own' ? contender.limits : {};
    const limits = Object.keys(own).length > 0 ? own : options.limits;
    const { millis } = limits;
    const most = millis === undefined ? UNTIMED * options.patience : 3 * millis + options.patience;
    const said = await this.ask(
      [`position ${place}`, `go ${formatGo({ limits, lines: 1, infinite: false })}`],
      (reply) => reply.kind === 'bestmove',
      most,
    );
    if (!said.ok) return said;
    const last = said.value[said.value.length - 1];
    return ok(last?.kind === 'bestmove' ? last.turn : undefined);
  }

  async close(): Promise<void> {
    const { link } = this;
    this.link = undefined;
    await link?.close();
  }

  private async start(): Promise<Result<undefined, PlayerFailure>> {
    const told = await this.ask(
      ['zertz'],
      (reply) => reply.kind === 'zertzok',
      Math.max(this.options.patience, STARTING),
    );
    if (!told.ok) return told;
    const offered = told.value.flatMap((reply) => (reply.kind === 'option' ? [reply.option] : []));
    for (const { name, value } of this.wanted()) {
      if (offers(offered, name)) this.link?.send(`setoption name ${name} value ${value}`);
    }
    return ok(undefined);
  }

  /** Both sides are given the same processor time, whatever else the machine does. */
  private wanted(): readonly { readonly name: string; readonly value: string }[] {
    const own = this.contender.kind === 'own' ? this.contender.options : [];
    return [{ name: 'Clock', value: 'cpu' }, ...own];
  }

  private async askReady(): Promise<Result<undefined, PlayerFailure>> {
    const ready = await this.ask(
      ['isready'],
      (reply) => reply.kind === 'readyok',
      Math.max(this.options.patience, STARTING),
    );
    return ready.ok ? ok(undefined) : ready;
  }

  /** Sends lines and gathers the replies up to one that answers. */
  private async ask(
    lines: readonly string[],
    answers: (reply: Reply) => boolean,
    most: number,
  ): Promise<Result<readonly Reply[], PlayerFailure>> {
    const { interrupt } = this.options;
    const replies: Reply[] = [];
    const found = await new Promise<Result<readonly Reply[], PlayerFailure>>((resolve) => {
      const seconds = (most / 1000).toFixed(1);
      const timer = setTimeout(
        () => this.fail?.({ code: 'hung', message: `gave no answer within ${seconds} s` }),
        most,
      );
      const stop = (): void => this.fail?.({ code: 'stopped', message: 'was interrupted' });
      const finish = (result: Result<readonly Reply[], PlayerFailure>): void => {
        clearTimeout(timer);
        interrupt.removeEventListener('abort', stop);
        this.hear = undefined;
        this.fail = undefined;
        resolve(result);
      };
      this.hear = (reply) => {
        replies.push(reply);
        if (answers(reply)) finish(ok(replies));
      };
      this.fail = (failure) => finish(err(failure));
      interrupt.addEventListener('abort', stop);
      if (interrupt.aborted) stop();
      this.link ??= this.open();
      for (const line of lines) this.link.send(line);
    });
    if (!found.ok) await this.close();
    return found;
  }

  private open(): Link {
    return openLink(this.contender, {
      // A line that is not of the protocol is none of ours.
      line: (line) => {
        const reply = parseReply(line);
        if (reply.ok) this.hear?.(reply.value);
      },
      ended: (why) => {
        this.link = undefined;
        this.fail?.({ code: 'died', message: `died: ${why}` });
      },
    });
  }
}

/** Milliseconds that a program may take to start, whatever the patience while it thinks. */
const STARTING = 30_000;

/** Without a time limit it may think for so many times the patience. */
const UNTIMED = 6;

const offers = (options: readonly Option[], name: string): boolean =>
  options.some((option) => option.name === name);

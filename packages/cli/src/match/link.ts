import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Protocol } from '@zertz/engine';
import { nameOf, startOwn } from '../engine/ownEngines.ts';
import { protocolWords } from '../words.ts';
import type { Contender } from './contender.ts';

/** Somebody who is sent lines of the protocol, whoever it is. */
export interface Link {
  readonly send: (line: string) => void;
  readonly close: () => Promise<void>;
}

export interface LinkListener {
  readonly line: (line: string) => void;
  /** It will say no more; why, as the end of a sentence. Not called after `close`. */
  readonly ended: (why: string) => void;
}

export const openLink = (contender: Contender, listener: LinkListener): Link =>
  contender.kind === 'own'
    ? openOwn(contender.engine, listener)
    : openProgram(contender.words, listener);

const openOwn = (engine: Parameters<typeof startOwn>[0], { ended, line }: LinkListener): Link => {
  const thinker = startOwn(engine);
  const protocol = new Protocol({
    name: nameOf(engine),
    thinker,
    send: line,
    words: protocolWords,
    onEnd: () => ended('it has ended'),
  });
  return { send: (text) => protocol.receive(text), close: () => thinker.close() };
};

const openProgram = (words: readonly string[], { ended, line }: LinkListener): Link => {
  const [command = '', ...args] = words;
  // In a group of its own: Ctrl-C is for the match, which then ends its players in order.
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'], detached: true });
  let over = false;
  const end = (why: string): void => {
    if (!over) ended(why);
    over = true;
  };
  const closed = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      end(`it could not be started: ${error.message}`);
      resolve();
    });
    child.on('close', (status, signal) => {
      end(signal === null ? `it ended with status ${status ?? 0}` : `it was ended by ${signal}`);
      resolve();
    });
  });
  // A program that has gone reads nothing; its end is told by `close`.
  child.stdin.on('error', () => undefined);
  createInterface({ input: child.stdout, crlfDelay: Infinity }).on('line', (text) => {
    if (!over) line(text);
  });
  return {
    send: (text) => child.stdin.write(`${text}\n`),
    close: async () => {
      over = true;
      child.stdin.end('quit\n');
      const impatient = setTimeout(() => child.kill('SIGKILL'), QUIT_MS);
      await closed;
      clearTimeout(impatient);
    },
  };
};

/** How long a program may take to end. */
const QUIT_MS = 500;

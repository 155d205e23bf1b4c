import type { Worker } from 'node:worker_threads';
import { teamOf } from '@zertz/engine';
import type { Thinker } from '@zertz/engine';
import { VERSION } from '../version.ts';
import { openScript, scriptBeside, startThread } from './thread.ts';

/** The engines that come with the command. */
export const OWN_ENGINES = ['builtin', 'simple'] as const;
export type OwnEngine = (typeof OWN_ENGINES)[number];

export const startOwn = (engine: OwnEngine): Thinker =>
  teamOf(() => startThread(scriptBeside(import.meta.url, 'worker'), engine));

/** One of the scripts of this folder, in a thread. */
export const openOwnScript = (name: string): Worker =>
  openScript(scriptBeside(import.meta.url, name));

/** How an engine introduces itself. */
export const nameOf = (engine: OwnEngine): string =>
  engine === 'builtin' ? `Zertz ${VERSION}` : `Zertz ${VERSION} simple player`;

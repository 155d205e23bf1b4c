import type { Thinker } from '@zertz/engine';
import { VERSION } from '../version.ts';
import { scriptBeside, startThread } from './thread.ts';

/** The engines that come with the command. */
export const OWN_ENGINES = ['builtin', 'simple'] as const;
export type OwnEngine = (typeof OWN_ENGINES)[number];

export const startOwn = (engine: OwnEngine): Thinker =>
  startThread(scriptBeside(import.meta.url, 'worker'), engine);

/** How an engine introduces itself. */
export const nameOf = (engine: OwnEngine): string =>
  engine === 'builtin' ? `Zertz ${VERSION}` : `Zertz ${VERSION} simple player`;

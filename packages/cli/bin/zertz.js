#!/usr/bin/env node
// Plain JavaScript that any Node reads, because it runs before the right one is found.
import { existsSync } from 'node:fs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const recentEnough = major > 24 || (major === 24 && minor >= 11);
const source = new URL('../src/main.ts', import.meta.url);
const inClone = existsSync(source);

if (!recentEnough && inClone) {
  // The repository keeps a Node of its own for such machines; this runs the command under it.
  const { underNode24 } = await import('../../../tools/run/node24.mjs');
  await underNode24();
}

if (!recentEnough) {
  process.stderr.write(
    `zertz needs Node 24.11 or newer and this is ${process.versions.node}; ` +
      'install it from https://nodejs.org and run the command again\n',
  );
  process.exitCode = 1;
} else if (inClone) {
  // In a clone the sources run as they are; all that has to be built, once, is the engine's core.
  const { buildCore } = await import('../../../tools/run/core.mjs');
  await buildCore();
  const { loadJsx } = await import('../../../tools/run/jsx.mjs');
  const { registerHooks } = await import('node:module');
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, { ...context, conditions: ['source', ...context.conditions] }),
    load: loadJsx,
  });
  await import(source.href);
} else {
  await import('../dist/main.js');
}

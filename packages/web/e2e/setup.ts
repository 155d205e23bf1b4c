import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { ensureChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built application is served, without a slash at the end. */
    origin: string;
    /** The folder of the built application. */
    build: string;
  }
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** Serves the built application for the browser tests; `WEB_DIST` names another build of it. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const outDir = resolve(root, process.env['WEB_DIST'] ?? 'dist');
  if (!existsSync(resolve(outDir, 'index.html'))) {
    throw new Error('The web application is not built: run "npm run build" first.');
  }
  ensureChromium();
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { host: 'localhost', port: 4300, strictPort: false, open: false },
  });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The preview server gave no address.');
  project.provide('origin', address.replace(/\/$/, ''));
  project.provide('build', outDir);
  return () => server.close();
};

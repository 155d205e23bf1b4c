import { join } from 'node:path';
import { root } from './root.mjs';
import { whenStopped } from './stopped.mjs';

const PORT = 4173;

/** Serves the built web application until interrupted; takes the next free port if need be. */
export const serve = async () => {
  const { preview } = await import('vite');
  const server = await preview({
    root: join(root, 'packages/web'),
    logLevel: 'error',
    preview: { host: 'localhost', port: PORT, strictPort: false, open: false },
  });
  console.log(`\nZertz is at ${server.resolvedUrls.local[0]} (Ctrl-C stops it)`);
  whenStopped(() => {
    void server.close().finally(() => process.exit(0));
  });
};

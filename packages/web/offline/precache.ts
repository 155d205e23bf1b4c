import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';

const WORKER = fileURLToPath(new URL('serviceWorker.ts', import.meta.url));

/** Pages for addresses below the first: the service worker makes them of the first. */
const isCopy = (file: string): boolean => file.endsWith('.html') && file !== 'index.html';

/** Names below `assets` change with what is in them; the others need a sign of that. */
const entryOf = (file: string, content: string | Uint8Array) => ({
  url: file,
  revision: file.startsWith('assets/')
    ? null
    : createHash('sha256').update(content).digest('hex').slice(0, 16),
});

/** The service worker as one script of the old kind, which every browser takes. */
const bundleWorker = async (files: readonly unknown[]): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: WORKER, output: { format: 'iife' } },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output[0].code;
};

/** Writes `serviceWorker.js`, which keeps every file of the build for when there is no network. */
export const precache = (): Plugin => ({
  name: 'precache',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const files = Object.values(bundle)
      .filter(({ fileName }) => !isCopy(fileName))
      .map((file) => entryOf(file.fileName, file.type === 'asset' ? file.source : file.code))
      .toSorted((a, b) => (a.url < b.url ? -1 : 1));
    const source = await bundleWorker(files);
    this.emitFile({ type: 'asset', fileName: 'serviceWorker.js', source });
  },
});

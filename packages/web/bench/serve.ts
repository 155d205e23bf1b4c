import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { readBuild } from '../size/readBuild.ts';
import { firstView } from '../size/weigh.ts';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface Served {
  /** Without a slash at its end. */
  readonly origin: string;
  /** What the first view weighs, compressed. */
  readonly kilobytes: number;
  readonly close: () => Promise<void>;
}

/** Serves the build as a usual server does: compressed, and kept where the name tells the content. */
export const serveBuild = async (): Promise<Served> => {
  const files = readBuild(fileURLToPath(new URL('../dist', import.meta.url)));
  if (!files.has('index.html')) throw new Error('The web application is not built.');
  const packed = new Map<string, Uint8Array>();
  const server = createServer(({ url }, response) => {
    const path = new URL(url ?? '/', 'http://localhost').pathname.slice(1);
    const name = [path, `${path}.html`, `${path}index.html`].find((one) => files.has(one));
    const content = name === undefined ? undefined : files.get(name);
    if (name === undefined || content === undefined) {
      response.writeHead(404).end();
      return;
    }
    const plain = /\.(?:png|woff2)$/.test(name);
    const body = plain ? content : (packed.get(name) ?? gzipSync(content));
    packed.set(name, body);
    response.writeHead(200, {
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': name.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      ...(plain ? {} : { 'content-encoding': 'gzip' }),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    kilobytes: firstView(files).reduce(
      (sum, name) => sum + gzipSync(files.get(name) ?? '').length / 1000,
      0,
    ),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
};

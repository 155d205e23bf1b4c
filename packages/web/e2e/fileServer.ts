import { cp, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface FileServer {
  /** The address of the application, which lies in a folder below the first. */
  readonly address: string;
  /** Its files: a copy, which may be changed. */
  readonly folder: string;
  readonly close: () => Promise<void>;
}

const answer = async (root: string, pathname: string, response: ServerResponse): Promise<void> => {
  const path = join(root, pathname);
  const isFolder = (await stat(path)).isDirectory();
  if (isFolder && !pathname.endsWith('/')) {
    response.writeHead(301, { location: `${pathname}/` }).end();
    return;
  }
  const file = isFolder ? join(path, 'index.html') : path;
  const content = await readFile(file);
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type }).end(content);
};

/** A server of plain files, as there are many, for a copy of a build. */
export const serveCopy = async (build: string): Promise<FileServer> => {
  const root = await mkdtemp(join(tmpdir(), 'zertz-web-'));
  const folder = join(root, 'some', 'folder');
  await cp(build, folder, { recursive: true });
  const server = createServer((request, response) => {
    answer(root, new URL(request.url ?? '/', 'http://localhost').pathname, response).catch(() =>
      response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/some/folder/`,
    folder,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await rm(root, { recursive: true, force: true });
    },
  };
};

/** Waits until the service worker answers for the page, and so has kept every file of the build. */
export const isKeptOffline = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      navigator.serviceWorker.controller !== null ||
      new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      }),
  );

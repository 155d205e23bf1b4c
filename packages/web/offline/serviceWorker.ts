import { PrecacheController } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;
/** Every file of the build, put in by `precache.ts`. */
declare const FILES: PrecacheEntry[];

const files = new PrecacheController();
files.addToCacheList(FILES);

const scope = new URL('./', self.location.href);

/** Names of files have a dot; whatever else lies below the application is one of its pages. */
const isPage = ({ pathname }: URL): boolean => !/\.[^/]*$/.test(pathname);

/** The letters of nearly all that is read, whatever the language. */
const font = FILES.map((entry) => (typeof entry === 'string' ? entry : entry.url)).find((url) =>
  /inter-latin-wght-normal-[^/]*\.woff2$/.test(url),
);
/**
 * The browser would want the font only once the page is laid out, and would lay it all out again. It is
 * here already; without a service worker it would be in the way of the scripts.
 */
const fontLink =
  font === undefined
    ? ''
    : `<link rel="preload" href="./${font}" as="font" type="font/woff2" crossorigin>`;

/** The page with links that hold at every depth: it is one page, whatever the address. */
const thePage = async (request: Request): Promise<Response> => {
  const kept = await files.matchPrecache('index.html');
  if (kept === undefined) return fetch(request);
  const text = await kept.text();
  const page = text
    .replace('</head>', `${fontLink}</head>`)
    .replaceAll(/(src|href)="\.\//g, `$1="${scope.pathname}`);
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } });
};

/** A file of this version, or of the one before, which another tab may still show. */
const theFile = async (request: Request): Promise<Response> => {
  const key = files.getCacheKeyForURL(request.url) ?? request.url;
  const cache = await self.caches.open(files.strategy.cacheName);
  return (await cache.match(key, { ignoreVary: true })) ?? fetch(request);
};

self.addEventListener('install', (event) => {
  event.waitUntil(files.install(event));
});

self.addEventListener('activate', (event) => {
  const take = async (): Promise<void> => {
    await self.clients.claim();
    const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    // Other tabs may still need files of the version before, so they go the next time.
    if (tabs.length <= 1) await files.activate(event);
  };
  event.waitUntil(take());
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(scope.href)) return;
  if (request.mode === 'navigate' && isPage(url)) event.respondWith(thePage(request));
  else if (request.mode !== 'navigate') event.respondWith(theFile(request));
});

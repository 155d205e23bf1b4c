import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { LESSON_NAMES } from './src/learn/lesson.ts';

const puzzles = JSON.parse(
  readFileSync(new URL('src/puzzles/puzzles.json', import.meta.url), 'utf8'),
) as readonly { readonly id: string }[];

/** Addresses that a server of plain files has to know; the application tells them apart. */
const ADDRESSES = [
  'play',
  'local',
  'games',
  'settings',
  'learn',
  'puzzles',
  'rules',
  'editor',
  'embed',
  'analyse',
  'studies',
  'print',
  ...LESSON_NAMES.map((lesson) => `learn/${lesson}`),
  ...puzzles.map(({ id }) => `puzzles/${id}`),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((level) => `vs/${level}`),
];

/** The page for a folder below that of the application. */
const below = (page: string, depth: number): string =>
  page.replaceAll(/(src|href)="\.\//g, `$1="./${'../'.repeat(depth)}`);

/**
 * Looks for the application in one folder above the other, as where it lies cannot be told from an
 * address that is not known, and loads it from there. Runs in the page, before anything of ours.
 */
const finder = (page: string): string => {
  const script = /<script type="module"[^>]*src="\.\/([^"]+)"><\/script>/.exec(page)?.[1] ?? '';
  const styles = [...page.matchAll(/<link rel="stylesheet"[^>]*href="\.\/([^"]+)">/g)];
  return `const find = async (up) => {
  for (let left = location.pathname.split('/').length; left > 0; left--, up += '../') {
    const found = await fetch(up + ${JSON.stringify(script)}, { method: 'HEAD' }).catch(() => undefined);
    if (!found?.ok || !found.headers.get('content-type')?.includes('javascript')) continue;
    for (const name of ${JSON.stringify(styles.map(([, name]) => name))}) {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: up + name });
      document.head.append(link);
      await new Promise((loaded) => link.addEventListener('load', loaded));
    }
    await import(new URL(up + ${JSON.stringify(script)}, location.href).href);
    break;
  }
};`;
};

/**
 * Some servers answer every address with the first page, whose files are then not beside it. This has
 * to stand before them, to hear that they were not there.
 */
const forgiving = (page: string): string =>
  page.replace(
    '<meta charset="utf-8" />',
    (charset) => `${charset}
    <script>
{ ${finder(page)}
const missed = ({ target }) => {
  if (!(target instanceof HTMLScriptElement)) return;
  removeEventListener('error', missed, true);
  find('../');
};
addEventListener('error', missed, true); }
</script>`,
  );

/** The page for an address that is not known, at whatever depth; what is kept here has no files. */
const lost = (page: string): string =>
  page
    .replaceAll(/<script type="module"[^>]*src="[^"]+"><\/script>\s*/g, '')
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>\s*/g, '')
    .replace(
      '</head>',
      () =>
        `<script>\n{ ${finder(page)}\nfind(/\\/game\\/[^/]+\\/review$/.test(location.pathname) ? '../../' : /\\/study\\/[^/]+$/.test(location.pathname) ? '../' : './'); }\n</script>\n</head>`,
    );

/** Writes the page once for each address, so that every link works without a server that thinks. */
export const staticPages = (): Plugin => ({
  name: 'static-pages',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset' || typeof page.source !== 'string') return;
    for (const address of ADDRESSES) {
      const depth = address.split('/').length;
      // Servers look for one or the other; what is relative is one folder apart.
      for (const [fileName, folders] of [
        [`${address}.html`, depth - 1],
        [`${address}/index.html`, depth],
      ] as const) {
        this.emitFile({ type: 'asset', fileName, source: below(page.source, folders) });
      }
    }
    this.emitFile({ type: 'asset', fileName: '404.html', source: lost(page.source) });
    page.source = forgiving(page.source);
  },
});

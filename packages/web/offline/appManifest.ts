import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { ICONS } from '../icons/icons.ts';

/** The dark theme; once the page is open, its own colours count. */
const INK = '#0D1013';
const LINEN = '#F4F1EA';

/** Everything is relative, so that it works in whatever folder the application is put. */
const manifest = {
  id: './',
  name: 'Zertz',
  short_name: 'Zertz',
  description: 'Play the board game ZÈRTZ against a friend or the computer.',
  lang: 'en',
  dir: 'ltr',
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: INK,
  background_color: INK,
  categories: ['games'],
  icons: [
    ...ICONS.filter(({ purpose }) => purpose !== 'apple').map(({ file, size, purpose }) => ({
      src: `icons/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
  ],
  shortcuts: [{ name: 'Play', url: './play/' }],
} as const;

const head = (tag: string, attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag,
  attrs,
  injectTo: 'head',
});

/** What lets the application be installed: its manifest, its icons and the colours around it. */
export const appManifest = (): Plugin => ({
  name: 'app-manifest',
  apply: 'build',
  generateBundle() {
    const files = ['icon.svg', ...ICONS.map(({ file }) => file)];
    for (const file of files) {
      const source = readFileSync(new URL(`../icons/${file}`, import.meta.url));
      this.emitFile({ type: 'asset', fileName: `icons/${file}`, source });
    }
    const source = `${JSON.stringify(manifest, null, 1)}\n`;
    this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
  },
  transformIndexHtml: () => [
    head('link', { rel: 'manifest', href: './manifest.webmanifest' }),
    head('link', { rel: 'apple-touch-icon', href: './icons/apple-180.png' }),
    head('meta', { name: 'theme-color', content: INK, media: '(prefers-color-scheme: dark)' }),
    head('meta', { name: 'theme-color', content: LINEN, media: '(prefers-color-scheme: light)' }),
  ],
});

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { preview } from 'vite';
import { launchChromium } from '../e2e/chromium.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';

/** npm run shots [-- --out FOLDER --only PART,PART]: pictures of every screen, to be looked at. */

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  sideways: { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true },
} satisfies { [size: string]: BrowserContextOptions };

const LOOKS = (Object.keys(SIZES) as (keyof typeof SIZES)[]).flatMap((size) =>
  (['ink', 'linen'] as const).flatMap((theme) =>
    (['en', 'he'] as const).map((language) => ({ size, theme, language })),
  ),
);
type Look = (typeof LOOKS)[number];

const nameOf = ({ size, theme, language }: Look): string => `${size}-${theme}-${language}`;

const { values } = parseArgs({
  options: { out: { type: 'string' }, only: { type: 'string' } },
});
const root = resolve(import.meta.dirname, '..');
const out = resolve(values.out ?? join(import.meta.dirname, '../../../reports/shots'));
const wanted = values.only?.split(',') ?? [];

const isWanted = (look: Look, screen: Screen): boolean =>
  wanted.every((part) => `${nameOf(look)}/${screen.name}`.includes(part));

const shoot = async (browser: Browser, origin: string, look: Look, screen: Screen) => {
  const context = await browser.newContext({
    baseURL: origin,
    ...SIZES[look.size],
    colorScheme: look.theme === 'ink' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(10_000);
  try {
    await context.addInitScript(
      (settings) => {
        localStorage.setItem('zertz.settings', settings);
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      },
      JSON.stringify({ language: look.language, ...screen.settings }),
    );
    const page = await context.newPage();
    await screen.before?.(page);
    await page.goto(screen.at.startsWith('/') ? screen.at : `/play${screen.at}`);
    await page.locator('h1').first().waitFor();
    await screen.steps?.(page);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(out, nameOf(look), `${screen.name}.png`) });
  } finally {
    await context.close();
  }
};

/** All pictures of a look on one page, each with its name. */
const sheet = (look: Look, screens: readonly Screen[]): string =>
  `<!doctype html><meta charset="utf-8"><title>${nameOf(look)}</title>
<style>body{font:14px sans-serif;background:#777;display:flex;flex-wrap:wrap;gap:12px}
img{display:block;width:${look.size === 'phone' ? 240 : 460}px}figure{margin:0}</style>
${screens
  .map(
    ({ name }) =>
      `<figure><figcaption>${name}</figcaption><a href="${nameOf(look)}/${name}.png">` +
      `<img src="${nameOf(look)}/${name}.png" alt="${name}"></a></figure>`,
  )
  .join('\n')}`;

const server = await preview({
  root,
  logLevel: 'error',
  build: { outDir: join(root, 'dist') },
  preview: { host: 'localhost', port: 4400, strictPort: false, open: false },
});
const origin = server.resolvedUrls?.local[0];
if (origin === undefined) throw new Error('The preview server gave no address.');
const browser = await launchChromium();
const failed: string[] = [];
for (const look of LOOKS) {
  const screens = SCREENS.filter((screen) => isWanted(look, screen));
  if (screens.length === 0) continue;
  if (wanted.length === 0) await rm(join(out, nameOf(look)), { recursive: true, force: true });
  await mkdir(join(out, nameOf(look)), { recursive: true });
  for (const screen of screens) {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${nameOf(look)}/${screen.name}`);
    await shoot(browser, origin, look, screen).catch((error: unknown) => {
      failed.push(`${nameOf(look)}/${screen.name}: ${String(error).split('\n')[0]}`);
    });
  }
  await writeFile(join(out, `${nameOf(look)}.html`), sheet(look, screens));
}
if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
await browser.close();
await server.close();
console.log(`Pictures are in ${out}, with a page of each kind (…-ink-en.html).`);
for (const line of failed) console.error(`No picture of ${line}`);
if (failed.length > 0) process.exitCode = 1;

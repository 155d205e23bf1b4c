import { readFile, writeFile } from 'node:fs/promises';
import { launchChromium } from '../e2e/chromium.ts';
import { ICONS } from './icons.ts';

// Draws the icons anew from `icon.svg`: npm run icons

const svg = await readFile(new URL('icon.svg', import.meta.url), 'utf8');
const browser = await launchChromium();
const page = await browser.newPage();
for (const { file, size, corner } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;border-radius:${corner * 100}%}</style>${svg}`,
  );
  await writeFile(new URL(file, import.meta.url), await page.screenshot({ omitBackground: true }));
}
await browser.close();

// How fast the built application is in a real browser, beside what the design asks for.
import { keep } from '../../../tools/kept.ts';
import { launchChromium } from '../e2e/chromium.ts';
import { analysis } from './analysis.ts';
import { explorer } from './explorer.ts';
import { inputWhileThinking } from './input.ts';
import { coldBoard, keptBoard } from './load.ts';
import { endProgress, stopQuietly } from './progress.ts';
import { boardAlone, redraws } from './redraw.ts';
import { shifts, walks } from './routes.ts';
import { HEAD, isBusy, isMet, lineOf } from './row.ts';
import type { Row } from './row.ts';
import { serveBuild } from './serve.ts';

const RUNS = 5;
stopQuietly();

const served = await serveBuild();
const browser = await launchChromium();
const { origin, kilobytes } = served;
const measures: { readonly [name: string]: () => Promise<Row | readonly Row[]> } = {
  cold: () => coldBoard(browser, origin, { bar: 1500, network: '4G', kilobytes, runs: RUNS }),
  slow: () => coldBoard(browser, origin, { network: 'slow 4G', kilobytes, runs: RUNS }),
  kept: () => keptBoard(browser, origin, { bar: 300, runs: RUNS }),
  input: () => inputWhileThinking(browser, origin, 100),
  board: () => boardAlone(browser, origin, 6),
  // With all that stands beside the board: what a turn costs the whole page.
  redraw: () => redraws(browser, origin, { rings: 61, slow: false }),
  'redraw-phone': () => redraws(browser, origin, { rings: 61, slow: true }),
  'redraw-204': () => redraws(browser, origin, { rings: 204, slow: false }),
  shift: () => shifts(browser, origin, 0.02),
  analysis: () => analysis(browser, origin),
  explorer: () => explorer(browser, origin),
  walk: () => walks(browser, origin),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(measures, name));
const rows: Row[] = [];
let busy = false;
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}; there are: ${Object.keys(measures).join(', ')}.`,
  );
  process.exitCode = 2;
} else {
  console.log(HEAD);
  for (const [name, measure] of Object.entries(measures)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const found = [await measure()].flat();
    busy ||= isBusy();
    endProgress();
    for (const row of found) console.log(lineOf(row, busy));
    rows.push(...found);
  }
  if (busy) console.log('The machine is busy with other things, so "alone" was judged.');
  keep('bench-web.json', { busy, rows });
  if (!rows.every((row) => isMet(row, busy))) process.exitCode = 1;
}
await browser.close();
await served.close();

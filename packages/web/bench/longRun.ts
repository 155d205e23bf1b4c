// Plays many games against the computer in one page, and watches what the page holds on to.
import { keep } from '../../../tools/kept.ts';
import { launchChromium } from '../e2e/chromium.ts';
import { seeded } from '../e2e/random.ts';
import { faultsOf, playAgain, playOut, QUICK, slowerAtEnd } from './longGames.ts';
import type { LongGame } from './longGames.ts';
import { visitor } from './phone.ts';
import { endProgress, progress, stopQuietly } from './progress.ts';
import { median } from './row.ts';
import { serveBuild } from './serve.ts';

const [wanted = '100'] = process.argv.slice(2);
const many = Number(wanted);
if (!Number.isInteger(many) || many < 6) {
  console.error(`"${wanted}" is no number of games; at least 6 are needed to compare them.`);
  process.exit(2);
}

stopQuietly();

const lineOf = (name: string, { listeners, megabytes, nodes, times }: LongGame): string =>
  [
    name.padEnd(8),
    `${megabytes.toFixed(1)} MB`.padStart(10),
    String(nodes).padStart(8),
    String(listeners).padStart(10),
    `${median(times).toFixed(0)} ms`.padStart(10),
  ].join('');

const served = await serveBuild();
const browser = await launchChromium();
const visit = await visitor(browser, { size: 'desktop', slow: false, settings: QUICK });
const { cdp, page } = visit;
const random = seeded(1);
const games: LongGame[] = [];
await page.goto(`${served.origin}/vs/1`);
await page.locator('[data-ring]').first().waitFor();
console.log('game         held   nodes  listeners   a turn');
while (games.length < many) {
  if (games.length > 0) await playAgain(page);
  progress(`game ${games.length + 1} of ${many}`);
  const game = await playOut(page, cdp, random);
  games.push(game);
  if (games.length % 10 === 0 || games.length === many) {
    endProgress();
    console.log(lineOf(String(games.length), game));
  }
}
const slower = slowerAtEnd(games);
const faults = [...faultsOf(games), ...(slower === undefined ? [] : [slower])];
keep('longrun.json', { games, faults });
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
await browser.close();
await served.close();

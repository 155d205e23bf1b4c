import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { cpuDuring, painted, visitor } from './phone.ts';
import { progress } from './progress.ts';
import type { Row } from './row.ts';

const GAMES = fileURLToPath(
  new URL('../../../../shared/data/games/games.jsonl.gz', import.meta.url),
);
const MANY = '20,529';
/** The same turns are made so often; what each took least is what it takes undisturbed. */
const PASSES = 5;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What each thread of this name did, in milliseconds: by the clock, and of the processor. */
const tasksOf = (events: readonly TraceEvent[], thread: RegExp) => {
  const threads = new Set(
    events
      .filter(({ args, name }) => name === 'thread_name' && thread.test(args?.name ?? ''))
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && threads.has(`${pid} ${tid}`))
    .map(({ dur = 0, tdur = 0 }) => ({ clock: dur / 1000, cpu: tdur / 1000 }));
};

/** All the games there are, imported; then what others played in a few positions, and a reload. */
export const explorer = async (browser: Browser, origin: string): Promise<Row[]> => {
  if (!existsSync(GAMES)) {
    console.error('../shared/data is missing, so no games are imported.');
    return [];
  }
  const visit = await visitor(browser, { size: 'desktop', slow: false });
  const { page } = visit;
  page.setDefaultTimeout(180_000);
  await page.goto(`${origin}/analyse`);
  await page.locator('h1').first().waitFor();
  await page.keyboard.press('g');
  const chooser = page.locator('.import-box input[type="file"]');
  await chooser.waitFor({ state: 'attached' });
  progress('import of all games');
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'],
  });
  const began = performance.now();
  await chooser.setInputFiles(GAMES);
  await page.getByText(`${MANY} games were imported.`).waitFor();
  const took = performance.now() - began;
  await painted(visit);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const worker = tasksOf(trace.traceEvents, /Worker/);
  const main = tasksOf(trace.traceEvents, /^CrRendererMain$/);
  const sum = worker.reduce((all, { cpu }) => all + cpu, 0);
  const longest = main.reduce((most, { clock }) => Math.max(most, clock), 0);
  const busiest = main.reduce((most, { cpu }) => Math.max(most, cpu), 0);

  // From the position with most games on, along the turns that were played most.
  const passes: number[][] = [];
  for (let pass = 1; pass <= PASSES; pass++) {
    progress(`statistics of positions: ${pass} of ${PASSES}`);
    await page.keyboard.press('Shift+Comma');
    await painted(visit);
    const costs: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      // Shows the turn on the board, which is no part of what is looked up.
      await page.locator('.turn-of-row').first().focus();
      await painted(visit);
      costs.push(
        await cpuDuring(visit, async () => {
          await page.keyboard.press('Enter');
          await painted(visit);
        }),
      );
    }
    passes.push(costs);
  }
  const undisturbed = (passes[0] ?? []).map((_, turn) =>
    Math.min(...passes.map((costs) => costs[turn] ?? Infinity)),
  );
  await page.reload();
  await page.locator('h1').first().waitFor();
  const reload = await cpuDuring(visit, async () => {
    await page.keyboard.press('g');
    await page.locator('.explorer-says').first().waitFor();
    await page.getByText(`${MANY} games`).first().waitFor();
    await painted(visit);
  });
  await visit.context.close();
  const row = (
    what: string,
    bar: number | undefined,
    measured: number,
    alone: number,
    runs: readonly number[],
  ): Row => ({
    what,
    bar,
    unit: 'ms',
    measured,
    alone,
    runs,
  });
  return [
    row(`import of ${MANY} games`, 60_000, took, sum, [took]),
    row('longest task of the page meanwhile', 200, longest, busiest, [longest]),
    row(
      'statistics of a position, drawn with its board',
      50,
      Math.max(...passes.flat()),
      Math.max(...undisturbed),
      undisturbed,
    ),
    row('opening the collection again', 200, reload, reload, [reload]),
  ];
};

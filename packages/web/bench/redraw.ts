import type { Browser } from 'playwright-core';
import {
  firstJumps,
  formatPosition,
  formatRing,
  legalTurns,
  newGame,
  playTurn,
  positionOf,
  PRESETS,
  startPosition,
} from '@zertz/rules';
import type { Marble, Position } from '@zertz/rules';
import { seeded } from '../e2e/random.ts';
import { cpuDuring, painted, visitor } from './phone.ts';
import type { Visit } from './phone.ts';
import { progress } from './progress.ts';
import { percentile } from './row.ts';
import type { Row } from './row.ts';

interface Placing {
  readonly marble: Marble;
  readonly to: string;
  readonly removal: string;
}

/** Turns from the start of a game after which nothing can be captured. */
const quietTurns = (start: Position, many: number): readonly Placing[] => {
  const random = seeded(7);
  const turns: Placing[] = [];
  let game = newGame(start);
  for (const from = [...legalTurns(start)]; turns.length < many && from.length > 0;) {
    const [turn] = from.splice(Math.floor(random() * from.length), 1);
    if (turn?.kind !== 'placement' || turn.removal === undefined) continue;
    const next = playTurn(game, turn);
    if (!next.ok || firstJumps(positionOf(next.value)).length > 0) continue;
    const [to, removal] = [turn.to, turn.removal].map((ring) => formatRing(start.board, ring));
    turns.push({ marble: turn.marble, to: to ?? '', removal: removal ?? '' });
    game = next.value;
    from.splice(0, from.length, ...legalTurns(positionOf(game)));
  }
  return turns;
};

/** The same turns are made so often; what each change took least is what it takes undisturbed. */
const GAMES = 3;

/**
 * Processor time of the page's thread for each change of a board: script, layout and paint, without
 * what this program itself asks of it.
 */
export const redraws = async (
  browser: Browser,
  origin: string,
  { rings, slow }: { rings: 37 | 61 | 204; slow: boolean },
): Promise<Row[]> => {
  const start = startPosition({ ...PRESETS.official, board: rings });
  const where = `${rings} rings${slow ? ', phone' : ''}`;
  const turns = quietTurns(start, 10);
  const games: number[][] = [];
  for (let game = 1; game <= GAMES; game++) {
    progress(`redraw of ${where}: game ${game} of ${GAMES}`);
    const visit = await visitor(browser, {
      size: slow ? 'phone' : 'desktop',
      slow,
      settings: { motion: false, confirm: 'off' },
    });
    await visit.page.goto(`${origin}/play#z=${encodeURIComponent(formatPosition(start))}`);
    await visit.page.locator('[data-ring]').first().waitFor();
    games.push(await costsOf(visit, turns));
    await visit.context.close();
  }
  const one = (what: string, share: number): Row => {
    const undisturbed = (games[0] ?? []).map((_, change) =>
      Math.min(...games.map((costs) => costs[change] ?? Infinity)),
    );
    return {
      what,
      bar: undefined,
      unit: 'ms',
      measured: percentile(games.flat(), share),
      alone: percentile(undisturbed, share),
      runs: undisturbed,
    };
  };
  return [
    one(`redraw of the page, ${where}`, 0.5),
    one(`redraw of the page, ${where}, one in ten takes more`, 0.9),
  ];
};

/**
 * The same of a board with nothing beside it: a page for other pages shows one, and each step leads
 * to the next turn of a game and redraws what that turn has changed.
 */
export const boardAlone = async (browser: Browser, origin: string, bar: number): Promise<Row[]> => {
  const start = startPosition({ ...PRESETS.official, board: 61 });
  const turns = quietTurns(start, 10).map(
    ({ marble, removal, to }) => `${marble.charAt(0).toUpperCase()}${to},${removal}`,
  );
  const fields = { z: formatPosition(start), g: turns.join('|') };
  const hash = new URLSearchParams(fields).toString();
  const games: number[][] = [];
  for (let game = 1; game <= GAMES; game++) {
    progress(`redraw of a board alone: game ${game} of ${GAMES}`);
    const visit = await visitor(browser, { size: 'desktop', slow: false, settings: {} });
    await visit.page.goto(`${origin}/embed#${hash}`);
    await visit.page.locator('[data-ring]').first().waitFor();
    const press = (index: number): Promise<number> =>
      cpuDuring(visit, async () => {
        await visit.page.evaluate((at) => {
          document.querySelectorAll<HTMLElement>('.embed-tools button').item(at)?.click();
        }, index);
        await painted(visit);
      });
    // The last turn is shown, so the first button, which goes back, does something.
    const asking: number[] = [];
    while (asking.length < 10) asking.push(await press(1));
    const costs: number[] = [];
    for (const button of [0, 1]) {
      for (const _ of turns) costs.push((await press(button)) - Math.min(...asking));
    }
    games.push(costs);
    await visit.context.close();
  }
  const undisturbed = (games[0] ?? []).map((_, at) =>
    Math.min(...games.map((costs) => costs[at] ?? Infinity)),
  );
  return [
    {
      what: 'redraw of the board alone, 61 rings',
      bar,
      unit: 'ms',
      measured: percentile(games.flat(), 0.5),
      alone: percentile(undisturbed, 0.5),
      runs: undisturbed,
    },
  ];
};

const costsOf = async (visit: Visit, turns: readonly Placing[]): Promise<number[]> => {
  const { page } = visit;
  const costs: number[] = [];
  const cost = (selector: string, event: 'click' | 'pointerover' | 'nothing'): Promise<number> =>
    cpuDuring(visit, async () => {
      await page.evaluate(
        ([target, type]) => {
          const element = document.querySelector<HTMLElement>(target);
          if (element === null) throw new Error(`${target} is not there`);
          if (type === 'click') element.click();
          else if (type === 'pointerover') {
            element.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', bubbles: true }));
          }
        },
        [selector, event] as const,
      );
      await painted(visit);
    });
  // What it takes to ask the page, and a frame in which nothing is another.
  const asking: number[] = [];
  while (asking.length < 10) asking.push(await cost('body', 'nothing'));
  const change = async (selector: string, event: 'click' | 'pointerover'): Promise<void> => {
    costs.push((await cost(selector, event)) - Math.min(...asking));
  };
  for (const [index, { marble, removal, to }] of turns.entries()) {
    await page.evaluate(
      (colour) => document.querySelector<HTMLElement>(`button[data-marble="${colour}"]`)?.click(),
      marble,
    );
    await painted(visit);
    await change(`[data-ring="${to}"]`, 'pointerover');
    await change(`[data-ring="${to}"]`, 'click');
    await change(`[data-ring="${removal}"]`, 'pointerover');
    await change(`[data-ring="${removal}"]`, 'click');
    await page.locator(`[data-ply="${index + 1}"]`).waitFor({ state: 'attached' });
  }
  return costs;
};

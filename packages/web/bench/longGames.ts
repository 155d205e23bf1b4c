import type { CDPSession, Page } from 'playwright-core';
import {
  formatTurnIn,
  legalTurns,
  newGame,
  parseTurn,
  playTurn,
  positionOf,
  PRESETS,
  startPosition,
  unwrap,
} from '@zertz/rules';
import type { Game, Turn } from '@zertz/rules';
import { median } from './row.ts';

/** What a page holds on to after a game, all garbage collected. */
export interface Holdings {
  readonly megabytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

export interface LongGame extends Holdings {
  readonly turns: number;
  /** Milliseconds from each turn made here until the computer has answered. */
  readonly times: readonly number[];
}

/** How the page is set up for it: nothing is waited for, and nothing asked. */
export const QUICK = {
  level: 1,
  thinking: 'quick',
  motion: false,
  confirm: 'off',
  sound: 'off',
} as const;

/** In the page: until a frame has been drawn, and all that was put off to then is done. */
const FRAME = 'new Promise((done) => requestAnimationFrame(() => setTimeout(done)))';

/** What is held in the end: some is let go of only a frame or two after the garbage was collected. */
export const holdings = async (cdp: CDPSession): Promise<Holdings> => {
  const seen: Holdings[] = [];
  for (let time = 0; time < 5; time++) {
    await cdp.send('Runtime.evaluate', { expression: FRAME, awaitPromise: true });
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    const { jsEventListeners, nodes } = await cdp.send('Memory.getDOMCounters');
    seen.push({ megabytes: usedSize / 1e6, nodes, listeners: jsEventListeners });
  }
  const least = (what: keyof Holdings): number => Math.min(...seen.map((one) => one[what]));
  return { megabytes: least('megabytes'), nodes: least('nodes'), listeners: least('listeners') };
};

const claimsAll = (turn: Turn): boolean => turn.kind === 'pass' || turn.declined.isEmpty;

/** In the page: types a turn and waits until the computer has answered or the game is over. */
const playInPage = async (page: Page, text: string, played: number): Promise<Answer> =>
  page.evaluate(
    async ([move, before]) => {
      const box = document.querySelector<HTMLInputElement>('.move-box input');
      if (!box?.form) throw new Error('there is no box to type a move in');
      const began = performance.now();
      box.value = move;
      box.form.requestSubmit();
      const isDone = (): boolean => {
        const now = document.querySelectorAll('[data-ply]').length;
        if (document.querySelector('.dock.over') !== null) return now > before;
        return now > before && document.querySelector('.player.near.mover') !== null;
      };
      if (!isDone()) {
        await new Promise<void>((resolve, reject) => {
          const late = setTimeout(() => reject(new Error(`no answer to ${move}`)), 60_000);
          const look = new MutationObserver(() => {
            if (!isDone()) return;
            clearTimeout(late);
            look.disconnect();
            resolve();
          });
          look.observe(document.body, { childList: true, subtree: true, attributes: true });
        });
      }
      const all = [...document.querySelectorAll('[data-ply] bdi')].map((turn) => turn.textContent);
      return { time: performance.now() - began, turns: all.slice(before) };
    },
    [text, played] as const,
  );

interface Answer {
  readonly time: number;
  readonly turns: readonly (string | null)[];
}

/** Plays the game on the table to its end, with turns drawn at random. */
export const playOut = async (
  page: Page,
  cdp: CDPSession,
  random: () => number,
): Promise<LongGame> => {
  let game: Game = newGame(startPosition(PRESETS.official));
  const times: number[] = [];
  while (game.outcome === undefined) {
    const turns = [...legalTurns(positionOf(game))].filter(claimsAll);
    const turn = turns[Math.floor(random() * turns.length)];
    if (turn === undefined) throw new Error('no turn is legal');
    const answer = await playInPage(
      page,
      formatTurnIn(positionOf(game), turn),
      game.history.length,
    );
    times.push(answer.time);
    for (const text of answer.turns) {
      game = unwrap(playTurn(game, unwrap(parseTurn(positionOf(game), text ?? ''))));
    }
  }
  return { ...(await holdings(cdp)), turns: game.history.length, times };
};

/** Begins another game of the same kind, in the same page. */
export const playAgain = async (page: Page): Promise<void> => {
  await page.locator('.dock.over .button.accent').click();
  await page.locator('[data-ply]').first().waitFor({ state: 'detached' });
};

/** The page is warm by then: everything that is loaded once has been. */
const WARM = 10;

/**
 * What has grown from one game to another, as sentences. Ends of games differ in what is on the page, so
 * the smallest of a few games beside each other is taken.
 */
export const faultsOf = (games: readonly LongGame[]): readonly string[] => {
  const least = (part: readonly LongGame[], what: keyof Holdings): number =>
    Math.min(...part.map((game) => game[what]));
  const share = Math.min(WARM, Math.floor(games.length / 3));
  const [early, late] = [games.slice(share, 2 * share), games.slice(-share)];
  const faults: string[] = [];
  const compare = (what: keyof Holdings, allowed: (before: number) => number): void => {
    const [before, after] = [least(early, what), least(late, what)];
    if (after <= allowed(before)) return;
    faults.push(`${what} grew from ${before.toFixed(1)} to ${after.toFixed(1)}.`);
  };
  compare('megabytes', (before) => Math.max(before + 2, before * 1.1));
  compare('nodes', (before) => before * 1.1 + 50);
  compare('listeners', (before) => before * 1.1 + 20);
  return faults;
};

/** Whether turns take longer at the end: 20 games beside 20 early ones. */
export const slowerAtEnd = (games: readonly LongGame[]): string | undefined => {
  const timesOf = (part: readonly LongGame[]): number => median(part.flatMap(({ times }) => times));
  const [early, late] = [timesOf(games.slice(WARM, WARM + 20)), timesOf(games.slice(-20))];
  if (games.length < WARM + 40 || late <= early * 1.25) return undefined;
  return `A turn took ${early.toFixed(0)} ms at first and ${late.toFixed(0)} ms at the end.`;
};

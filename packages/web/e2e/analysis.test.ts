import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { finds } from './finds.ts';
import { overflow } from './fit.ts';
import { F1, F3, F3_TURNS, F3_WIN, FOURTH_WHITE } from './fixtures.ts';
import { marked } from './marks.ts';
import { BOTH, DESKTOP, opener, PHONE } from './page.ts';
import type { Look } from './page.ts';
import { PATIENCE, until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const analyse = (look: Look, from = '', how: Parameters<typeof open>[1] = {}): Promise<Table> =>
  open(look, { ...how, at: `/analyse${from}` });

const engine = ({ page }: Table) => page.getByRole('switch', { name: 'Engine' });
const lines = ({ page }: Table) => page.locator('.engine-line');
const forced = ({ page }: Table) => page.locator('.forced-card');
const frames = ({ page }: Table) => page.locator('.frame');
const nodes = ({ page }: Table): Promise<string[]> =>
  page.locator('[data-node] bdi').allTextContents();
const current = ({ page }: Table): Promise<string> =>
  page.locator('.move[aria-current] ').innerText();
/** The marbles on the board, as a screen reader hears them. */
const marbles = ({ page }: Table): Promise<string[]> =>
  page.locator('[data-ring]').evaluateAll((rings) =>
    rings
      .map((ring) => ring.getAttribute('aria-label') ?? '')
      .filter((name) => name.includes('marble'))
      .map((name) => name.split(', ').slice(0, 2).join(' ')),
  );

const showMoves = async (table: Table): Promise<void> => {
  if (table.isPhone) await table.press(table.page.locator('#study-moves'));
};

describe.each(BOTH)('$name', (look) => {
  test('the engine is off until it is asked, and then tells three lines in words and numbers', async () => {
    const table = await analyse(look, F1);
    await table.reads('Off. It thinks on this device once you switch it on.');
    expect(await lines(table).count()).toBe(0);
    await table.press(engine(table));
    await lines(table).nth(2).waitFor(PATIENCE);
    expect(await lines(table).first().innerText()).toMatch(/player|Even/);
    expect(await lines(table).first().locator('.worth').innerText()).toMatch(/^[◆●] [+W]/);
    await table.reads(/\d threads?, depth \d+, [\d,]+ positions a second/);
    // It is remembered in this tab, and in no other.
    await table.page.reload();
    await lines(table).first().waitFor(PATIENCE);
    const other = await analyse(look, F1);
    expect(await engine(other).isChecked()).toBe(false);
  });

  test('UX 58 a win in 3 is told by five pictures: offer, forced, offer, forced, claim', async () => {
    const table = await analyse(look, F3);
    await table.press(engine(table));
    await table.page.getByText('First player can force a win in 3').waitFor(PATIENCE);
    await until(() => table.page.locator('.frame-tag').allTextContents()).toEqual([
      'Offer',
      'Forced',
      'Offer',
      'Forced',
      'Claims 2, wins',
    ]);
    expect(await table.page.locator('.frame-turn').allTextContents()).toEqual([
      ...F3_WIN.slice(0, 4),
      'Wg3,f3',
    ]);
    await table.reads('With 4 whites.');
    // The cards that came have not pushed the turn on the board out of the list.
    await showMoves(table);
    await until(() =>
      table.page.locator('.move[aria-current]').evaluate((move) => {
        const [inside, box] = [move, move.closest('.move-scroll')].map((element) =>
          element?.getBoundingClientRect(),
        );
        return inside!.top >= box!.top && inside!.bottom <= box!.bottom + 1;
      }),
    ).toBe(true);
    expect(await overflow(table)).toBe(0);
  });
});

test('UX 59 the line is played on the board, and the position returns after', async () => {
  const table = await analyse(DESKTOP, F3, { before: ({ clock }) => clock.install({ time: 0 }) });
  const { page } = table;
  await table.press(engine(table));
  await table.page.getByText('can force a win in 3').waitFor(PATIENCE);
  const before = await marbles(table);
  // From here on time goes only where the test moves it.
  await page.clock.pauseAt(3_600_000);
  const shown = (): Promise<string> => page.locator('.film-count').innerText();
  await page.keyboard.press('p');
  await page.clock.runFor(1000);
  await until(shown).toBe('1/5');
  expect(await marbles(table)).toContain('b2 white marble');
  await table.press(table.button('Pause'));
  await page.clock.runFor(5000);
  expect(await shown()).toBe('1/5');
  await table.press(table.button('On a turn'));
  await until(shown).toBe('2/5');
  expect(await marbles(table)).toContain('e2 grey marble');
  await page.getByRole('slider').fill('4');
  await until(shown).toBe('4/5');
  expect(await frames(table).nth(3).getAttribute('aria-current')).toBe('step');
  await table.press(page.locator('label', { hasText: '0.5×' }));
  await table.press(table.button('Run'));
  await page.clock.runFor(1000);
  expect(await shown()).toBe('4/5');
  await page.clock.runFor(1000);
  await until(shown).toBe('5/5');
  await page.clock.runFor(2000);
  await until(() => page.locator('.film-tools').count()).toBe(0);
  expect(await marbles(table)).toEqual(before);
  expect(await nodes(table)).toEqual(F3_TURNS);
});

test('UX 60 the line is hidden and solved, and a wrong turn is refuted', async () => {
  const table = await analyse(DESKTOP, F3, { context: { reducedMotion: 'reduce' } });
  await table.press(engine(table));
  await table.page.getByText('can force a win in 3').waitFor(PATIENCE);
  await table.press(table.button('Solve it'));
  expect(await frames(table).count()).toBe(0);
  expect(await lines(table).count()).toBe(0);
  await table.reads('First player to move: force a win in 3.');
  const said = (): Promise<string> => table.page.locator('.solve-task').innerText();
  await table.choose('grey');
  await table.tap('d5');
  await table.tap('f4');
  await expect.poll(said, PATIENCE).toMatch(/Nothing has to be taken: |The answer is /);
  await table.press(table.button('Try again'));
  await until(() => table.says('d5')).toMatch(/empty/);
  for (const [marble, to, off] of [
    ['white', 'b2', 'f4'],
    ['white', 'f3', 'e4'],
    ['white', 'g3', 'f3'],
  ] as const) {
    await table.choose(marble);
    await table.tap(to);
    await table.tap(off);
  }
  await until(said).toMatch(/Solved\./);
  await table.press(table.button('Back to the position'));
  await until(() => frames(table).count()).toBe(5);
  expect(await nodes(table)).toEqual(F3_TURNS);
});

test('a line is looked at on the board, and played into the tree', async () => {
  const table = await analyse(DESKTOP, F3);
  await table.press(engine(table));
  await lines(table).nth(2).waitFor(PATIENCE);
  await lines(table).first().focus();
  await until(() => table.page.locator('.marble-art.ghost').count()).toBe(1);
  // Until it is played the engine may still think of something better.
  await lines(table)
    .first()
    .evaluate((line) => {
      const note = () => Object.assign(window, { told: line.querySelector('b')?.textContent });
      line.addEventListener('click', note, { capture: true, once: true });
    });
  await table.page.keyboard.press('Enter');
  const first = await table.page.evaluate(() => Reflect.get(window, 'told') as string);
  await until(() => current(table)).toBe(first);
  // What the engine said of another position is never shown with this one.
  await until(() => table.page.locator('.marble-art.ghost').count()).toBe(0);
  await table.page.keyboard.press('Escape');
  expect((await nodes(table)).slice(0, F3_TURNS.length + 1)).toEqual([...F3_TURNS, first]);
});

test('as many threads as were chosen share the work, and an advantage is told as was chosen', async () => {
  const before = (page: Page) =>
    page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => 4 }),
    );
  const table = await analyse(DESKTOP, '#g=Wd4,a1|Gd6,g1|Ba4,d1', { before });
  await table.press(engine(table));
  await lines(table).nth(2).waitFor(PATIENCE);
  await table.reads(/on this device, 3 threads, depth \d+/);
  await table.press(table.button('Settings of the engine'));
  await table.press(table.choice('Threads of an analysis', 'Half (2)'));
  await table.page.getByText(/on this device, 2 threads, depth \d+/).waitFor(PATIENCE);
  await table.press(table.choice('Threads of an analysis', 'One'));
  await table.page.getByText(/on this device, 1 thread, depth \d+/).waitFor(PATIENCE);
  const worth = (): Promise<string> => lines(table).first().locator('.worth').innerText();
  expect(await worth()).toMatch(/^[◆●] [+W]/);
  await table.press(table.choice('Analysis tells an advantage in', 'Win chance (62%)'));
  await until(worth).toMatch(/^[◆●] (\d\d\s?%|W\d)/);
});

describe('what can be shown besides, with the engine off', () => {
  test('threats tell what the other player could take, by colour', async () => {
    const table = await analyse(DESKTOP, F1);
    await table.page.keyboard.press('x');
    const card = table.page.getByRole('region', { name: 'If it were the turn of Second player' });
    await card.locator('.threat').first().waitFor(PATIENCE);
    // Grey on a2 and d6 off would claim white d7, and a marble on a4 is claimed with any ring.
    expect(await card.innerText()).toContain('Ga2,d6 x Wd7');
    expect(await card.locator('.threat').count()).toBe(3);
    expect(await marked(table, 'claim')).toBe('d7');
    expect(await engine(table).isChecked()).toBe(false);
    await table.page.keyboard.press('x');
    await until(() => card.count()).toBe(0);
    expect(await marked(table, 'claim')).toBe('');
  });

  test('sacrifices are told by what is given and got, and one can be looked at and played', async () => {
    const table = await analyse(PHONE, F3);
    await table.press(table.button('Sacrifices'));
    const card = table.page.getByRole('region', { name: 'Offers, the best first' });
    await card.locator('.give-get').first().waitFor(PATIENCE);
    expect(await card.locator('.give-get').first().innerText()).toMatch(/Give.*get/s);
    const first = await card.locator('.line-turns b').first().innerText();
    await table.press(card.locator('.engine-line').first());
    await showMoves(table);
    await until(() => current(table)).toBe(first);
  });

  test('where the defender can choose the strip branches, and all that is below stays in sight', async () => {
    const position = 'W.WW/.ooo./GoWoG./.BoooBB/..B.B./...../.... 0-0-3 1-2-0 0-3-1 1 sv-basic';
    const table = await analyse(DESKTOP, `#z=${encodeURIComponent(position)}`);
    await table.press(engine(table));
    const branch = table.page.locator('.frame-branch');
    await branch.waitFor(PATIENCE);
    expect(await branch.innerText()).toBe('Reply 1 of 2; none helps');
    const reply = table.page.locator('.frame-item:has(> .frame-branch) .frame-turn');
    expect(await reply.innerText()).toBe('x a3Bc5');
    const box = await table.page.locator('.ways-out').boundingBox();
    expect(box === null ? undefined : box.y + box.height).toBeLessThanOrEqual(900);
    await table.press(branch);
    await until(() => branch.innerText()).toBe('Reply 2 of 2; none helps');
    expect(await reply.innerText()).toBe('x a4Bc4Wc2');
  });

  test('below six offers the moves, the graph and the ways on are still in sight', async () => {
    const table = await analyse(DESKTOP, F3);
    await table.press(table.button('Sacrifices'));
    await table.page.locator('.offer-lines .engine-line').nth(5).waitFor(PATIENCE);
    for (const part of ['.study-moves', '.graph-card', '.ways-out']) {
      const box = await table.page.locator(part).boundingBox();
      expect(box === null ? undefined : box.y + box.height).toBeLessThanOrEqual(900);
    }
  });

  test('the escape map numbers the rings that could be cut off', async () => {
    const table = await analyse(DESKTOP, F1);
    await table.press(table.button('Escape map'));
    const numbers = table.page.locator('.escape-number');
    await until(() => numbers.count()).toBeGreaterThan(10);
    expect(new Set(await numbers.allTextContents())).toEqual(new Set(['0', '1', '2', '3']));
    await table.reads(/The numbers tell how many rings/);
  });
});

describe('a game that is analysed', () => {
  test('has a graph, which leads to its turns, and signs at its mistakes', async () => {
    const table = await analyse(DESKTOP, F3);
    const { keyboard } = table.page;
    await table.press(table.button('Analyse the game'));
    const graph = table.page.getByRole('slider', { name: 'Advantage' });
    await graph.waitFor(PATIENCE);
    expect(await graph.getAttribute('aria-valuenow')).toBe('18');
    // The last turn allowed a win in 3.
    expect(await graph.getAttribute('aria-valuetext')).toMatch(/^After Bd3,d2: First player wins/);
    expect(await nodes(table)).toContain('Bd3,d2 ??');
    // Each sign is a dot, and the worst are told by their shape too.
    const signed = (await nodes(table)).filter((text) => text.includes('?')).length;
    expect(await table.page.locator('.graph-dot').count()).toBe(signed);
    expect(await table.page.locator('.graph-dot.worst').count()).toBeGreaterThan(0);
    await graph.focus();
    await keyboard.press('Home');
    await until(() => current(table)).toBe('Start');
    await keyboard.press('ArrowRight');
    await until(() => current(table)).toBe('Bb3,b5');
    const box = (await graph.boundingBox())!;
    await table.page.mouse.click(box.x + (box.width * 2) / 18, box.y + box.height / 2);
    await until(() => current(table)).toBe('Ga1,g2');
    await keyboard.press('b');
    await until(() => current(table)).toMatch(/ [?]/);
  });

  test('has a report, from which a moment is tried again', async () => {
    const table = await analyse(PHONE, F3);
    await showMoves(table);
    await table.press(table.page.getByRole('tab', { name: 'Report' }));
    await table.press(table.page.locator('.report').getByRole('button', { name: /Analyse/ }));
    await table.page.locator('.moment').first().waitFor(PATIENCE);
    expect(await table.page.locator('.moment').count()).toBe(3);
    await table.reads('Marbles paid for each white');
    await table.reads(/Bd3,d2 ● Second player: missed a forced win/);
    // In their order: the last is the game's last turn.
    await table.press(table.page.locator('.moment').last().getByRole('button', { name: /again/ }));
    await table.reads('Moment 3 of 3');
    await until(() => table.says('d3')).toMatch(/empty/);
    expect(await overflow(table)).toBe(0);
  });

  test('can be left off while it is being done', async () => {
    // Whoever does it never gets to its end, however fast the machine.
    const before = (page: Page) => page.route('**/assets/worker-*.js', () => undefined);
    const table = await analyse(DESKTOP, F1, { before });
    await table.press(table.button('Analyse the game'));
    await table.press(table.button('Stop'));
    await until(() => table.page.locator('progress').count()).toBe(0);
    expect(await table.page.locator('.graph').count()).toBe(0);
  });
});

describe('the tree', () => {
  test('another turn is a variation; keys go through the tree', async () => {
    const table = await analyse(DESKTOP, '#g=Wd4,a1|Gd6,g1|Bc3,d1');
    const { keyboard } = table.page;
    expect(await current(table)).toBe('Bc3,d1');
    await keyboard.press(',');
    await keyboard.press(',');
    await until(() => current(table)).toBe('Wd4,a1');
    await keyboard.press('3');
    await table.tap('e5');
    await table.tap('g1');
    await until(() => current(table)).toBe('Be5,g1');
    expect(await nodes(table)).toEqual(['Wd4,a1', 'Gd6,g1', 'Be5,g1', 'Bc3,d1']);
    await table.page.locator('.move[aria-current]').focus();
    await keyboard.press('ArrowDown');
    await until(() => current(table)).toBe('Gd6,g1');
    await keyboard.press('ArrowUp');
    await until(() => current(table)).toBe('Be5,g1');
    await table.press(table.button('Make it the main line'));
    await until(() => nodes(table)).toEqual(['Wd4,a1', 'Be5,g1', 'Gd6,g1', 'Bc3,d1']);
    await table.press(table.button('Delete from here on'));
    await until(() => nodes(table)).toEqual(['Wd4,a1', 'Gd6,g1', 'Bc3,d1']);
    await table.press(table.button('Undo'));
    await until(() => nodes(table)).toHaveLength(4);
    await keyboard.press('Shift+Comma');
    await until(() => current(table)).toBe('Start');
    await keyboard.press('Shift+Period');
    await until(() => current(table)).toBe('Be5,g1');
  });

  test('a sign and a comment are kept with their turn, and all of it when the tab is loaded again', async () => {
    const table = await analyse(PHONE, '#g=Wd4,a1');
    await showMoves(table);
    await table.press(table.page.getByRole('tab', { name: 'Notes' }));
    await table.press(table.button('Blunder'));
    const box = table.page.getByRole('textbox', { name: /Comment/ });
    await box.fill('<b>Too early</b> ,.l');
    await table.press(table.page.getByRole('tab', { name: 'Moves' }).last());
    await until(() => nodes(table)).toEqual(['Wd4,a1 ??']);
    await table.page.reload();
    await showMoves(table);
    await until(() => nodes(table)).toEqual(['Wd4,a1 ??']);
    await table.reads('<b>Too early</b> ,.l');
  });

  test('a turn that is not allowed says why', async () => {
    const table = await analyse(DESKTOP, '#g=Wd4,a1');
    await table.tap('d4');
    await until(() => table.page.locator('.table-refusal').innerText()).toMatch(/d4 already/);
  });
});

test('a finished game leads to its review, and from there it is played on', async () => {
  const table = await open(DESKTOP, { at: FOURTH_WHITE });
  await table.capture('x d4Wd6');
  await table.press(table.page.locator('.dock.over').getByRole('link', { name: 'Review' }));
  await table.press(table.page.getByRole('tab', { name: 'Moves' }).last());
  await until(() => nodes(table)).toEqual(['x d4Wd6']);
  await table.reads('Won');
  await table.page.keyboard.press(',');
  await table.press(table.button('Play on for two'));
  await until(() => table.playerNames()).toContain('Second player');
  await until(() => table.moves()).toEqual([]);
});

describe.each([
  { language: 'en', direction: 'ltr', look: DESKTOP },
  { language: 'he', direction: 'rtl', look: PHONE },
])('in $language, $look.name', ({ language, direction, look }) => {
  test('UX 48 axe finds nothing in both themes', async () => {
    const settings = { language };
    const table = await analyse(look, F3, { settings, context: { reducedMotion: 'reduce' } });
    await table.press(table.page.getByRole('switch').first());
    await forced(table).waitFor(PATIENCE);
    expect(await finds(table)).toEqual([]);
    expect(await table.page.locator('html').getAttribute('dir')).toBe(direction);
    expect(await overflow(table)).toBe(0);
    const [a1, g1] = await Promise.all(
      ['a1', 'g1'].map((label) => table.ring(label).boundingBox()),
    );
    expect(a1!.x).toBeLessThan(g1!.x);
  });
});

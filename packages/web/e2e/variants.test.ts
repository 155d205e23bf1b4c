import { describe, expect, test } from 'vitest';
import { PRESET_NAMES, PRESETS } from '@zertz/rules';
import { preset } from './fixtures.ts';
import { marked } from './marks.ts';
import { BOTH, DESKTOP, opener, PHONE } from './page.ts';
import { until } from './table.ts';

const open = opener();
const at = (text: string): string => `#z=${encodeURIComponent(text)}`;

/** White on b2 jumps over grey c3 to d4. */
const JUMP = '.ooo/oWooo/ooGooo/ooooooo/oooooo/ooooo/oooo 5-7-10 0-0-0 0-0-0 1';
/** Six rings and nothing left in the pool. */
const NO_POOL = 'oo../oo.../oo..../......./....../...../.... 0-0-0 2-1-2 4-7-8 1';

describe.each(BOTH)('$name', (look) => {
  test('in the Hebrew game a ring is removed after a capture too', async () => {
    const table = await open(look, { at: at(`${JUMP} he-beginner`) });
    await table.tap('d4');
    await table.reads('Now remove a free ring');
    await until(() => marked(table, 'free')).toContain('a2');
    expect(await table.moves()).toEqual([]);
    await table.tap('d4');
    await until(() => table.refusal()).toBe('Only empty rings can be removed.');
    await table.remove('a2');
    await until(() => table.moves()).toEqual(['x b2Gd4,a2']);
    expect(await table.ring('a2').count()).toBe(0);
  });

  test('in the Hebrew game only rings are removed once the pool is empty', async () => {
    const table = await open(look, { at: at(`${NO_POOL} he-beginner;goals=9-9-9`) });
    await table.reads('The pool is empty: only rings are removed now.');
    const free = await table.legal();
    expect(free.length).toBeGreaterThan(0);
    await table.remove(free[0]!);
    await until(async () => (await table.moves()).length).toBe(1);
    expect(await table.ring(free[0]!).count()).toBe(0);
  });

  test('where the variant lets him the first player may pass to let the other begin', async () => {
    const start = 'oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 6-8-10 0-0-0 0-0-0 1';
    const table = await open(look, { at: at(`${start} official;openingPass=yes`) });
    await table.page.getByRole('button', { name: 'Pass', exact: true }).click();
    await until(() => table.moves()).toEqual(['-']);
    await table.reads('Second player to move');
    expect(await table.page.getByRole('button', { name: 'Pass', exact: true }).count()).toBe(0);
  });

  test('a position from the middle of a game is shown within its whole board', async () => {
    const table = await open(look, { at: at(`${JUMP} official`) });
    expect(await table.ring('a1').count()).toBe(0);
    expect(await table.ring('a2').count()).toBe(1);
    await until(() => table.page.locator('svg text', { hasText: /^a1$/ }).count()).toBe(1);
  });

  test('UX 42 with an empty pool a marble comes from the captives, and the meter shows which', async () => {
    const table = await open(look, {
      at: at(
        'oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 0-0-0 2-1-2 4-7-8 1 official;goals=9-9-9,5-0-0',
      ),
    });
    await table.choose('white');
    await until(() => table.page.locator('.player.near .socket.loss').count()).toBe(1);
    await table.reads(/place from your captures/);
    await table.place('Wd4');
    await table.remove('a1');
    await until(() => table.moves()).toEqual(['Wd4,a1']);
    expect(await table.meters()).toContainEqual(expect.stringMatching(/^First player: white 1 of/));
  });

  test('a player with nothing to place passes', async () => {
    const table = await open(look, {
      at: at(
        'oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 0-0-0 0-0-0 6-8-10 1 official;goals=9-9-9',
      ),
    });
    await table.reads('Nothing to place: pass');
    await table.tap('d4');
    await until(() => table.refusal()).toBe('You have nothing to place, so you pass.');
    if (table.isPhone) await table.press(table.button('Pass'));
    else await table.page.keyboard.press('Control+Enter');
    await until(() => table.moves()).toEqual(['-']);
    expect(await table.said()).toContain('First player passed.');
  });

  test('a capture missed in a tournament is demanded back', async () => {
    const table = await open(look, { at: at(`${JUMP} official-tournament`) });
    await table.reads('A capture is possible');
    expect(await marked(table, 'halo')).toBe('b2');
    await table.choose('black');
    await table.tap('g1');
    await table.remove('g4');
    await until(() => table.moves()).toEqual(['Bg1,g4']);
    await table.reads('First player had a capture and did not take it.');
    await table.press(table.button('Take back: capture missed'));
    await until(() => table.moves()).toEqual([]);
    await table.reads('You must capture');
    await table.play('x b2Gd4');
    expect(await table.ring('g4').count()).toBe(1);
  });

  test('in a tournament what is touched is played', async () => {
    const table = await open(look, { at: preset('official-tournament') });
    await table.choose('white');
    await until(() => table.colour('white').getAttribute('aria-pressed')).toBe('true');
    await table.pressAnyway(table.colour('grey'));
    await until(() => table.refusal()).toBe('Touched is played: this step cannot be changed.');
    expect(await table.colour('white').getAttribute('aria-pressed')).toBe('true');
    await table.tap('d4');
    await until(() => table.says('d4')).toBe('d4, white marble, just placed');
    await table.stepBack();
    await until(() => table.refusal()).toBe('Touched is played: this step cannot be changed.');
    await table.remove('a1');
    await until(() => table.moves()).toEqual(['Wd4,a1']);
  });
});

test('in the Czech tournament the touched marble stays, but its ring may change', async () => {
  const table = await open(DESKTOP, { at: preset('cz-tournament') });
  await table.place('Wd4');
  await table.stepBack();
  await until(() => table.says('d4')).toMatch(/^d4, empty/);
  await table.stepBack();
  await until(() => table.refusal()).toBe('Touched is played: this step cannot be changed.');
  await table.tap('c3');
  await until(() => table.says('c3')).toBe('c3, white marble, just placed');
});

test('where a chain may stop early there is a card for that', async () => {
  const table = await open(PHONE, {
    at: at('.ooo/oWooo/ooGooo/ooooGoo/oooooo/ooooo/oooo 5-6-10 0-0-0 0-0-0 1 he-literal'),
  });
  await until(() => table.cards.count()).toBe(2);
  const texts: string[] = [];
  for (const card of await table.cards.all()) {
    await table.press(card);
    texts.push(await table.confirmText());
  }
  expect(texts.toSorted()).toEqual(['Capture 2 marbles', 'Stop here, 1 marble']);
});

test('groups are claimed without asking where the rules say so', async () => {
  const table = await open(PHONE, {
    at: at('Wo../..o../.ooooo/ooooooo/oooooo/ooooo/oooo 5-8-10 0-0-0 0-0-0 1 boardspace'),
    settings: { alwaysClaim: false },
  });
  await table.place('Gd4');
  await table.tap('a2');
  await until(() => table.confirmMove()).toBe('Gd4,a2 x Wa1');
  expect(await table.button('Leave them').count()).toBe(0);
  await table.confirm();
  await until(() => table.moves()).toEqual(['Gd4,a2 x Wa1']);
});

describe('new game', () => {
  test.each([DESKTOP, PHONE])('every set of rules can be chosen and begun, $name', async (look) => {
    const table = await open(look);
    const names = table.isPhone
      ? (['blitz', 'official-61', 'he-literal-58'] as const)
      : PRESET_NAMES;
    for (const name of names) {
      await table.press(table.button('New game'));
      const choice = table.dialog.locator(`input[name="preset"][value="${name}"]`);
      await table.press(choice);
      if (name === names[0]) {
        await table.press(table.dialog.getByRole('radio', { name: 'Someone here' }));
      }
      await table.press(table.dialog.getByRole('button', { name: 'Start the game' }));
      await until(() => table.ringsLeft()).toBe(PRESETS[name].board);
      const { white, grey, black } = PRESETS[name].supply;
      expect(await table.page.locator('.colour b').allTextContents(), name).toEqual(
        [white, grey, black].map(String),
      );
      await table.place('Wd4');
      await until(() => table.says('d4')).toBe('d4, white marble, just placed');
    }
  });

  test('rings can be left out of a board of one’s own', async () => {
    const table = await open(DESKTOP);
    await table.press(table.button('New game'));
    for (const label of ['a1', 'd4', 'g4']) {
      await table.press(table.dialog.getByRole('button', { name: label, exact: true }));
    }
    await table.press(table.dialog.getByRole('radio', { name: 'Someone here' }));
    await table.dialog.getByRole('textbox').first().fill('Noa');
    await table.press(table.dialog.getByRole('button', { name: 'Start the game' }));
    await until(() => table.ringsLeft()).toBe(34);
    expect(await table.ring('d4').count()).toBe(0);
    expect(await table.playerNames()).toEqual(expect.arrayContaining(['Noa', 'Second player']));
  });

  test('Cancel and Esc leave the game as it was', async () => {
    const table = await open(DESKTOP, { at: '#g=Wd4,a1' });
    for (const leave of [
      () => table.press(table.dialog.getByRole('button', { name: 'Cancel' })),
      () => table.page.keyboard.press('Escape'),
    ]) {
      await table.press(table.button('New game'));
      await table.dialog.waitFor();
      await leave();
      await until(() => table.dialog.count()).toBe(0);
      expect(await table.moves()).toEqual(['Wd4,a1']);
    }
  });
});

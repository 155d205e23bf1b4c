import type { Page } from 'playwright-core';
import { LEVELS } from '@zertz/engine';
import { F1, F2, F3, F4, FOURTH_WHITE, preset, WHOLE_GAME } from '../e2e/fixtures.ts';
import { DIALOG_SCREENS } from './dialogScreens.ts';
import { press, tap, there, type } from './screen.ts';
import type { Screen } from './screen.ts';
import { STATE_SCREENS } from './stateScreens.ts';
import { STUDY_SCREENS } from './studyScreens.ts';

/** The button is in the bar or in the menu, as there is room. */
const newGame = async (page: Page): Promise<void> => {
  await page.locator('.top .new-game').dispatchEvent('click');
  await page.locator('dialog[open]').waitFor();
};

/** What is drawn when the board has been. */
const cards = async (page: Page): Promise<void> => {
  await there(page, '.daily .thumb');
  await there(page, '.how-list li:last-child svg');
};

/** From the end of a game, judged. */
const openReview = async (page: Page): Promise<void> => {
  await page.locator('.dock.over a[href$="/review"]').click();
  await page.locator('.moment').first().waitFor({ timeout: 60_000 });
};

const diagram = async (page: Page): Promise<void> => {
  await page.locator('[popovertarget=menu]').click();
  await page.locator('.menu-item:has(.icon-picture)').click();
  await page.locator('.diagram-preview img').waitFor();
};

const gameAsText = async (page: Page): Promise<void> => {
  await page.locator('[popovertarget=menu]').click();
  await page.locator('.menu-item:has(.icon-share)').click();
  await page.locator('.game-text').waitFor();
};

const lesson = (name: string, steps?: Screen['steps']): Screen => ({
  name: `lesson-${name}`,
  at: `/learn/${name}`,
  ...(steps === undefined ? {} : { steps }),
});

/** Every screen, and of the table each state that looks different. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', at: '/', steps: (page) => cards(page) },
  {
    name: 'home-placed',
    at: '/',
    steps: async (page) => {
      await cards(page);
      await tap(page, 'd4');
    },
  },
  { name: 'play-start', at: '/local' },
  {
    name: 'play-claim',
    at: F1,
    settings: { confirm: 'on' },
    steps: (page) => tap(page, 'c4', 'd6'),
  },
  { name: 'play-placed', at: F1, steps: (page) => tap(page, 'c4') },
  { name: 'play-paths', at: F2, steps: (page) => tap(page, 'a3') },
  { name: 'play-routes', at: F4, steps: (page) => tap(page, 'd5') },
  { name: 'play-refused', at: F1, steps: (page) => tap(page, 'c4', 'e4') },
  {
    name: 'play-shapes',
    at: F1,
    settings: { marbleMarks: true, labels: 'every' },
    steps: (page) => tap(page, 'c4'),
  },
  {
    name: 'play-over',
    at: FOURTH_WHITE,
    steps: async (page) => {
      await tap(page, 'd4', 'd6');
      const confirm = page.locator('.dock .confirm');
      if ((await confirm.count()) > 0) await confirm.click();
      await page.locator('.dock.over').waitFor();
    },
  },
  { name: 'play-48', at: preset('official-48'), steps: (page) => tap(page, 'd4') },
  { name: 'play-61', at: preset('official-61'), steps: (page) => tap(page, 'e5') },
  {
    name: 'versus',
    at: `/vs/${LEVELS[2]}`,
    steps: async (page) => {
      await tap(page, 'd4', 'a1');
      const confirm = page.locator('.dock .confirm');
      if ((await confirm.getAttribute('aria-disabled')) === 'false') await confirm.click();
    },
  },
  { name: 'new-game', at: '/local', steps: (page) => newGame(page) },
  {
    name: 'new-game-end',
    at: '/local',
    steps: async (page) => {
      await newGame(page);
      await page.locator('dialog .new-game-aids').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'keys',
    at: '/local',
    steps: async (page) => {
      await page.locator('h1').first().focus();
      await page.keyboard.press('?');
      await page.locator('dialog[open]').waitFor();
    },
  },
  { name: 'text', at: F1, steps: (page) => gameAsText(page) },
  { name: 'diagram', at: F1, steps: (page) => diagram(page) },
  {
    name: 'diagram-line',
    at: F1,
    steps: async (page) => {
      await diagram(page);
      await page.locator('input[value="before"]').check({ force: true });
    },
  },
  { name: 'menu', at: '/local', steps: (page) => page.locator('[popovertarget=menu]').click() },
  { name: 'puzzles', at: '/puzzles' },
  { name: 'puzzle', at: '/puzzles/8q1' },
  {
    name: 'puzzle-hint',
    at: '/puzzles/8q1',
    steps: (page) => page.locator('.hint-ladder button').click(),
  },
  { name: 'learn', at: '/learn' },
  lesson('place'),
  lesson('remove', (page) => tap(page, 'd4')),
  lesson('chain'),
  lesson('isolate'),
  lesson('sacrifice'),
  lesson('goals'),
  lesson('win'),
  {
    name: 'review',
    at: WHOLE_GAME,
    steps: (page) => openReview(page),
  },
  {
    name: 'review-moment',
    at: WHOLE_GAME,
    steps: async (page) => {
      await openReview(page);
      await page.locator('.moment .button').last().click();
      await page.locator('[data-marble=black]').click();
      await tap(page, 'd3', 'd2');
      await page.locator('.try-card .bad').waitFor();
    },
  },
  { name: 'analysis', at: `/analyse${F1}` },
  {
    name: 'analysis-forced',
    at: `/analyse${F3}`,
    steps: async (page) => {
      await page.getByRole('switch').first().dispatchEvent('click');
      await page.locator('.frame').nth(4).waitFor({ state: 'attached', timeout: 30_000 });
    },
  },
  {
    name: 'analysis-explorer',
    at: `/analyse${F3}`,
    steps: async (page) => {
      await page.locator('h1').first().focus();
      await page.keyboard.press('g');
      await there(page, '.collections .quiet');
    },
  },
  {
    name: 'analysis-report',
    at: `/analyse${F3}`,
    steps: async (page) => {
      await page.locator('.graph-acts button').dispatchEvent('click');
      await page.locator('.graph').waitFor({ state: 'attached', timeout: 60_000 });
      await page.locator('#study-moves').dispatchEvent('click');
      await page.locator('#moves-report').dispatchEvent('click');
    },
  },
  { name: 'print', at: '/print' },
  {
    name: 'print-sheet',
    at: '/print#paper=a4&title=Club+night&puzzles=8s1,91,b1,j20,1u1,931,eq1,4v1,ao1,ar1,i01,jz1',
    steps: (page) => page.locator('.paper').waitFor(),
  },
  { name: 'rules', at: '/rules' },
  {
    name: 'rules-middle',
    at: '/rules',
    steps: (page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight * 0.35)),
  },
  {
    name: 'rules-presets',
    at: '/rules',
    steps: (page) => page.locator('table').first().scrollIntoViewIfNeeded(),
  },
  {
    name: 'zen',
    at: F1,
    settings: { zen: true },
    steps: (page) => tap(page, 'c4'),
  },
  { name: 'tilted', at: F1, settings: { tilt: true }, steps: (page) => tap(page, 'c4') },
  {
    name: 'move-box',
    at: F1,
    steps: async (page) => {
      await page.locator('h1').first().focus();
      await page.keyboard.press('/');
      await page.keyboard.type('Gc4,');
      await page.locator('[role="listbox"]').first().waitFor();
    },
  },
  {
    name: 'jump',
    at: '/play',
    steps: async (page) => {
      await page.keyboard.press('Control+k');
      await page.locator('dialog[open]').waitFor();
    },
  },
  { name: 'editor', at: '/editor' },
  {
    name: 'editor-problem',
    at: F2,
    steps: async (page) => {
      await press(page, '#menu .menu-item:has(.icon-pencil)');
      await page.locator('.brush').nth(4).click();
      await tap(page, 'e3');
    },
  },
  { name: 'embed', at: `/embed${F1}` },
  { name: 'settings', at: '/settings' },
  {
    name: 'settings-end',
    at: '/settings',
    steps: (page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
  },
  { name: 'games-none', at: '/games' },
  {
    name: 'games',
    at: '/local',
    steps: async (page) => {
      await type(page, 'Wd4,a1', 'Gb5,g1', 'Bf2,a2');
      await page.goto('/vs/4');
      await page.locator('h1').first().waitFor();
      await tap(page, 'd4', 'a1');
      await page.goto('/games');
      await page.locator('.game-picture').first().waitFor();
    },
  },
  { name: 'not-found', at: '/nowhere' },
  ...DIALOG_SCREENS,
  ...STUDY_SCREENS,
  ...STATE_SCREENS,
];

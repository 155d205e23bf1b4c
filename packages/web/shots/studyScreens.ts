import type { Page } from 'playwright-core';
import { formatPosition, PRESETS, startPosition } from '@zertz/rules';
import { F1, F3, STUDY_MOVES } from '../e2e/fixtures.ts';
import { choose, key, press, tap, there } from './screen.ts';
import type { Screen } from './screen.ts';

const start = formatPosition(startPosition(PRESETS.official));

const NOTES = `## Cut it off

**White** on \`d4\`, then *Wd4,a1*: the corner hangs on one ring.

1. Fill it.
2. Take the ring away.

| Turn | Gives | Gets |
| --- | --- | --- |
| Wd4,a1 | 1 | 2 |`;

const STUDY = {
  zertzStudy: 1,
  title: 'Isolation',
  chapters: [
    {
      title: 'The offer',
      notes: NOTES,
      tree: {
        start,
        drawings: ['d4'],
        moves: STUDY_MOVES,
      },
    },
    { title: 'The claim', tree: { start, moves: [] } },
    { title: 'A long title that says what is shown in this chapter', tree: { start, moves: [] } },
  ],
};

const openStudy = async (page: Page): Promise<void> => {
  await choose(page, 'main', 'study.json', JSON.stringify(STUDY));
  await there(page, '.study-row');
};

const enterStudy = async (page: Page): Promise<void> => {
  await openStudy(page);
  await page.locator('.study-row a.button').first().click();
  await there(page, '.one-study .markdown');
};

/** The same opening three times, once seen from another side. */
const COLLECTION = `[First "Ann"]
[Second "Ben"]
[Date "2020-05-17"]

Wd4,a1 Gb5,g1 Bc3,g2

[First "Cyd"]
[Second "Dov"]

Wd4,a4 Gc2,a3

[First "Eve"]
[Second "Fay"]

Gd4,a1 Gb5,g1

[First "Gus"]

Wd4,a1 Gd4,g1
`;

const switchOn = async (page: Page, icon: string): Promise<void> => {
  await press(page, `.study-toggles .button:has(.icon-${icon})`);
};

/** What is made to study: analyses, collections, studies and what is taken of a puzzle. */
export const STUDY_SCREENS: readonly Screen[] = [
  {
    name: 'analysis-threats',
    at: `/analyse${F1}`,
    steps: async (page) => {
      await switchOn(page, 'bolt');
      await there(page, '.extra-card .threat');
    },
  },
  {
    name: 'analysis-sacrifices',
    at: `/analyse${F3}`,
    steps: async (page) => {
      await switchOn(page, 'spark');
      await there(page, '.offer-lines .engine-line');
    },
  },
  {
    name: 'analysis-escape',
    at: `/analyse${F1}`,
    steps: async (page) => {
      await switchOn(page, 'map');
      await there(page, '.escape-badge');
    },
  },
  {
    name: 'analysis-film',
    at: `/analyse${F3}`,
    steps: async (page) => {
      await key(page, 'l');
      await there(page, '.frame:nth-child(1)');
      await press(page, '.forced-head .button.violet');
      await there(page, '.film-tools');
    },
  },
  {
    name: 'analysis-solve',
    at: `/analyse${F3}`,
    steps: async (page) => {
      await key(page, 'l');
      await press(page, '.forced-head .button:has(.icon-target)');
      await there(page, '.solve-task');
    },
  },
  {
    name: 'analysis-notes',
    at: `/analyse${F3}`,
    steps: async (page) => {
      await press(page, '#study-moves');
      await press(page, '#moves-notes');
      await there(page, '.comment-box');
    },
  },
  {
    name: 'analysis-collection',
    at: '/analyse',
    steps: async (page) => {
      await key(page, 'g');
      await choose(page, '.import-box', 'club.txt', COLLECTION);
      await there(page, '.turn-of-row');
    },
  },
  { name: 'studies-none', at: '/studies' },
  { name: 'studies', at: '/studies', steps: openStudy },
  {
    name: 'studies-wrong',
    at: '/studies',
    steps: async (page) => {
      await choose(page, 'main', 'study.json', '{"zertzStudy": 1, "title": "x", "chapters": [3]}');
      await there(page, '.study-import .bad');
    },
  },
  { name: 'study', at: '/studies', steps: enterStudy },
  {
    name: 'study-moves',
    at: '/studies',
    steps: async (page) => {
      await enterStudy(page);
      await press(page, '#one-study-moves');
      await press(page, '[data-node]');
    },
  },
  {
    name: 'study-chapters',
    at: '/studies',
    steps: async (page) => {
      await enterStudy(page);
      await press(page, '#one-study-chapters');
    },
  },
  {
    name: 'study-writing',
    at: '/studies',
    steps: async (page) => {
      await enterStudy(page);
      await page.locator('.study-notes-head .button').click();
      await there(page, '.notes-box');
    },
  },
  {
    name: 'study-training',
    at: '/studies',
    steps: async (page) => {
      await enterStudy(page);
      await press(page, '.study-title .button.accent');
      await there(page, '.training-card');
    },
  },
  { name: 'study-missing', at: '/study/nowhere' },
  {
    name: 'puzzle-theme',
    at: '/puzzles',
    steps: async (page) => {
      await press(page, '.series a');
      await there(page, '.board');
    },
  },
  {
    name: 'puzzle-shown',
    at: '/puzzles/8q1',
    steps: async (page) => {
      for (let rung = 0; rung < 3; rung++) await press(page, '.hint-ladder button');
    },
  },
  {
    name: 'puzzle-printed',
    at: '/puzzles/8q1',
    steps: (page) => page.emulateMedia({ media: 'print' }),
  },
  {
    name: 'rules-printed',
    at: '/rules',
    steps: async (page) => {
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await page.emulateMedia({ media: 'print' });
    },
  },
  {
    name: 'lesson-wrong',
    at: '/learn/remove',
    steps: (page) => tap(page, 'd4', 'd5'),
  },
  { name: 'lesson-game', at: '/learn/game' },
];

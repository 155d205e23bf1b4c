import { STUDY_MOVES } from './fixtures.ts';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { finds } from './finds.ts';
import { overflow } from './fit.ts';
import { studiesKept } from './kept.ts';
import { tabTo } from './keys.ts';
import { BOTH, DESKTOP, opener } from './page.ts';
import type { Look, Opening } from './page.ts';
import {
  CHAPTERS,
  drawn,
  keptChapters,
  nodes,
  openFile,
  openStudy,
  rows,
  START,
  STUDY,
} from './study.ts';
import { middle, until } from './table.ts';
import type { Table } from './table.ts';

const open = opener();

const STILL = { context: { reducedMotion: 'reduce' } } as const;

const chapters = ({ page }: Table): Promise<string[]> =>
  page.locator('.chapter bdi').allTextContents();

const opened = async (look: Look, how: Opening = {}, data: object = STUDY): Promise<Table> => {
  const table = await open(look, { ...how, at: '/studies' });
  await openStudy(table, data);
  return table;
};

const loadAnew = async (table: Table): Promise<void> => {
  await table.page.reload();
  await table.page.locator('.one-study').waitFor();
  table.forgiveNotFound();
};

/** The part of the page that a tab leads to where there is one column. */
const show = async (table: Table, panel: 'notes' | 'moves' | 'chapters'): Promise<void> => {
  if (table.isPhone) await table.press(table.page.locator(`#one-study-${panel}`));
};

/** What is kept in the browser, as text. */
const kept = async (table: Table): Promise<string> => JSON.stringify(await studiesKept(table));

describe.each(BOTH)('$name', (look) => {
  test('a study is begun, written, and there again after the page was loaded anew', async () => {
    const table = await open(look, { at: '/studies' });
    const { page } = table;
    await table.reads('No studies yet.');
    await table.press(table.button('New study'));
    await page.locator('.one-study').waitFor();
    await table.press(page.locator('.study-title').getByRole('button').first());
    await page.getByRole('textbox', { name: 'Name of the study' }).fill('My offers');
    await page.keyboard.press('Enter');
    await until(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('My offers');
    await show(table, 'notes');
    await table.press(table.button('Write'));
    await page.getByRole('textbox', { name: 'Notes' }).fill('Give *one*, get Wd4,a1');
    await show(table, 'moves');
    await table.place('Wd4');
    await table.tap('a1');
    await until(() => nodes(table)).toEqual(['Wd4,a1']);
    await show(table, 'chapters');
    await table.press(table.button('Add a chapter'));
    await until(() => chapters(table)).toEqual(['Chapter 1', 'Chapter 2']);
    await table.press(page.locator('.chapter').first());
    await until(() => kept(table)).toContain('Chapter 2');
    await loadAnew(table);
    await until(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('My offers');
    expect(await page.locator('.chapter[aria-current]').innerText()).toContain('Chapter 1');
    await show(table, 'moves');
    await until(() => nodes(table)).toEqual(['Wd4,a1']);
    await show(table, 'notes');
    expect(await page.locator('.markdown em').innerText()).toBe('one');
    expect(await page.locator('.markdown bdi').innerText()).toBe('Wd4,a1');
    expect(await overflow(table)).toBe(0);
  });

  test('chapters are named, moved by buttons, deleted and back again', async () => {
    const table = await opened(look);
    const { page } = table;
    await show(table, 'chapters');
    await table.press(table.button('Move the chapter down'));
    await until(() => chapters(table)).toEqual(['The claim', 'The offer']);
    await until(() => table.said()).toBe('The offer is now 2 of 2.');
    await table.press(page.locator('.chapters').getByRole('button', { name: 'Rename' }));
    await page.getByRole('textbox', { name: 'Name of the chapter' }).fill('An offer');
    await page.keyboard.press('Enter');
    await until(() => chapters(table)).toEqual(['The claim', 'An offer']);
    await table.press(table.button('Delete the chapter'));
    await until(() => chapters(table)).toEqual(['The claim']);
    await table.reads('Deleted An offer.');
    await table.press(table.button('Undo'));
    await until(() => chapters(table)).toEqual(['The claim', 'An offer']);
    await show(table, 'moves');
    await until(async () => (await nodes(table)).length).toBe(STUDY_MOVES.length);
  });

  test.each(['en', 'he'])('UX 48 axe finds nothing in studies, in %s', async (language) => {
    const table = await opened(look, { ...STILL, settings: { language } });
    const { page } = table;
    await page.locator('.markdown').waitFor();
    expect(await finds(table), 'reading').toEqual([]);
    await table.press(page.locator('.study-notes-head button'));
    await page.locator('.notes-box').waitFor();
    expect(await finds(table), 'writing').toEqual([]);
    await table.press(page.locator('.study-title .accent'));
    await page.locator('.training-card').waitFor();
    expect(await finds(table), 'training').toEqual([]);
    await table.visit('/studies');
    await rows(table).waitFor();
    expect(await finds(table), 'list').toEqual([]);
  });
});

test('a study is renamed, deleted and back in the list, and exported as a file that is read again', async () => {
  const table = await open(DESKTOP, { at: '/studies' });
  const { page } = table;
  await openFile(table, STUDY);
  await table.reads('Isolation is here now, with 2 chapters.');
  await table.press(table.button('Rename: Isolation'));
  await page.getByRole('textbox', { name: 'Name of the study' }).fill('Cut off');
  await page.keyboard.press('Enter');
  await until(() => rows(table).locator('h2').innerText()).toBe('Cut off');
  const saved = page.waitForEvent('download');
  await table.press(table.button('Export: Cut off'));
  const file = await saved;
  expect(file.suggestedFilename()).toBe('zertz-Cut-off.json');
  const text = await readFile(await file.path(), 'utf8');
  await table.press(table.button('Delete: Cut off'));
  await until(() => rows(table).count()).toBe(0);
  await table.press(table.button('Undo'));
  await until(() => rows(table).count()).toBe(1);
  await openFile(table, text);
  await until(() => rows(table).count()).toBe(2);
  expect(await keptChapters(table, 0)).toEqual(await keptChapters(table, 1));
  expect((await keptChapters(table))[0]!.tree.moves).toEqual(STUDY_MOVES);
});

describe('a file that is not as it should be', () => {
  test('of a later version is read as far as it can be, and one sentence says so with the place', async () => {
    const table = await open(DESKTOP, { at: '/studies' });
    const hologram = { title: 'Third', tree: { start: 'hologram', moves: [] } };
    await openFile(table, { ...STUDY, zertzStudy: 7, chapters: [...CHAPTERS, hologram] });
    await table.reads('Isolation is here now, with 2 chapters.');
    await table.reads('The file comes from a later version (7)');
    await table.reads("Chapter 3 cannot be read ('start').");
    await table.press(rows(table).locator('a.button'));
    await until(() => chapters(table)).toEqual(['The offer', 'The claim']);
  });

  test.each([
    ['{"zertzStudy":1,"title"', 'The file stops making sense in line 1.'],
    ['{"zertz":1,"games":[]}', 'This file is no study that was exported from here.'],
    ['{"zertzStudy":1,"title":5,"chapters":[]}', "The file cannot be read ('title')."],
    [
      JSON.stringify({
        ...STUDY,
        chapters: [{ title: 'x', tree: { start: START, moves: [{ turn: 7 }] } }],
      }),
      'Chapter 1 cannot be read (turn 1).',
    ],
  ])('%s is told in one sentence, and nothing is touched', async (text, says) => {
    const table = await open(DESKTOP, { at: '/studies' });
    await openFile(table, STUDY);
    await until(() => rows(table).count()).toBe(1);
    const before = await kept(table);
    await openFile(table, text);
    await table.reads(says);
    expect(await kept(table)).toBe(before);
  });

  test('an address without a study says that it is not here', async () => {
    const table = await open(DESKTOP, { at: '/study/nothing' });
    await table.reads('This study is not on this device.');
    table.forgiveNotFound();
  });
});

test('notes are never HTML, load nothing from elsewhere, and links open apart', async () => {
  const attacks = [
    '<img src=x onerror="window.hit = 1">',
    '<script>window.hit = 1</script>',
    '<svg onload="window.hit = 1">',
    '<a href="javascript:window.hit = 1">a</a>',
    '[b](javascript:window.hit=1)',
    '[c](JaVaScRiPt:window.hit=1)',
    '[d](data:text/html,<script>window.hit=1</script>)',
    '[e](/settings)',
    '![f](https://nowhere.example/f.png)',
    '[g](https://nowhere.example/g "><img src=x onerror=window.hit=1>")',
    '`<img src=x onerror=window.hit=1>`',
    '<javascript:window.hit=1>',
    '[h]: javascript:window.hit=1\n\n[h]',
    '&lt;b&gt;',
  ];
  const [first] = CHAPTERS;
  const table = await opened(
    DESKTOP,
    {},
    {
      ...STUDY,
      chapters: [{ ...first, notes: attacks.join('\n\n') }],
    },
  );
  const { page } = table;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const notes = page.locator('.markdown');
  await notes.waitFor();
  expect(await notes.locator('img, script, svg, iframe, style').count()).toBe(0);
  const links = await notes
    .locator('a')
    .evaluateAll((all) =>
      all.map((link) => [
        link.getAttribute('href'),
        link.getAttribute('target'),
        link.getAttribute('rel'),
      ]),
    );
  expect(links).toEqual(
    ['f.png', 'g'].map((name) => [
      `https://nowhere.example/${name}`,
      '_blank',
      'noopener noreferrer',
    ]),
  );
  expect(await notes.innerText()).toContain('<script>window.hit = 1</script>');
  expect(await notes.innerText()).toContain('<b>');
  for (const button of await notes.locator('a').all()) await button.focus();
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  expect(asked.filter((url) => url.includes('nowhere'))).toEqual([]);
});

test('arrows and circles are kept with the position they were drawn on', async () => {
  const table = await opened(DESKTOP);
  const { page } = table;
  await until(() => drawn(table).count()).toBe(1);
  await page.locator('[data-node]').first().click();
  await until(() => drawn(table).count()).toBe(0);
  const [from, to] = [await middle(table.ring('b2')), await middle(table.ring('e5'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(to.x, to.y);
  await page.mouse.up({ button: 'right' });
  await until(() => drawn(table).count()).toBe(1);
  await table.press(table.button('Draw'));
  await table.tap('c4');
  await until(() => drawn(table).count()).toBe(2);
  await table.press(table.button('Stop drawing'));
  // The same by keys.
  await table.ring('f3').focus();
  await page.keyboard.press('o');
  await until(() => drawn(table).count()).toBe(3);
  await until(() => kept(table)).toContain('"drawings":["b2-e5","c4","f3"]');
  await loadAnew(table);
  await until(() => drawn(table).count()).toBe(3);
  await table.press(page.locator('.move-start'));
  await until(() => drawn(table).count()).toBe(1);
});

test('two tabs do not write the same study: the second is told, and may take it', async () => {
  const table = await opened(DESKTOP, STILL);
  const { page } = table;
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByText('This study is open in another tab.').waitFor();
  expect(await other.locator('.study-notes-head button').count()).toBe(0);
  await other.getByRole('button', { name: 'Work on it here' }).click();
  await page.getByText('This study is open in another tab.').waitFor();
  await other.getByRole('button', { name: 'Write' }).click();
  await other.getByRole('textbox', { name: 'Notes' }).fill('from there');
  await until(() => kept(table)).toContain('from there');
  await other.close();
});

test('chapters are dragged to another place', async () => {
  const table = await opened(DESKTOP);
  await table.page.locator('.chapter').first().dragTo(table.page.locator('.chapter').last());
  await until(() => chapters(table)).toEqual(['The claim', 'The offer']);
  await until(async () => (await keptChapters(table))[0]!.title).toBe('The claim');
});

test('after a study the analysis is as it was left', async () => {
  const table = await open(DESKTOP, { at: '/analyse#g=Wa4,d1' });
  const { page } = table;
  await until(() => nodes(table)).toEqual(['Wa4,d1']);
  await table.press(table.button('Menu'));
  await table.press(page.locator('#menu').getByRole('link', { name: 'Studies' }));
  await openFile(table, STUDY);
  await table.press(rows(table).locator('a.button'));
  await until(async () => (await nodes(table)).length).toBe(STUDY_MOVES.length);
  await table.press(page.getByRole('banner').getByRole('link', { name: 'Analyse' }));
  await until(() => nodes(table)).toEqual(['Wa4,d1']);
});

test.each(BOTH)(
  'what is analysed is saved to a study, new or there already, $name',
  async (look) => {
    const table = await open(look, { at: '/analyse#g=Wa4,d1|Gb5,g1', ...STILL });
    const { page } = table;
    const save = async (): Promise<void> => {
      if (table.isPhone) await table.press(page.locator('#study-moves'));
      await table.press(table.button('Save to a study'));
      await table.dialog.waitFor();
    };
    await save();
    expect(await finds(table)).toEqual([]);
    await table.press(table.dialog.getByRole('button', { name: 'Save', exact: true }));
    await page.locator('.one-study').waitFor();
    await until(() => nodes(table)).toEqual(['Wa4,d1', 'Gb5,g1']);
    await table.visit('/analyse#g=Wd4,a1');
    await save();
    await until(() => table.dialog.locator('option').allInnerTexts()).toEqual([
      'Untitled study',
      'A new study',
    ]);
    await table.press(table.dialog.getByRole('button', { name: 'Save', exact: true }));
    await table.reads('Saved as a chapter of Untitled study.');
    await table.press(table.dialog.getByRole('link', { name: 'Open' }));
    await show(table, 'chapters');
    await until(() => chapters(table)).toEqual(['Chapter 1', 'Chapter 2']);
    await until(() => page.locator('.chapter[aria-current]').innerText()).toMatch(/Chapter 2$/);
  },
);

test('a study that another tab has open is not changed from the list', async () => {
  const table = await opened(DESKTOP, STILL);
  const other = await table.page.context().newPage();
  await other.goto(new URL('/studies', table.page.url()).href);
  await other.getByRole('button', { name: 'Delete: Isolation' }).click();
  await other.getByText('This study is open in another tab.').waitFor();
  expect(await other.locator('.study-row').count()).toBe(1);
  await other.close();
});

test('a whole study is gone through by keys alone', async () => {
  const table = await opened(DESKTOP, STILL);
  const { page } = table;
  await tabTo(table, '.notes-text');
  await tabTo(table, '.chapter:not([aria-current])');
  await page.keyboard.press('Enter');
  await until(() => page.locator('.chapter[aria-current]').innerText()).toContain('The claim');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await until(() => page.locator('.chapter[aria-current]').innerText()).toContain('The offer');
  await page.locator('h1').focus();
  await page.keyboard.press('.');
  await until(() => page.locator('.move[aria-current]').innerText()).toContain('Wd4,a1');
});

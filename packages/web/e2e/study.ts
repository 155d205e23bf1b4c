import { formatPosition, PRESETS, startPosition } from '@zertz/rules';
import { STUDY_MOVES } from './fixtures.ts';
import { studiesKept } from './kept.ts';
import type { Table } from './table.ts';

export const START = formatPosition(startPosition(PRESETS.official));

export const CHAPTERS = [
  {
    title: 'The offer',
    notes: '# Cut it off\n\n**White** on `d4`, then Wd4,a1.',
    tree: { start: START, drawings: ['d4'], moves: STUDY_MOVES },
  },
  { title: 'The claim', tree: { start: START, moves: [] } },
];

const fileOf = (data: object | string) => ({
  name: 'study.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof data === 'string' ? data : JSON.stringify(data)),
});

/** A study as its file has it. */
export const STUDY = { zertzStudy: 1, title: 'Isolation', chapters: CHAPTERS };

/** The studies in the list. */
export const rows = ({ page }: Table) => page.locator('.study-row');
export const nodes = ({ page }: Table): Promise<string[]> =>
  page.locator('[data-node] bdi').allTextContents();
export const drawn = ({ page }: Table) => page.locator('.drawings > .drawing');

export const openFile = (table: Table, data: object | string): Promise<void> =>
  table.page.locator('main input[type=file]').setInputFiles(fileOf(data));

/** Has a file read on the page of studies, and opens the study that was in it. */
export const openStudy = async (table: Table, data: object = STUDY): Promise<void> => {
  await openFile(table, data);
  await table.press(rows(table).locator('a.button'));
  await table.page.locator('.one-study').waitFor();
};

interface KeptChapter {
  readonly title: string;
  readonly tree: { readonly moves: unknown };
}

/** The chapters of one of the studies that are kept. */
export const keptChapters = async (table: Table, study = 0): Promise<readonly KeptChapter[]> =>
  (await studiesKept(table))[study]!.chapters as readonly KeptChapter[];

import { batch, computed, signal } from '@preact/signals';
import { puzzles } from '../puzzles/set.ts';
import { keptStudy } from '../storage/studies.ts';
import { parseChapters } from '../studies/studyData.ts';
import { readDiagrams } from './diagrams.ts';
import type { Diagram, SheetFault } from './diagrams.ts';
import { entryOfChapter } from './makeEntry.ts';
import { emptySheet, formatSheet, parseSheet } from './sheet.ts';
import type { Entry, Paper, Sheet } from './sheet.ts';

/** Where paper is not A4, by the part of a language's tag that names the country. */
const LETTER = /-(?:US|CA|MX|PH|CL|CO|VE|GT|CR|PA|DO|PR|SV|HN|NI|BO)\b/i;

const usualPaper = (): Paper => (LETTER.test(navigator.language) ? 'letter' : 'a4');

export const sheet = signal<Sheet>(emptySheet('a4'));
/** What the address has that never was a diagram. */
const addressFaults = signal<readonly SheetFault[]>([]);

const entries = computed(() => sheet.value.entries);
const read = computed(() => readDiagrams(entries.value, puzzles.value));
export const diagrams = computed((): readonly Diagram[] => read.value.diagrams);
export const faults = computed((): readonly SheetFault[] => [
  ...addressFaults.value,
  ...read.value.faults,
]);

/** What was read last, so that a change of the address that is ours is not read again. */
let readHash: string | undefined;

/** Lays out the sheet that the address tells of. */
export const openSheet = async (hash: string): Promise<void> => {
  if (hash === readHash) return;
  readHash = hash;
  const { sheet: told, unknown } = parseSheet(hash, usualPaper());
  const found = unknown.map((at): SheetFault => ({ code: 'unknown', at }));
  const whole = await withStudies(told, found);
  if (readHash !== hash) return;
  batch(() => {
    sheet.value = whole;
    addressFaults.value = found;
  });
  // A study changes and is on this device only: from here on the address tells of its positions.
  if (told.entries.some(({ kind }) => kind === 'study') && whole.entries.length > 0) keepAddress();
};

/** The chapters of studies in the place of their names. */
const withStudies = async (told: Sheet, found: SheetFault[]): Promise<Sheet> => {
  const whole: Entry[] = [];
  let { heading } = told;
  for (const entry of told.entries) {
    if (entry.kind !== 'study') {
      whole.push(entry);
      continue;
    }
    const study = await keptStudy(entry.id);
    if (study === undefined) {
      found.push({ code: 'study' });
      continue;
    }
    const { chapters, faults: unread } = parseChapters(study.chapters);
    for (const { number, path } of unread) found.push({ code: 'chapter', number, path });
    whole.push(...chapters.map(entryOfChapter));
    if (heading === '') heading = study.title;
  }
  return { ...told, heading, entries: whole };
};

export const leaveSheet = (): void => {
  readHash = undefined;
};

/** Writes the sheet into the address, so that it can be sent, kept and loaded again. */
export const keepAddress = (): void => {
  readHash = `#${formatSheet(sheet.peek())}`;
  try {
    history.replaceState(history.state, '', readHash);
  } catch {
    // A browser may refuse when it is asked too often; the next change is written with this one.
  }
};

export const changeSheet = (change: Partial<Sheet>): void => {
  sheet.value = { ...sheet.peek(), ...change };
  keepAddress();
};

/** Other diagrams; what could not be read is no longer told of. */
export const setEntries = (next: readonly Entry[]): void => {
  batch(() => {
    addressFaults.value = [];
    changeSheet({ entries: next });
  });
};

import { err, ok } from '@zertz/rules';
import type { Result } from '@zertz/rules';
import { parseJson } from '../storage/json.ts';
import type { NotJson } from '../storage/json.ts';
import { newStudy } from './study.ts';
import type { Study } from './study.ts';
import { formatStudy, isStudyHead, parseChapters } from './studyData.ts';
import type { ChapterFault, StudyData } from './studyData.ts';

/** Raised when a file can no longer be read by what reads it today. */
const VERSION = 1;

/** What is wrong with a file of a study. */
export type StudyFault =
  | NotJson
  | ChapterFault
  | { readonly code: 'not-ours' }
  /** It was written by this later version. */
  | { readonly code: 'newer'; readonly found: number }
  | { readonly code: 'wrong'; readonly path: string };

/** What could be read of a file, and what could not. */
export interface StudyReading {
  readonly study: Study;
  readonly faults: readonly StudyFault[];
}

/** A study as one file, a chapter a line, so that one that was cut off still has the others. */
export const writeStudy = (study: Study): string => {
  const { began, changed, chapters, title } = formatStudy(study);
  const head = JSON.stringify({ zertzStudy: VERSION, title, began, changed, chapters: [] });
  const lines = chapters.map((chapter) => JSON.stringify(chapter));
  return `${head.slice(0, -2)}\n${lines.join(',\n')}\n]}\n`;
};

/**
 * What `writeStudy` wrote, with every turn of every chapter checked against the rules. Whole chapters
 * are taken from a file of a later version or with faults in it; an error: nothing can be taken.
 */
export const readStudy = (text: string, now: number): Result<StudyReading, StudyFault> => {
  const parsed = parseJson(text);
  if (!parsed.ok) return readLines(text, parsed.error, now);
  return studyIn(parsed.value, [], now);
};

const studyIn = (
  raw: unknown,
  before: readonly StudyFault[],
  now: number,
): Result<StudyReading, StudyFault> => {
  if (typeof raw !== 'object' || raw === null || !('zertzStudy' in raw)) {
    return err(before[0] ?? { code: 'not-ours' });
  }
  const { zertzStudy: version } = raw;
  if (typeof version !== 'number') return err({ code: 'wrong', path: 'zertzStudy' });
  const newer: readonly StudyFault[] = version > VERSION ? [{ code: 'newer', found: version }] : [];
  const fault = isStudyHead(raw, '');
  const all = (raw as Partial<StudyData>).chapters;
  const wrong = fault?.path ?? (Array.isArray(all) ? undefined : 'chapters');
  if (wrong !== undefined) return err(newer[0] ?? { code: 'wrong', path: wrong });
  const { began = now, title } = raw as unknown as Partial<StudyData> & { readonly title: string };
  const { chapters, faults } = parseChapters(all as readonly unknown[]);
  const found = [...before, ...newer, ...faults];
  if (chapters.length === 0) return err(found[0] ?? { code: 'wrong', path: 'chapters' });
  return ok({ study: { ...newStudy(title, chapters, now), began }, faults: found });
};

/** What is still whole of a file that is none any more, by its lines. */
const readLines = (text: string, fault: NotJson, now: number): Result<StudyReading, StudyFault> => {
  const [head = '', ...lines] = text.split('\n');
  const begun = parseJson(`${head.trim()}]}`);
  if (!begun.ok || typeof begun.value !== 'object') return err(fault);
  const faults: StudyFault[] = [];
  const chapters = lines.flatMap((line, index) => {
    const bare = line.trim().replace(/,$/, '');
    if (bare === '' || bare === ']}') return [];
    const parsed = parseJson(bare);
    if (parsed.ok) return [parsed.value];
    faults.push({ code: 'not-json', line: index + 2 });
    return [];
  });
  // Cut off between two lines, every line of it is whole.
  const told = faults.length === 0 ? [fault] : faults;
  return studyIn({ ...begun.value, chapters }, told, now);
};

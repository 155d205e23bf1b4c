import { err, ok, parsePosition } from '@zertz/rules';
import type { Result } from '@zertz/rules';
import { LESSON_NAMES } from '../learn/lesson.ts';
import type { LessonName } from '../learn/lesson.ts';
import { each, isNumber, oneOf, optional, record } from './check.ts';
import type { CheckError } from './check.ts';
import { parseJson } from './json.ts';
import type { NotJson } from './json.ts';
import { brokenTurn, isKeptGame } from './keptGame.ts';
import type { KeptGame } from './keptGame.ts';
import { isPuzzleRecord } from './puzzles.ts';
import type { PuzzleRecord } from './puzzles.ts';
import { isStudyData, parseChapters } from '../studies/studyData.ts';
import type { StudyData } from '../studies/studyData.ts';
import { loadGame } from './savedGame.ts';
import { readSettings } from './settingsValues.ts';
import type { Settings } from './settingsValues.ts';
import { TIPS } from './tips.ts';
import type { Tip } from './tips.ts';

/** Everything that the application keeps, as one file. */
export interface Everything {
  readonly settings: Settings;
  readonly tips: readonly Tip[];
  /** The lessons that were finished. */
  readonly lessons: readonly LessonName[];
  readonly games: readonly KeptGame[];
  readonly puzzles: readonly PuzzleRecord[];
  readonly studies: readonly StudyData[];
}

/** What a file has of it: one without settings leaves those that are here. */
export interface Imported extends Omit<Everything, 'settings'> {
  readonly settings: Settings | undefined;
}

/** Raised when a file can no longer be read by what reads it today. */
const VERSION = 1;

export type ImportError =
  | CheckError
  | NotJson
  | { readonly code: 'not-ours' }
  | { readonly code: 'newer' }
  | { readonly code: 'bad-position'; readonly path: string; readonly found: string }
  | { readonly code: 'bad-turn'; readonly path: string; readonly found: string }
  /** Something else in a chapter of a study. */
  | { readonly code: 'unreadable'; readonly path: string };

/** All but what can no longer be read: for that the whole file would be refused. */
export const writeEverything = (all: Everything): string => {
  const games = all.games.filter((kept) => loadGame(kept) !== undefined);
  const studies = all.studies.flatMap(readable);
  return `${JSON.stringify({ zertz: VERSION, ...all, games, studies }, null, 1)}\n`;
};

const readable = (data: StudyData): readonly StudyData[] => {
  const { unread } = parseChapters(data.chapters);
  const chapters = data.chapters.filter((chapter) => !unread.includes(chapter));
  return chapters.length === 0 ? [] : [{ ...data, chapters }];
};

const file = record({
  zertz: isNumber,
  settings: optional(record({})),
  tips: optional(each(oneOf(TIPS))),
  lessons: optional(each(oneOf(LESSON_NAMES))),
  games: each(isKeptGame),
  puzzles: optional(each(isPuzzleRecord)),
  studies: optional(each(isStudyData)),
});

/** What `writeEverything` wrote, with every turn of every game checked against the rules. */
export const readEverything = (text: string): Result<Imported, ImportError> => {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const raw: unknown = parsed.value;
  if (typeof raw !== 'object' || raw === null || !('zertz' in raw)) {
    return err({ code: 'not-ours' });
  }
  if (typeof raw.zertz === 'number' && raw.zertz > VERSION) return err({ code: 'newer' });
  const fault = file(raw, '');
  if (fault !== undefined) return err(fault);
  const all = raw as unknown as Partial<Everything> & Pick<Everything, 'games'>;
  const bad = all.games.map(faultIn).find((found) => found !== undefined);
  if (bad !== undefined) return err(bad);
  const unread = (all.studies ?? []).flatMap(faultInStudy);
  if (unread[0] !== undefined) return err(unread[0]);
  return ok({
    settings: all.settings && readSettings(JSON.stringify(all.settings)),
    tips: all.tips ?? [],
    lessons: all.lessons ?? [],
    games: all.games,
    puzzles: all.puzzles ?? [],
    studies: all.studies ?? [],
  });
};

const faultIn = (kept: KeptGame, index: number): ImportError | undefined => {
  const path = `games[${index}]`;
  if (!parsePosition(kept.start).ok) {
    return { code: 'bad-position', path: `${path}.start`, found: kept.start };
  }
  const turn = brokenTurn(kept);
  if (turn === undefined) return undefined;
  return { code: 'bad-turn', path: `${path}.turns[${turn}]`, found: kept.turns[turn] ?? '' };
};

const faultInStudy = ({ chapters }: StudyData, index: number): readonly ImportError[] =>
  parseChapters(chapters).faults.map((fault) => {
    const path = `studies[${index}].${fault.path}`;
    const found = textAt({ chapters }, fault.path);
    if (found === undefined) return { code: 'unreadable', path };
    if (path.endsWith('.start')) return { code: 'bad-position', path, found };
    return path.endsWith('.turn')
      ? { code: 'bad-turn', path, found }
      : { code: 'unreadable', path };
  });

/** The text at a place such as `chapters[1].title`, if there is one. */
const textAt = (data: object, path: string): string | undefined => {
  let at: unknown = data;
  for (const key of path.match(/\w+/g) ?? []) {
    at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
  }
  return typeof at === 'string' ? at : undefined;
};

import { signal } from '@preact/signals';
import { each, isNumber, isText, oneOf, optional, record } from './check.ts';
import { database } from './database.ts';

/** What the first try at a puzzle is worth: solved alone, with a little help, or not by oneself. */
export const SCORES = [0, 0.5, 1] as const;
export type Score = (typeof SCORES)[number];

/** What has come of one puzzle. All else, rating and streak, follows from these. */
export interface PuzzleRecord {
  readonly id: string;
  /** Turns that did not win. */
  readonly wrong: number;
  /** What the first try was worth, once it is over, and by how much it changed the rating. */
  readonly score?: Score;
  readonly change?: number;
  /** When it was solved first, in milliseconds since 1970. */
  readonly solved?: number;
  /** Days on which it was the puzzle of the day and was solved. */
  readonly days?: readonly number[];
}

export const isPuzzleRecord = record({
  id: isText,
  wrong: isNumber,
  score: optional(oneOf(SCORES)),
  change: optional(isNumber),
  solved: optional(isNumber),
  days: optional(each(isNumber)),
});

/** By the id of their puzzle; empty before they are read. */
export const puzzleRecords = signal<ReadonlyMap<string, PuzzleRecord>>(new Map());

let read: Promise<void> | undefined;

/** What the browser has kept; without storage it is as if nothing had been solved. */
export const readPuzzleRecords = (): Promise<void> =>
  (read ??= (async () => {
    try {
      const kept = await (await database()).getAll('puzzles');
      puzzleRecords.value = new Map(kept.map((one) => [one.id, one]));
    } catch {
      // They last as long as the page.
    }
  })());

/** What two records of a puzzle say together; the first try is that of `mine`, if it had one. */
export const joined = (mine: PuzzleRecord, other: PuzzleRecord): PuzzleRecord => {
  const first = mine.change === undefined ? other : mine;
  const solved = [mine, other].flatMap((one) => one.solved ?? []);
  const days = new Set([...(mine.days ?? []), ...(other.days ?? [])]);
  return {
    id: mine.id,
    wrong: Math.max(mine.wrong, other.wrong),
    ...(first.score === undefined ? {} : { score: first.score }),
    ...(first.change === undefined ? {} : { change: first.change }),
    ...(solved.length === 0 ? {} : { solved: Math.min(...solved) }),
    ...(days.size === 0 ? {} : { days: [...days].toSorted((a, b) => a - b) }),
  };
};

/** Joins records to those that are kept, all of them or none. */
export const keepPuzzleRecords = async (records: readonly PuzzleRecord[]): Promise<boolean> => {
  await readPuzzleRecords();
  const changed = records.map((one) => {
    const mine = puzzleRecords.value.get(one.id);
    return mine === undefined ? one : joined(mine, one);
  });
  puzzleRecords.value = new Map([
    ...puzzleRecords.value,
    ...changed.map((one) => [one.id, one] as const),
  ]);
  try {
    const change = (await database()).transaction('puzzles', 'readwrite');
    await Promise.all([...changed.map((one) => change.store.put(one)), change.done]);
    return true;
  } catch {
    return false;
  }
};

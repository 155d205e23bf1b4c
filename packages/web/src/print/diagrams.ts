import type { Drawing } from '@zertz/art';
import type { Puzzle } from '@zertz/engine';
import { formatTurn, isUntouched, outcome, positionOf } from '@zertz/rules';
import type { Game, Position, RingSet } from '@zertz/rules';
import { dailyOf, dayOf } from '../puzzles/daily.ts';
import { solutionOf } from '../puzzles/solution.ts';
import { taskOf } from '../puzzles/task.ts';
import { gameFromHash } from '../storage/gameLink.ts';
import { marksFromLink } from '../storage/linkMarks.ts';
import { replay } from '../storage/savedGame.ts';
import { MOST } from './sheet.ts';
import type { Entry } from './sheet.ts';

/** What is printed of an entry. */
export interface Diagram {
  readonly entry: Entry;
  readonly position: Position;
  /** The rings that were there at first; those that are gone of them are dots. */
  readonly outline: RingSet;
  readonly drawings: readonly Drawing[];
  /** What somebody wrote of it. */
  readonly title: string;
  readonly puzzle: Puzzle | undefined;
  /** Of a puzzle of a day, in milliseconds since 1970. */
  readonly date: number | undefined;
  readonly isOver: boolean;
  /** In official notation. */
  readonly solution: readonly string[];
}

/** What of an address cannot be printed, with the piece of it that says so. */
export type SheetFault =
  | { readonly code: 'unknown' | 'puzzle' | 'day'; readonly at: string }
  /** Entries are counted from 1. */
  | { readonly code: 'link' | 'turn'; readonly number: number; readonly at: string }
  | { readonly code: 'study' }
  | { readonly code: 'chapter'; readonly number: number; readonly path: string }
  | { readonly code: 'too-many'; readonly most: number; readonly left: number };

interface ReadEntry {
  readonly diagram?: Diagram;
  readonly fault?: SheetFault;
}

/** The diagrams of a sheet, as far as they can be read. */
export const readDiagrams = (
  entries: readonly Entry[],
  puzzles: readonly Puzzle[],
): { readonly diagrams: readonly Diagram[]; readonly faults: readonly SheetFault[] } => {
  const read = entries.slice(0, MOST).map((entry, index) => readEntry(entry, index + 1, puzzles));
  const left = entries.length - MOST;
  return {
    diagrams: read.flatMap(({ diagram }) => diagram ?? []),
    faults: [
      ...read.flatMap(({ fault }) => fault ?? []),
      ...(left > 0 ? [{ code: 'too-many', most: MOST, left } as const] : []),
    ],
  };
};

const readEntry = (entry: Entry, number: number, puzzles: readonly Puzzle[]): ReadEntry => {
  switch (entry.kind) {
    case 'puzzle': {
      const puzzle = puzzles.find(({ id }) => id === entry.id);
      if (puzzle === undefined) return { fault: { code: 'puzzle', at: entry.id } };
      return { diagram: diagramOf(puzzle) };
    }
    case 'day': {
      const date = dateOf(entry.date);
      const puzzle = date === undefined ? undefined : dailyOf(puzzles, dayOf(date));
      if (puzzle === undefined) return { fault: { code: 'day', at: entry.date } };
      return { diagram: { ...diagramOf(puzzle), entry, date } };
    }
    case 'place':
      return ofPlace(entry, entry.hash, number);
    case 'study':
      // Its chapters are put in its place before anything is read.
      return { fault: { code: 'study' } };
  }
};

const dateOf = (text: string): number | undefined => {
  const millis = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // The 31st of a shorter month is none.
  return Number.isNaN(millis) || isoDate(millis) !== text ? undefined : millis;
};

export const isoDate = (millis: number): string => new Date(millis).toISOString().slice(0, 10);

export const diagramOf = (puzzle: Puzzle): Diagram => {
  const task = taskOf(puzzle);
  return {
    entry: { kind: 'puzzle', id: puzzle.id },
    position: task.position,
    outline: outlineOf(task.position),
    drawings: [],
    title: '',
    puzzle,
    date: undefined,
    isOver: false,
    solution: solutionOf(task),
  };
};

const outlineOf = (position: Position): RingSet =>
  isUntouched(position) ? position.rings : position.board.rings;

/** A position of a link, with what is drawn and said of it, and the turns that solve it. */
const ofPlace = (entry: Entry, hash: string, number: number): ReadEntry => {
  const linked = gameFromHash(hash);
  const bad = (at: string): SheetFault => ({ code: 'link', number, at });
  if (linked === undefined) return { fault: bad(hash.slice(0, 24)) };
  const game = linked.ok ? linked.value : linked.error.readable;
  if (game === undefined) return linked.ok ? {} : { fault: bad(linked.error.at) };
  const position = positionOf(game);
  const marks = marksFromLink(hash, '', position.board);
  const { drawings, text } = marks.ok ? marks.value : marks.error.readable;
  const told = new URLSearchParams(hash).get('a') ?? '';
  const turns = told.split('|').filter((turn) => turn.trim() !== '');
  const solved = replay(position, turns);
  const diagram: Diagram = {
    entry,
    position,
    outline: game.history.length > 0 ? game.start.rings : outlineOf(position),
    drawings,
    title: text.trim(),
    puzzle: undefined,
    date: undefined,
    isOver: (game.outcome ?? outcome(position)) !== undefined,
    solution: textsOf(solved.ok ? solved.value : solved.error.before),
  };
  if (!linked.ok) return { diagram, fault: bad(linked.error.at) };
  if (!marks.ok) return { diagram, fault: bad(marks.error.at) };
  if (solved.ok) return { diagram };
  return { diagram, fault: { code: 'turn', number, at: turns[solved.error.turn] ?? '' } };
};

const textsOf = ({ history }: Game): readonly string[] => history.map(formatTurn);

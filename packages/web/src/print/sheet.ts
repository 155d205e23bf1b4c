import { encoded } from '../storage/linkMarks.ts';

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

export const PER_PAGE = [1, 2, 4, 6, 9, 12] as const;
export type PerPage = (typeof PER_PAGE)[number];

/** Where solutions are printed: nowhere, upside down under their diagrams, or on pages of their own. */
export const SOLUTIONS = ['none', 'foot', 'page'] as const;
export type SolutionsAt = (typeof SOLUTIONS)[number];

/** What may stand with a diagram. */
export const SHOWN = ['numbers', 'tasks', 'marbles', 'links'] as const;
export type Shown = (typeof SHOWN)[number];

/** What a diagram is of, as the address has it. */
export type Entry =
  | { readonly kind: 'puzzle'; readonly id: string }
  /** The puzzle of a day, as `2031-05-04`. */
  | { readonly kind: 'day'; readonly date: string }
  /** A position, as in a link to it; `a=` in it has the turns that solve it. */
  | { readonly kind: 'place'; readonly hash: string }
  /** All chapters of a study that is kept here. */
  | { readonly kind: 'study'; readonly id: string };

export interface Sheet {
  readonly paper: Paper;
  /** `undefined`: so many that all find room on the first page, if they can. */
  readonly perPage: PerPage | undefined;
  readonly heading: string;
  readonly solutions: SolutionsAt;
  readonly shown: readonly Shown[];
  readonly entries: readonly Entry[];
}

/** More diagrams than this are a book. */
export const MOST = 120;
export const LONGEST_HEADING = 80;
const USUAL: readonly Shown[] = ['numbers', 'tasks', 'marbles'];

export const emptySheet = (paper: Paper): Sheet => ({
  paper,
  perPage: undefined,
  heading: '',
  solutions: 'foot',
  shown: USUAL,
  entries: [],
});

/** Diagrams on a page: those that were chosen, else the fewest places that hold them all. */
export const placesOn = ({ perPage }: Sheet, diagrams: number): PerPage =>
  perPage ?? PER_PAGE.find((places) => places >= diagrams) ?? 12;

export const formatSheet = ({ entries, heading, paper, perPage, ...sheet }: Sheet): string => {
  const { shown, solutions } = sheet;
  const fields = [`paper=${paper}`];
  if (perPage !== undefined) fields.push(`per=${perPage}`);
  if (solutions !== 'foot') fields.push(`solutions=${solutions}`);
  if (shown.join() !== USUAL.join()) fields.push(`show=${shown.join()}`);
  if (heading !== '') fields.push(`title=${encoded(heading)}`);
  return [...fields, ...formatEntries(entries)].join('&');
};

/** Puzzles and days that follow one another share a field. */
export const formatEntries = (entries: readonly Entry[]): readonly string[] => {
  const fields: string[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry.kind === 'place') fields.push(entry.hash);
    else if (entry.kind === 'study') fields.push(`study=${encoded(entry.id)}`);
    else {
      const text = entry.kind === 'puzzle' ? entry.id : entry.date;
      const follows = entries[index - 1]?.kind === entry.kind;
      const last = fields.length - 1;
      if (follows) fields[last] += `,${text}`;
      else fields.push(`${entry.kind === 'puzzle' ? 'puzzles' : 'days'}=${text}`);
    }
  }
  return fields;
};

/** Fields of a link to a position, and of its solution. */
const OF_A_PLACE = /^[zpgsdta]$/;

export interface ReadSheet {
  readonly sheet: Sheet;
  /** Pieces of the address that say nothing. */
  readonly unknown: readonly string[];
}

/** The sheet of the part of an address after `#`; the paper is that of the reader if it names none. */
export const parseSheet = (hash: string, paper: Paper): ReadSheet => {
  let sheet = emptySheet(paper);
  const entries: Entry[] = [];
  const unknown: string[] = [];
  let place: string[] = [];
  const endPlace = (): void => {
    if (place.length > 0) entries.push({ kind: 'place', hash: place.join('&') });
    place = [];
  };
  for (const field of hash.replace(/^#/, '').split('&')) {
    if (field === '') continue;
    const [name = ''] = field.split('=', 1);
    if (OF_A_PLACE.test(name) && field.includes('=')) {
      // A position begins with how it stands.
      const begins = /^[zp]$/.test(name) || place.some((one) => one.startsWith(`${name}=`));
      if (begins) endPlace();
      place.push(field);
      continue;
    }
    endPlace();
    const value = new URLSearchParams(field).get(name) ?? '';
    const more = entriesOf(name, value);
    const change = more === undefined ? changeOf(name, value) : {};
    if (more !== undefined) entries.push(...more);
    if (change === undefined) unknown.push(field);
    else sheet = { ...sheet, ...change };
  }
  endPlace();
  return { sheet: { ...sheet, entries }, unknown };
};

const listed = (text: string): readonly string[] => text.split(',').filter((one) => one !== '');

const entriesOf = (name: string, value: string): readonly Entry[] | undefined => {
  switch (name) {
    case 'puzzles':
      return listed(value).map((id) => ({ kind: 'puzzle', id }));
    case 'days':
      return listed(value).map((date) => ({ kind: 'day', date }));
    case 'study':
      return value === '' ? undefined : [{ kind: 'study', id: value }];
    default:
      return undefined;
  }
};

const changeOf = (name: string, value: string): Partial<Sheet> | undefined => {
  const paper = PAPERS.find((one) => one === value);
  const perPage = PER_PAGE.find((one) => String(one) === value);
  const solutions = SOLUTIONS.find((one) => one === value);
  switch (name) {
    case 'paper':
      return paper && { paper };
    case 'per':
      return perPage && { perPage };
    case 'solutions':
      return solutions && { solutions };
    case 'title':
      return { heading: value.slice(0, LONGEST_HEADING) };
    case 'show':
      return listed(value).every((one) => SHOWN.some((shown) => shown === one))
        ? { shown: SHOWN.filter((one) => listed(value).includes(one)) }
        : undefined;
    default:
      return undefined;
  }
};

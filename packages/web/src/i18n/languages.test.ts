import { describe, expect, test } from 'vitest';
import * as en from './en/index.ts';
import { LANGUAGE_INFO, languageOf, LANGUAGES, preferred } from './languages.ts';
import type { Language } from './languages.ts';
import type { RefusalContext } from './refusal.ts';
import type { Words } from './words.ts';

/** Every text by its path; functions are left out. */
const textsOf = (value: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part, path === '' ? key : `${path}.${key}`),
  );
};

/** The words that come with pages of their own. */
const PAGES = import.meta.glob(
  './*/{analysis,diagram,explorer,jump,lessons,opening,printing,puzzles,questions,rulesPage,settingsPage,studies}.ts',
  {
    eager: true,
  },
);

const everyText = async (language: Language): Promise<readonly (readonly [string, string])[]> => [
  ...textsOf(await LANGUAGE_INFO[language].load()),
  ...textsOf(PAGES[`./${language}/analysis.ts`]),
  ...textsOf(PAGES[`./${language}/diagram.ts`]),
  ...textsOf(PAGES[`./${language}/explorer.ts`]),
  ...textsOf(PAGES[`./${language}/jump.ts`]),
  ...textsOf(PAGES[`./${language}/lessons.ts`]),
  ...textsOf(PAGES[`./${language}/opening.ts`]),
  ...textsOf(PAGES[`./${language}/questions.ts`]),
  ...textsOf(PAGES[`./${language}/printing.ts`]),
  ...textsOf(PAGES[`./${language}/puzzles.ts`]),
  ...textsOf(PAGES[`./${language}/rulesPage.ts`]),
  ...textsOf(PAGES[`./${language}/settingsPage.ts`]),
  ...textsOf(PAGES[`./${language}/studies.ts`]),
];

const NUMBERS = [0, 1, 2, 3, 5, 11, 21];
const MARBLES = ['white', 'grey', 'black'] as const;

/** Everything that is said with a number in it. */
const counted = (words: Words): { readonly [name: string]: (n: number) => string } => ({
  'step.freeCount': words.step.freeCount,
  'step.ways': words.step.ways,
  'step.fromHas': (n) => words.step.fromHas('d4', n),
  'dock.left': words.dock.left,
  'dock.capture': words.dock.capture,
  'dock.stopHere': words.dock.stopHere,
  'moves.ringsLeft': words.moves.ringsLeft,
  'meter.points': words.meter.points,
  'say.captures': words.say.captures,
  'say.free': words.say.free,
  'say.placedHere': (n) => words.say.placedHere('d4', n),
  'cell.heldBy': words.cell.heldBy,
  'newGame.rings': words.newGame.rings,
  'newGame.timeName': (n) => words.newGame.timeName(n, n),
  'games.count': words.games.count,
  'games.turns': words.games.turns,
  'data.imported': words.data.imported,
  ...Object.fromEntries(MARBLES.map((colour) => [colour, (n: number) => words.count(n, colour)])),
});

const CONTEXT: RefusalContext = {
  label: () => 'd4',
  holders: () => 6,
  goneOn: () => 3,
  captures: 2,
  toMove: 'Noa',
};

const refused = ({ refusals }: Words): readonly string[] =>
  Object.entries(refusals).map(([code, text]) =>
    (text as (refusal: object, context: RefusalContext) => string)(
      { code, ring: 1, from: 1, to: 2, marble: 'white', ways: 2 },
      CONTEXT,
    ),
  );

/** Names, signs and words that these languages share with English. */
const SAME =
  /^(A4|Letter|Zertz|Boardspace.*|SGF|Zen|JSON|Wd4,a1|[^\p{L}]*|Home, End|Esc|Ctrl Enter|Shift Enter|Ctrl (?:Shift )?[A-Z]|Backspace|[^\p{L}]*Shift[^\p{L}]*|[A-Z])$/u;
/** In the help, `{turn}` stands for a key. */
const withoutKeys = (text: string): string => text.replaceAll(/\{\w+\}/g, '');
const keysIn = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];

const SHARED: { readonly [L in Language]?: readonly string[] } = {
  cs: ['Diagram', 'Export'],
  sv: ['Diagram', 'Hand', 'Format', 'Offer', 'Position', 'Standard', 'Tips', 'Vibration'],
  de: [
    'Analyse',
    'Animation',
    'Computer',
    'Hand',
    'Initiative',
    'Normal',
    'Ring',
    'Training',
    'Vibration',
  ],
  fr: [
    'Collections',
    'Initiative',
    'Loupe',
    'Menu',
    'Notes',
    'Position',
    'Sacrifices',
    'Solution',
    'Solutions',
    'Table',
    'Vibration',
  ],
  es: ['No'],
  nl: [
    'Analyse',
    'Blunder',
    'Computer',
    'Diagram',
    'Hand',
    'Hint',
    'Menu',
    'Ring',
    'Start',
    'Studies',
    'Tips',
    'Training',
  ],
};

test.each([
  [['he-IL', 'en'], 'he'],
  [['iw'], 'he'],
  [['pl', 'cs-CZ', 'en'], 'cs'],
  [['pl', 'ja'], 'en'],
  [[], 'en'],
] as const)('a reader of %j is spoken to in %s', (tags, language) => {
  expect(preferred(tags)).toBe(language);
});

test('a tag of no language of ours is none', () => {
  expect(languageOf('pt-BR')).toBeUndefined();
  expect(languageOf('')).toBeUndefined();
});

describe.each(LANGUAGES.filter((language) => language !== 'en'))('%s', (language) => {
  test('every text is there, and none is still English', async () => {
    const english = new Map(await everyText('en'));
    const texts = await everyText(language);
    expect(texts.map(([path]) => path).toSorted()).toEqual([...english.keys()].toSorted());
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
    const left = texts.filter(
      ([path, text]) =>
        english.get(path) === text &&
        !SAME.test(withoutKeys(text)) &&
        SHARED[language]?.includes(text) !== true,
    );
    expect(left).toEqual([]);
  });

  test('the help names the same keys', async () => {
    const english = new Map(await everyText('en'));
    for (const [path, text] of await everyText(language)) {
      expect(keysIn(text), path).toEqual(keysIn(english.get(path) ?? ''));
    }
  });

  test('numbers are put into words', async () => {
    const words = await LANGUAGE_INFO[language].load();
    for (const [name, text] of Object.entries(counted(words))) {
      for (const n of NUMBERS) {
        expect(text(n).trim(), name).not.toBe('');
        expect(text(n), name).not.toMatch(/#|undefined|NaN/);
        if (n > 2) expect(text(n), name).toContain(String(n));
      }
    }
  });

  test('every refusal and every end has its sentence', async () => {
    const words = await LANGUAGE_INFO[language].load();
    const goals = [{ white: 3, grey: 3, black: 3 }];
    const ends = Object.values(words.end.by).map((text) => text(goals));
    for (const sentence of [...refused(words), ...ends]) {
      expect(sentence).toMatch(/\p{L}{2}.*[.]$/u);
      expect(sentence).not.toMatch(/#|undefined|NaN/);
    }
    expect(refused(words).filter((text) => refused(en).includes(text))).toEqual([]);
  });
});

test('Czech has one, few and many', async () => {
  const { step, moves, count } = await LANGUAGE_INFO.cs.load();
  expect(NUMBERS.map((n) => step.ways(n))).toEqual([
    '0 možností',
    '1 možnost',
    '2 možnosti',
    '3 možnosti',
    '5 možností',
    '11 možností',
    '21 možností',
  ]);
  expect(moves.ringsLeft(3)).toBe('zbývají 3 kroužky');
  expect([1, 4, 5].map((n) => count(n, 'white'))).toEqual(['1 bílá', '4 bílé', '5 bílých']);
});

test('Hebrew has one, two and many, and keeps labels left to right', async () => {
  const { step, counts } = await LANGUAGE_INFO.he.load();
  expect([1, 2, 3].map((n) => step.ways(n))).toEqual(['דרך אחת', 'שתי דרכים', '3 דרכים']);
  expect(counts({ white: 2, grey: 1, black: 0 })).toBe('שני לבנים ואפור אחד');
  expect(step.willRemove('d6')).toContain('\u2066d6\u2069');
});

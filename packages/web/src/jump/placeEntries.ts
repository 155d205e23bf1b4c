import { LESSON_NAMES } from '../learn/lesson.ts';
import { goTo, goToLesson, goToPlace } from '../pages/router.ts';
import { PAGES } from '../pages/pages.ts';
import { dialog } from '../play/dialogs.ts';
import { REQUESTS, SECTION_NAMES, SECTIONS } from '../rules/sections.ts';
import type { Entry } from './entry.ts';
import { called } from './spoken.ts';

export const pageEntries = (): readonly Entry[] => [
  {
    key: 'page.home',
    group: 'pages',
    icon: 'home',
    act: () => goTo('home'),
    ...called(({ words: { nav } }) => nav.home),
  },
  ...PAGES.map(({ icon, name }): Entry => ({
    key: `page.${name}`,
    group: 'pages',
    icon,
    act: () => goTo(name),
    ...called(({ words: { nav } }) => nav[name]),
  })),
  {
    key: 'page.editor',
    group: 'pages',
    icon: 'pencil',
    act: () => goTo('editor'),
    ...called(({ words: { nav } }) => nav.editor),
  },
  {
    key: 'page.print',
    group: 'pages',
    icon: 'print',
    act: () => goTo('print'),
    ...called(({ words: { nav } }) => nav.print),
  },
  {
    key: 'page.help',
    group: 'pages',
    icon: 'help',
    act: () => {
      dialog.value = 'keys';
    },
    ...called(({ words: { menu } }) => menu.keys),
  },
];

export const lessonEntries = (): readonly Entry[] =>
  LESSON_NAMES.map((lesson, index) => ({
    key: `lesson.${lesson}`,
    group: 'learn',
    icon: 'learn',
    hidden: true,
    says: called(({ lessons: { texts } }) => texts[lesson].says).text,
    act: () => goToLesson(lesson),
    ...called(
      ({ lessons: { texts } }) => texts[lesson].title,
      `${index + 1} ${called(({ lessons: { title }, words: { nav } }) => `${nav.learn} ${title}`).also}`,
    ),
  }));

const place = (key: string, name: Parameters<typeof called>[0], also = ''): Entry => ({
  key: `rules.${key}`,
  group: 'rules',
  icon: 'book',
  hidden: true,
  act: () => goToPlace('rules', key),
  ...called(name, also),
});

/** The sections of the rules, and every numbered clause. */
export const rulesEntries = (): readonly Entry[] => [
  ...SECTION_NAMES.map((name) => place(name, ({ rules }) => rules.sections[name].title)),
  place('presets', ({ rules }) => rules.presets.title),
  place('texts', ({ rules }) => rules.requests.title),
  ...clauses().map(([clause, title]) => ({
    ...place(clause, () => clause, clause.slice(1)),
    says: called(title).text,
  })),
];

type Name = Parameters<typeof called>[0];

const clauses = (): readonly (readonly [string, Name])[] => {
  const first = new Map<string, Name>();
  const enter = (paragraphs: Readonly<Record<string, readonly string[]>>, title: Name): void => {
    for (const clause of Object.values(paragraphs).flat()) {
      if (!first.has(clause)) first.set(clause, title);
    }
  };
  for (const name of SECTION_NAMES) {
    enter(SECTIONS[name], ({ rules }) => rules.sections[name].title);
  }
  for (const text of Object.values(REQUESTS)) enter(text, ({ rules }) => rules.requests.title);
  return [...first];
};

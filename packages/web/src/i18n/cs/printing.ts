import type { PrintWords } from '../../print/words.ts';
import { n } from './marbles.ts';

/** Listy s diagramy na papír. */
export const printing: PrintWords = {
  empty:
    'Na listu zatím nic není. Přidejte úlohy tady, nebo stiskněte Vytisknout u hry, rozboru či studie.',
  paper: 'Papír',
  papers: { a4: 'A4', letter: 'Letter' },
  perPage: 'Diagramů na stránku',
  heading: 'Nadpis',
  headingHint: 'Klubový večer, 12 úloh',
  solutions: 'Řešení',
  solutionsAt: {
    none: 'Žádná',
    foot: 'Vzhůru nohama dole na stránce',
    page: 'Na zvláštní stránce',
  },
  shown: {
    numbers: 'Čísla',
    tasks: 'Kdo je na tahu a úkol',
    marbles: 'Zajaté kuličky a zásoba',
    links: 'Adresa každé úlohy',
  },
  numbersSays: 'Řešení je mají vždy.',
  add: 'Přidat úlohy',
  which: 'Které',
  difficulty: 'Obtížnost',
  difficulties: { any: 'Libovolná', easy: 'Lehká', medium: 'Střední', hard: 'Těžká' },
  howMany: 'Kolik',
  addThese: 'Přidat na list',
  addWeek: 'Úlohy příštích sedmi dnů',
  added: (count) =>
    n(count, { one: 'Přidána # úloha.', few: 'Přidány # úlohy.', other: 'Přidáno # úloh.' }),
  noOthers: 'Další takové úlohy nejsou.',
  full: (most) => `List je plný: vejde se na něj ${most} diagramů.`,
  onSheet: 'Na listu',
  diagrams: (count) => n(count, { one: '# diagram', few: '# diagramy', other: '# diagramů' }),
  position: 'Pozice',
  up: 'Posunout nahoru',
  down: 'Posunout dolů',
  remove: 'Vyřadit z listu',
  removed: (name) => `Vyřazeno z listu: ${name}.`,
  clear: 'Vyřadit vše',
  moved: (name, number, of) => `${name}: nyní ${number} z ${of}.`,
  page: (number, of) => `Strana ${number} z ${of}`,
  goals: (goals) => `Cíle: ${goals}`,
  faults: {
    unknown: (at) => `V adrese je „${at}“, což tu nic neznamená.`,
    puzzle: (id) => `Úloha ${id} neexistuje.`,
    day: (at) => `„${at}“ není žádný den.`,
    link: (number, at) =>
      at === '' ? `Pozice ${number} není úplná.` : `Pozice ${number} není úplná. Končí u „${at}“.`,
    turn: (number, at) => `Řešení pozice ${number} nelze zahrát od „${at}“.`,
    study: 'Tato studie na tomto zařízení není.',
    chapter: (number, where) => `Kapitolu ${number} nelze přečíst${where}.`,
    tooMany: (most, left) =>
      `Na list se vejde ${most} diagramů; ${n(left, { one: '# další byl vynechán', few: '# další byly vynechány', other: '# dalších bylo vynecháno' })}.`,
  },
};

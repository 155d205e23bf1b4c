import type { PrintWords } from '../../print/words.ts';
import { ltr, n, named } from './marbles.ts';

/** דפי תרשימים להדפסה. */
export const printing: PrintWords = {
  empty: 'הדף עדיין ריק. הוסיפו כאן חידות, או בחרו "הדפסה" במשחק, בניתוח או בלוח לימוד.',
  paper: 'נייר',
  papers: { a4: 'A4', letter: 'Letter' },
  perPage: 'תרשימים בעמוד',
  heading: 'כותרת',
  headingHint: 'ערב מועדון, 12 חידות',
  solutions: 'פתרונות',
  solutionsAt: {
    none: 'ללא',
    foot: 'הפוכים בתחתית העמוד',
    page: 'בעמוד נפרד',
  },
  shown: {
    numbers: 'מספרים',
    tasks: 'תור מי, והמשימה',
    marbles: 'כדורים שנלכדו וקופה',
    links: 'הכתובת של כל חידה',
  },
  numbersSays: 'לפתרונות יש מספרים תמיד.',
  add: 'הוספת חידות',
  which: 'אילו',
  difficulty: 'קושי',
  difficulties: { any: 'כל רמה', easy: 'קל', medium: 'בינוני', hard: 'קשה' },
  howMany: 'כמה',
  addThese: 'הוספה לדף',
  addWeek: 'החידות של שבעת הימים הבאים',
  added: (count) =>
    n(count, { one: 'נוספה חידה אחת.', two: 'נוספו שתי חידות.', other: 'נוספו # חידות.' }),
  noOthers: 'אין עוד חידות כאלה.',
  full: (most) => `הדף מלא: יש בו מקום ל־${most} תרשימים.`,
  onSheet: 'על הדף',
  diagrams: (count) => n(count, { one: 'תרשים אחד', two: 'שני תרשימים', other: '# תרשימים' }),
  position: 'עמדה',
  up: 'העברה למעלה',
  down: 'העברה למטה',
  remove: 'הסרה מהדף',
  removed: (name) => `הוסר מהדף: ${named(name)}.`,
  clear: 'הסרת הכול',
  moved: (name, number, of) => `${named(name)}: עכשיו ${number} מתוך ${of}.`,
  page: (number, of) => `עמוד ${number} מתוך ${of}`,
  goals: (goals) => `מטרות: ${goals}`,
  faults: {
    unknown: (at) => `בכתובת יש ${ltr(at)}, ואין לזה כאן משמעות.`,
    puzzle: (id) => `אין חידה ${ltr(id)}.`,
    day: (at) => `${ltr(at)} אינו יום.`,
    link: (number, at) =>
      at === '' ? `עמדה ${number} אינה שלמה.` : `עמדה ${number} אינה שלמה. היא נקטעת ב־${ltr(at)}.`,
    turn: (number, at) => `אי אפשר לשחק את הפתרון של עמדה ${number} החל מ־${ltr(at)}.`,
    study: 'לוח הלימוד הזה אינו במכשיר הזה.',
    chapter: (number, where) => `אי אפשר לקרוא את פרק ${number}${where}.`,
    tooMany: (most, left) =>
      `בדף יש מקום ל־${most} תרשימים; ${n(left, { one: 'אחד נוסף הושמט', two: 'שניים נוספים הושמטו', other: '# נוספים הושמטו' })}.`,
  },
};

import type { QuestionWords } from '../../typing/words.ts';
import { list, ltr, marble, n, named } from './marbles.ts';

/** טבעות בשורה, כל אחת משמאל לימין. */
const row = (rings: readonly string[]): string => rings.map(ltr).join(', ');

export const questions: QuestionWords = {
  names: {
    board: 'לוח, מצב',
    whites: 'לבנים, לבן',
    greys: 'אפורים, אפור',
    blacks: 'שחורים, שחור',
    column: 'טור',
    free: 'חופשיות, פנויות, טבעות',
    captures: 'הכאות, הכאה, קפיצות',
    goals: 'יעדים, יעד',
    pool: 'קופה',
    last: 'אחרון',
    clock: 'שעון, זמן',
    why: 'למה, מדוע',
    undo: 'ביטול, אחורה',
    help: 'עזרה',
  },
  asks: {
    board: 'כל הכדורים והטבעות',
    whites: 'איפה הלבנים',
    greys: 'איפה האפורים',
    blacks: 'איפה השחורים',
    column: 'טור, טבעת אחר טבעת',
    free: 'אילו טבעות חופשיות',
    captures: 'כל הדרכים להכות',
    goals: 'כמה חסר לכל צד',
    pool: 'מה נותר להניח',
    last: 'המהלך האחרון',
    clock: 'הזמן שנותר',
    why: 'מה אפשר בטבעת, ולמה לא',
    undo: 'צעד אחורה, או החזרת מהלך',
    help: 'הרשימה הזאת',
  },
  turns: {
    place: `לבן על ${ltr('d4')}, ואז ${ltr('a1')} יוצאת`,
    steps: 'צעד אחר צעד: טבעת עושה מה שנגיעה בה עושה',
    capture: `${ltr('e3')} קופץ מעל לבן אל ${ltr('g3')}`,
    chain: 'קפיצה אחר קפיצה, רק טבעות',
    claim: 'עם הכדורים שבהם זוכים',
    pass: 'ויתור על התור',
    ring: 'רק שואל, בלי לעשות צעד',
  },
  title: 'תשובה',
  close: 'סגירת התשובה',
  offers: 'הצעות',
  total: (rings, marbles) =>
    `${n(rings, { one: 'טבעת אחת', two: 'שתי טבעות', other: '# טבעות' })}, ${n(marbles, { one: 'כדור אחד', two: 'שני כדורים', other: '# כדורים' })}.`,
  marbles: (colour, on) =>
    on.length === 0
      ? `אין כדורים ${marble[colour].many} על הלוח.`
      : `${marble[colour].many} (${on.length}): ${row(on)}.`,
  goneWord: 'יצאה',
  gone: (rings) => `יצאו: ${row(rings)}.`,
  free: (rings) =>
    rings.length === 0
      ? 'אין טבעת חופשית.'
      : `${n(rings.length, { one: 'טבעת אחת חופשית', two: 'שתי טבעות חופשיות', other: '# טבעות חופשיות' })}: ${row(rings)}.`,
  toWin: (goals) => `כדי לנצח: ${list(goals, 'או')}.`,
  pool: (marbles) => `בקופה: ${marbles}.`,
  poolEmpty: 'הקופה ריקה.',
  holds: (name, marbles) => `${named(name)}: ${marbles ?? 'אין כדורים'}.`,
  last: (move, notation) => `מהלך ${move}: ${ltr(notation)}.`,
  noClock: 'המשחק הזה בלי שעון.',
  mayPlace: (ring) => `אפשר להניח כדור על ${ltr(ring)}.`,
  mayRemove: (ring, claims) => `אפשר להוציא את ${ltr(ring)}${claims}.`,
  noUndo: 'אין מה להחזיר.',
  wants: (word, example) => `אחרי ${named(word)} חסר המשך. דוגמה: ${named(example)}`,
  unknown: (word, near) =>
    near === undefined
      ? `${named(word)} לא מוכר לי. הקלידו ${named('עזרה')} כדי לראות מה אפשר.`
      : `${named(word)} לא מוכר לי. הכוונה הייתה ${named(near)}?`,
};

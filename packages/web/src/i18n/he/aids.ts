import type { Words } from '../words.ts';
import { counts, n } from './marbles.ts';

/** עזרים שמותרים במשחק, ומה שהם אומרים. */
export const aids: Words['aids'] = {
  replies: 'הכאות כפויות מוצגות מראש',
  repliesSay: 'בזמן הכנת המהלך שני השחקנים רואים מה היריב יהיה חייב להכות.',
  hints: 'מותר לבקש רמזים',
  hintsSay: 'משחק שבו ניתן רמז מסומן.',
  assisted: 'עם רמזים',
  assistedSays: 'ניתנו רמזים',
  none: 'אין',
};

export const replies: Words['replies'] = {
  must: 'אז היריב חייב להכות',
  may: 'אז היריב יכול להכות',
  line: { must: 'חובה להכות', may: 'אפשר להכות' },
  takes: (must, gain) => `אז היריב ${must ? 'חייב' : 'יכול'} להכות ${counts(gain)}.`,
  choose: (captures) =>
    n(captures, {
      one: 'ליריב הכאה אחת',
      two: 'היריב בוחר בין שתי הכאות',
      other: 'היריב בוחר מבין # הכאות',
    }),
  many: (captures) => `היריב בוחר מבין ${captures} הכאות או יותר`,
  soFar: 'הטבעת שתוצא עוד יכולה לשנות זאת.',
  wins: 'בכך היריב מנצח.',
  mayWin: 'בכך היריב יכול לנצח.',
};

export const face: Words['face'] = {
  name: 'פנים אל פנים',
  says: 'כשהטלפון או הטאבלט מונח שטוח ביניכם, כל צד פונה אל השחקן שלו.',
};

import type { Words } from '../words.ts';
import { ltr } from './marbles.ts';

/** חצים ועיגולים על הלוח. */
export const drawing: Words['drawing'] = {
  title: 'ציור על הלוח',
  stop: 'הפסקת הציור',
  clear: 'מחיקת כל הציורים',
  cleared: 'כל הציורים נמחקו.',
  brushes: {
    solid: 'רציף',
    dashed: 'מקווקו',
    dotted: 'מנוקד',
    mixed: 'קווים ונקודות',
  },
  circle: (label) => `עיגול סביב ${ltr(label)}.`,
  arrow: (from, to) => `חץ מ־${ltr(from)} אל ${ltr(to)}.`,
  erased: (what) => `נמחק: ${what}`,
  begun: (label) => `חץ מתחיל ב־${ltr(label)}. עברו לטבעת אחרת והקישו שוב ${ltr('Shift {draw}')}.`,
  givenUp: 'לא צויר חץ.',
};

import type { EditorWords } from '../../editor/words.ts';
import { count, ltr, n } from './marbles.ts';

/** הדף שבו מסדרים עמדה. */
export const editor: EditorWords = {
  title: 'סידור עמדה',
  position: 'עמדה',
  palette: 'מה מניחים בלחיצה',
  brushes: {
    white: 'כדור לבן',
    grey: 'כדור אפור',
    black: 'כדור שחור',
    vacant: 'טבעת ריקה',
    gone: 'בלי טבעת',
  },
  brushLeft: (name, left) => `${name}, נותרו ${left}`,
  noRing: 'בלי טבעת',
  undo: 'ביטול',
  redo: 'שוב',
  whole: 'ניקוי הלוח',
  turn: 'התור של',
  captives: (name) => `נלכדו: ${name}`,
  problemsTitle: 'בעיות',
  noProblems: 'אין. אפשר לשחק מהעמדה הזאת.',
  kinds: { impossible: 'לא ייתכן:', note: 'לתשומת לב:' },
  problems: {
    noRings: 'אין על הלוח אף טבעת.',
    over: (winner) =>
      winner === undefined ? 'המשחק נגמר בתיקו.' : `המשחק נגמר: הניצחון של ${winner}.`,
    bothWon: 'שני השחקנים הגיעו ליעד.',
    unclaimed: (rings) => `הקבוצה המלאה ${ltr(rings)} מנותקת וכבר היו זוכים בה.`,
    leftLying: (rings) => `הקבוצה המלאה ${ltr(rings)} נשארה על הלוח; איש אינו יכול להשתמש בה.`,
    ringsGone: (gone, most) =>
      `${n(gone, { one: 'חסרה טבעת אחת', two: 'חסרות שתי טבעות', other: 'חסרות # טבעות' })}, ${most === 0 ? 'אבל עדיין לא הונח אף כדור, ולכן אף טבעת לא יכולה לחסור' : `אבל הונחו כל כך מעט כדורים שיכולות לחסור ${most} לכל היותר`}, אלא אם הלוח התחיל כך.`,
    forced: (ways) =>
      `חוקי, אבל בתור הזה חייבים להכות: ${n(ways, { one: 'דרך אחת', two: 'שתי דרכים', other: '# דרכים' })}.`,
    pass: 'לשחקן שבתור אין מה להניח והוא חייב לוותר על התור.',
    ringsOnly: 'הקופה ריקה: רק מוציאים טבעות.',
  },
  supply: (colour, supply) => `במשחק יש רק ${count(supply, colour)}. קודם צריך להוריד אחד.`,
  ways: 'מה עושים עם העמדה',
  playComputer: (level) => `משחק מול המחשב, רמה ${level}`,
  playPeople: 'שני אנשים',
  analyse: 'לנתח',
  solve: 'לחפש ניצחון כפוי',
  copyLink: 'העתקת קישור',
  copied: 'הועתק',
  text: 'העמדה כטקסט',
  textSays: 'אפשר להדביק כאן עמדה אחרת או קישור',
};

import type { ExplorerWords } from '../../explorer/words.ts';
import { figuresOf } from '../counting.ts';
import { ltr, n, named } from './marbles.ts';

const figure = figuresOf('he');

/** מה שיחקו אחרים מן המצב שבניתוח. */
export const explorer: ExplorerWords = {
  loading: 'המשחקים נטענים.',
  none: 'עדיין אין משחקים לחפש בהם.',
  noneChosen: 'בחרו אוסף לחפש בו.',
  came: (games, turns) =>
    `${n(games, { one: 'משחק אחד הגיע', two: 'שני משחקים הגיעו', other: '# משחקים הגיעו' })} לכאן, והמשיכו ${n(turns, { one: 'במהלך אחד', two: 'בשני מהלכים שונים', other: 'ב־# מהלכים שונים' })}.`,
  nobody: 'איש עוד לא הגיע למצב הזה.',
  nobodyIdea: 'איש עוד לא הגיע למצב הזה. ההצעה של המנוע למטה.',
  askEngine: 'לשאול את המנוע',
  turn: 'מהלך',
  games: 'משחקים',
  forPlayer: (sign) => `בשביל ${sign}`,
  forPlayerSays: (name) => `שיעור הניצחונות של ${named(name)}, תיקו נחשב חצי`,
  result: (first, won, tied, second, lost) =>
    `${named(first)}: ${n(won, { one: 'ניצחון אחד', two: 'שני ניצחונות', other: '# ניצחונות' })}, ${n(tied, { one: 'תיקו אחד', two: 'שני תיקו', other: '# תיקו' })}, ${named(second)}: ${n(lost, { one: 'ניצחון אחד', two: 'שני ניצחונות', other: '# ניצחונות' })}`,
  tie: 'תיקו',
  engine: 'מנוע',
  rarer: (count) =>
    n(count, {
      one: 'ועוד מהלך נדיר אחד',
      two: 'ועוד שני מהלכים נדירים',
      other: 'ועוד # מהלכים נדירים',
    }),
  found: 'משחקים שהגיעו לכאן',
  firstOf: (shown, all) => `${figure(shown)} הראשונים מתוך ${figure(all)}.`,
  openGame: (title, turn) => `${title}: פתיחה במקום שבו שוחק ${ltr(turn)}`,
  opened: (title) => `${title}: המשחק על הלוח.`,
  back: 'חזרה לניתוח שלך',
  collections: 'אוספים',
  own: 'המשחקים שלי',
  name: 'שם האוסף',
  size: (games, megabytes) =>
    `${n(games, { one: 'משחק אחד', two: 'שני משחקים', other: '# משחקים' })}, ${megabytes} מ״ב`,
  count: (games) => n(games, { one: 'משחק אחד', two: 'שני משחקים', other: '# משחקים' }),
  unkept: 'רק עד שהדף ייסגר',
  broken: 'לא היה אפשר לטעון את האוסף הזה.',
  symmetric: 'מצב נמצא איך שלא יסובב או ישוקף הלוח, ולא משנה תורו של מי.',
  notExported:
    'האוספים נשארים בדפדפן הזה. ״ייצוא הכול״ אינו כולל אותם, כי הם עשויים להיות גדולים; שמרו את הקבצים שמהם באו.',
  import: 'הוספת משחקים',
  importSays:
    'גררו לכאן קבצים או בחרו אותם: SGF, הכתיב הרשמי, Zen או שורות JSON, גם בארכיוני zip ו־gzip.',
  choose: 'בחירת קבצים',
  files: (count) => n(count, { one: 'קובץ אחד', two: 'שני קבצים', other: '# קבצים' }),
  reading: (games, refused) =>
    `${n(games, { one: 'נקרא משחק אחד', two: 'נקראו שני משחקים', other: 'נקראו # משחקים' })}${refused === 0 ? '' : `, נדחו: ${figure(refused)}`}`,
  stop: 'עצירה',
  imported: (games) =>
    n(games, { one: 'נוסף משחק אחד.', two: 'נוספו שני משחקים.', other: 'נוספו # משחקים.' }),
  nothing: 'לא נוסף אף משחק.',
  refused: (count) =>
    n(count, {
      one: 'משחק או קובץ אחד לא היה אפשר לקרוא',
      two: 'שני משחקים או קבצים לא היה אפשר לקרוא',
      other: '# משחקים או קבצים לא היה אפשר לקרוא',
    }),
  more: (count) => n(count, { one: 'ועוד אחד', two: 'ועוד שניים', other: 'ועוד #' }),
  copy: 'העתקת הרשימה',
  copied: 'הועתק.',
  notCopied: 'הדפדפן לא הרשה להעתיק.',
  close: 'סגירת הדוח',
  faults: {
    empty: 'אין בו מה לקרוא.',
    large: (megabytes) => `הוא גדול מ־${megabytes} מ״ב, יותר ממה שנקרא.`,
    'not-text': 'הוא אינו טקסט, ולכן אינו יכול להיות משחק.',
    'bad-archive': 'הארכיון פגום, או ארוז בדרך שאינה נקראת.',
    unreadable: 'הדפדפן לא הצליח לקרוא אותו.',
  },
  failed: {
    'not-loaded': 'החלק שקורא משחקים לא נטען. בדקו את הרשת ונסו שוב.',
    broken: 'הקריאה נכשלה, אולי מחוסר זיכרון. נסו פחות קבצים בבת אחת.',
  },
  notKept: {
    full: 'אין בדפדפן מקום לשמור את האוסף: הוא כאן עד שהדף ייסגר.',
    blocked: 'הדפדפן אינו מרשה לשמור: האוסף כאן עד שהדף ייסגר.',
  },
};

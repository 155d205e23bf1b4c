import type { PuzzleWords } from '../../puzzles/words.ts';
import { aMarble, counts, ltr, n } from './marbles.ts';

export const puzzles: PuzzleWords = {
  title: 'חידות',
  says: 'עמדות מתוך משחקים. רק מהלך ראשון אחד כופה ניצחון: מצאו אותו.',
  daily: 'החידה היומית',
  solve: 'לפתור',
  solved: 'נפתרה',
  again: 'לפתור שוב',
  streak: 'רצף',
  streakSays: (days) =>
    days === 0
      ? 'אחת ביום'
      : n(days, { one: 'רצף של יום אחד', two: 'רצף של יומיים', other: 'רצף של # ימים' }),
  rating: 'הדירוג שלך',
  rated: (solved) =>
    solved === 0
      ? 'פתרו את הראשונה'
      : n(solved, { one: 'מתוך חידה אחת', two: 'מתוך שתי חידות', other: 'מתוך # חידות' }),
  next: 'הבאה בשבילך',
  themes: 'נושאים',
  lengths: 'אורך',
  solvedOf: (solved, of) => `נפתרו ${solved} מתוך ${of}`,
  length: (within) =>
    within === 0
      ? 'ניצחון בהכאה'
      : n(within, { one: 'ניצחון בהנחה אחת', two: 'ניצחון בשתי הנחות', other: 'ניצחון ב־# הנחות' }),
  lengthSays: (within) =>
    within === 0
      ? 'ההכאה המנצחת נמצאת על הלוח. מצאו אותה.'
      : n(within, {
          one: 'די בהנחה אחת. הכאות אינן נספרות.',
          two: 'די בשתי הנחות. הכאות אינן נספרות.',
          other: 'די ב־# הנחות. הכאות אינן נספרות.',
        }),
  toMove: (player) => (player === 'first' ? 'תור השחקן הראשון' : 'תור השחקן השני'),
  needs: (missing) => `חסרים: ${counts(missing)}.`,
  number: (id) => `חידה ${ltr(id)}`,
  difficulty: (rating) => `קושי ${rating}`,
  all: 'כל החידות',
  series: (name) => `סדרה: ${name}`,
  task: 'משימה',
  opponent: 'היריב',
  right: 'נכון.',
  answers: (replies) =>
    n(replies, {
      one: 'ליריב הייתה תשובה אחת בלבד.',
      two: 'ליריב היו שתי תשובות, ושתיהן מפסידות.',
      other: 'ליריב היו # תשובות, וכולן מפסידות.',
    }),
  asking: 'היריב חושב.',
  answering: 'היריב משיב.',
  free: (turn) => `דבר אינו כופה על היריב, והוא משחק ${ltr(turn)}.`,
  freeClaim: (gain) => `דבר אינו כופה על היריב, והוא זוכה: ${counts(gain)}.`,
  takes: (gain) => `היריב מכה ${counts(gain)}, והניצחון הכפוי חמק.`,
  theyWin: (gain) => `היריב מקבל ${counts(gain)} ומנצח.`,
  ended: 'בכך המשחק נגמר, אך לא בניצחון.',
  slow: 'גם זה מנצח, אבל לאט יותר. יש דרך מהירה יותר.',
  unjudged: 'זה לא המהלך. (המחשב שהיה מראה מדוע לא נטען.)',
  tryAgain: 'לנסות שוב',
  hints: 'רמזים',
  rungs: {
    where: 'לאן להסתכל',
    marble: 'איזה כדור',
    ring: 'איזו טבעת',
    show: 'להראות את המהלך',
  },
  hint: {
    where: 'הסתכלו על הטבעות המסומנות.',
    place: (colour) => `הניחו ${aMarble(colour)}.`,
    onto: (label) => `מקומו על ${ltr(label)}.`,
    jumper: (label) => `הכו בכדור שעל ${ltr(label)}.`,
    ends: (label) => `ההכאה מסתיימת על ${ltr(label)}.`,
    ringOnly: 'רק טבעת יוצאת.',
    remove: (label) => `הוציאו את ${ltr(label)}.`,
    pass: 'נותר רק לוותר על התור.',
  },
  done: { alone: 'נפתרה.', helped: 'נפתרה בעזרת רמז.', late: 'נפתרה, אם כי לא בניסיון הראשון.' },
  line: 'המהלכים כולם',
  newRating: (rating, change) =>
    `הדירוג שלך: ${rating} (${ltr(`${change < 0 ? '−' : '+'}${Math.abs(change)}`)})`,
  tomorrow: 'החידה היומית הבאה תגיע מחר.',
  nextPuzzle: 'החידה הבאה',
  skip: 'לדלג',
  link: 'העתקת הקישור',
  copied: 'הקישור הועתק.',
  notCopied: 'הדפדפן לא אפשר להעתיק. הקישור נמצא בשורת הכתובת.',
  print: 'הדפסה',
  solution: 'פתרון',
  held: (captives) =>
    captives.white + captives.grey + captives.black === 0 ? 'כלום' : counts(captives),
  theme: {
    choice: { name: 'בחירה', says: 'מכמה הכאות רק אחת מנצחת.' },
    chain: { name: 'שרשרת', says: 'הכאה אחת לוקחת כמה כדורים.' },
    'one offer': { name: 'הצעה אחת', says: 'כדור אחד מוצע, וזה מכריע.' },
    'two offers': { name: 'שתי הצעות', says: 'הצעה אחת מכינה את השנייה.' },
    initiative: { name: 'יוזמה', says: 'שלוש הצעות או יותר: ליריב אין אף תור חופשי.' },
    'great sacrifice': { name: 'הקרבה גדולה', says: 'מוותרים על חמישה כדורים או יותר.' },
    steering: { name: 'הכוונה', says: 'הטבעת שיצאה משאירה ליריב פחות קפיצות.' },
    repositioning: { name: 'העברה', says: 'קפיצה כפויה מזיזה כדור בשבילך.' },
    gun: { name: 'רובה', says: 'הקפיצה מסתיימת היכן שמכים אותה מיד.' },
    'extended gun': { name: 'רובה ארוך', says: 'רובה שהירייה שלו נמשכת.' },
    telescope: { name: 'טלסקופ', says: 'רובה בקו ישר אחד.' },
    claim: { name: 'זכייה', says: 'טבעות מלאות מבודדות, וזוכים בהן.' },
    'fill and cut': { name: 'מילוי ובידוד', says: 'זוכים בכדור שהונח זה עתה.' },
    island: { name: 'אי', says: 'זוכים במה שבודד כבר קודם.' },
    'double claim': { name: 'זכייה כפולה', says: 'זוכים בשתי קבוצות בבת אחת.' },
    nibbling: { name: 'כרסום', says: 'טבעת אחר טבעת קבוצה משתחררת.' },
    counting: { name: 'ספירה', says: 'ליריב חסר כדור אחד. לא לתת לו אותו.' },
    race: { name: 'מרוץ', says: 'אילו היה זה תורו, היריב היה מנצח.' },
    'four whites': { name: 'לבנים', says: 'שורת הלבנים מתמלאת.' },
    'five greys': { name: 'אפורים', says: 'שורת האפורים מתמלאת.' },
    'six blacks': { name: 'שחורים', says: 'שורת השחורים מתמלאת.' },
    'three of each': { name: 'כל הצבעים', says: 'המסגרת מתמלאת.' },
    'empty pool': { name: 'קופה ריקה', says: 'מניחים מהכדורים שזכית בהם.' },
    'full board': { name: 'לוח מלא', says: 'הטבעת האחרונה מתמלאת.' },
  },
};

import type { Words } from '../words.ts';
import { count, ltr, named } from './marbles.ts';

export const app: Words['app'] = {
  name: 'Zertz',
  title: 'Zertz: משחקים במשחק הלוח ZÈRTZ',
  description: 'משחק הלוח ZÈRTZ לשניים או נגד המחשב, מיד ובלי חשבון.',
  yourTurnTitle: '● תורך · Zertz',
  skip: 'דילוג אל הלוח',
  main: 'משחק',
  board: 'לוח',
  column: (letter) => `טור ${letter}`,
  about: 'את ZÈRTZ המציא קריס בורם. זהו מיזם עצמאי.',
  notSaved: 'הדפדפן הזה אינו מאפשר לשמור. העתיקו את המשחק כטקסט כדי לשמור אותו.',
  gameText: 'המשחק כטקסט',
  badLink: (at) => (at === '' ? 'הקישור אינו שלם.' : `הקישור אינו שלם. הוא נקטע ב־${ltr(at)}.`),
  badCount: (colour, found, expected) =>
    `העמדה הזאת לא אפשרית: יש בה ${count(found, colour)}, ובמשחק יש ${expected}.`,
  openReadable: 'פתיחת מה שאפשר לקרוא',
  editReadable: 'סידור מה שאפשר לקרוא',
  dismiss: 'סגירה',
  offline: 'אין חיבור לאינטרנט. המחשב, השיעורים, החידות, הכללים והמשחקים שלך ממשיכים לעבוד.',
  newVersion: 'גרסה חדשה מוכנה.',
};

export const menu: Words['menu'] = {
  open: 'תפריט',
  newGame: 'משחק חדש',
  opponent: 'יריב',
  computer: 'מחשב',
  twoPeople: 'שני אנשים',
  takeBack: 'החזרת מהלך',
  resign: 'פרישה',
  resignAsk: (name) => `${named(name)}: לפרוש מהמשחק?`,
  resignAskYou: 'לפרוש מהמשחק?',
  draw: 'הסכמה על תיקו',
  drawAsk: 'האם שני השחקנים מסכימים על תיקו?',
  yes: 'כן',
  no: 'לא',
  settings: 'הגדרות',
  keys: 'עזרה ומקשים',
  typeMove: 'הקלדת מהלך',
  analyse: 'ניתוח המשחק הזה',
  text: 'העתקה או שמירה של המשחק',
  diagram: 'תרשים',
  toDark: 'מעבר לעיצוב כהה',
  toLight: 'מעבר לעיצוב בהיר',
};

export const view: Words['view'] = {
  title: 'תצוגה',
  fit: 'התאמת הטבעות לגודל השולחן',
  whole: 'הצגת הלוח כולו',
  zoomIn: 'הגדלה',
  zoomOut: 'הקטנה',
  turn: 'סיבוב הלוח',
  mirror: 'היפוך הלוח',
  turned: (degrees) => (degrees === 0 ? 'הלוח בכיוונו הרגיל.' : `הלוח מסובב ב־${degrees} מעלות.`),
  mirrored: 'הלוח הפוך כבמראה.',
  unmirrored: 'הלוח אינו הפוך.',
};

export const seats: Words['seats'] = {
  you: 'את/ה',
  computer: 'המחשב',
  first: 'השחקן הראשון',
  second: 'השחקן השני',
  level: (level) => `רמה ${level}`,
};

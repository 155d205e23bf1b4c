import type { Words } from '../words.ts';
import { ltr, n, named } from './marbles.ts';

export const nav: Words['nav'] = {
  label: 'דפים',
  home: 'דף הבית',
  play: 'משחק',
  learn: 'לימוד',
  puzzles: 'חידות',
  analyse: 'ניתוח',
  review: 'סקירה',
  studies: 'לוחות לימוד',
  rules: 'כללים',
  editor: 'סידור עמדה',
  print: 'דף להדפסה',
  games: 'המשחקים שלי',
  settings: 'הגדרות',
  skip: 'דילוג אל התוכן',
  jump: 'חיפוש או מעבר אל',
  title: (page) => `${page} · Zertz`,
};

export const home: Words['home'] = {
  headline: ['קופה אחת.', 'שני שחקנים.', 'ולוח שהולך', 'וקטן.'],
  says: 'מניחים כדור, מוציאים טבעת, וגורמים ליריב לקחת בדיוק את מה שמציעים לו.',
  computer: 'משחק נגד המחשב',
  computerSays: 'שמונה רמות, גם בלי רשת',
  people: 'משחק עם חבר',
  peopleSays: 'שני אנשים ליד המסך הזה',
  choose: 'בחירת החוקים',
  chooseSays: 'לוחות, יעדים, שעון',
  learn: 'ללמוד את הכללים תוך כדי משחק, 2 דקות',
  goOn: 'פתיחת המשחק המלא',
  board: 'נסו כאן',
  games: 'המשחקים שלך',
  allGames: 'לכולם',
  how: 'איך משחקים',
};

export const games: Words['games'] = {
  title: 'המשחקים שלי',
  open: 'פתיחת משחק',
  none: 'עוד אין משחקים. שחקו נגד המחשב, זה לוקח כעשר דקות.',
  noneFound: 'אין כאן משחקים.',
  unread: (number) =>
    n(number, {
      one: 'הגרסה הזאת אינה יכולה לקרוא משחק שמור אחד. הוא נשאר שמור.',
      two: 'הגרסה הזאת אינה יכולה לקרוא שני משחקים שמורים. הם נשארים שמורים.',
      other: 'הגרסה הזאת אינה יכולה לקרוא # משחקים שמורים. הם נשארים שמורים.',
    }),
  play: 'משחק נגד המחשב',
  filter: 'הצגה',
  filters: { all: 'הכול', running: 'בעיצומם', over: 'שהסתיימו' },
  count: (number) => n(number, { one: 'משחק אחד', two: 'שני משחקים', other: '# משחקים' }),
  versus: (first, second) => `${named(first)} מול ${named(second)}`,
  turns: (turns) => n(turns, { one: 'תור אחד', two: 'שני תורות', other: '# תורות' }),
  toMove: (name) => `התור של ${named(name)}`,
  yourMove: 'תורך',
  onTable: 'על השולחן',
  continue: 'להמשיך',
  look: 'להסתכל',
  rename: 'שינוי שם',
  name: 'שם המשחק',
  keepName: 'שמירת השם',
  delete: 'מחיקה',
  deleted: (name) => `נמחק: ${named(name)}.`,
  undo: 'ביטול',
  export: 'ייצוא',
  more: 'להציג עוד',
  broken: 'אי אפשר עוד לקרוא את המשחק הזה.',
};

export const exporting: Words['exporting'] = {
  title: 'המשחק כטקסט',
  format: 'תבנית',
  formats: {
    official: 'הכתיב הרשמי',
    sgf: 'SGF',
    zen: 'Zen',
    zip: 'מצב',
    json: 'JSON',
  },
  text: 'המשחק',
  cannot: {
    variant: 'בתבנית הזאת אין סימן לחוקי המשחק הזה.',
    layout: 'בתבנית הזאת אין סימן לצורת הלוח הזה.',
    'declined-claim': 'בתבנית הזאת אי אפשר לומר שקבוצה הושארה.',
    'ring-after-capture': 'בתבנית הזאת אי אפשר לומר שטבעת הוצאה אחרי הכאה.',
    'rings-only-turn': 'בתבנית הזאת אי אפשר לומר שרק טבעת הוצאה.',
    pass: 'בתבנית הזאת אי אפשר לומר ששחקן ויתר על תורו.',
    'start-position': 'בתבנית הזאת אי אפשר לומר מאיזה מצב התחיל המשחק.',
  },
  link: 'קישור לעמדה הזאת',
  copyLink: 'העתקת הקישור',
  copyEmbed: 'העתקת HTML',
  print: 'הדפסה',
  copy: 'העתקה',
  copied: 'הועתק.',
  notCopied: 'הדפדפן לא אפשר להעתיק. סמנו את הטקסט והעתיקו אותו.',
  save: 'שמירה כקובץ',
};

export const fault: Words['fault'] = {
  title: 'משהו השתבש',
  says: 'משהו השתבש. המשחק שלך שמור.',
  part: 'החלק הזה השתבש. המשחק שלך שמור.',
  again: 'ניסיון נוסף',
  reload: 'טעינה מחדש',
  copy: 'העתקת הפרטים',
};

export const notFound: Words['notFound'] = {
  title: 'הדף הזה אינו כאן',
  says: 'הדף הזה אינו כאן.',
  home: 'דף הבית',
};

export const clock: Words['clock'] = {
  name: (player, time) => `${named(player)}: נותרו ${ltr(time)}`,
  tenSeconds: 'נותרו עשר שניות.',
};

export const tabs: Words['tabs'] = {
  elsewhere: 'המשחק הזה פתוח בכרטיסייה אחרת.',
  playHere: 'לשחק כאן',
};

const NOTHING = 'דבר לא יובא';

export const data: Words['data'] = {
  title: 'הנתונים שלך',
  says: 'המשחקים וההגדרות נשמרים בדפדפן הזה ואינם נשלחים לשום מקום.',
  export: 'ייצוא הכול',
  import: 'ייבוא קובץ',
  delete: 'מחיקת כל המשחקים',
  deleteAsk: 'למחוק את כל המשחקים השמורים בדפדפן הזה? אי אפשר לבטל זאת.',
  deleteCollections: (count) => `גם האוספים של הסייר: ${count}`,
  deleted: 'כל המשחקים נמחקו.',
  reset: 'איפוס ההגדרות',
  wasReset: 'כל ההגדרות חזרו למצבן ההתחלתי.',
  imported: (added) =>
    added === 0
      ? 'אין חדש: כל המשחקים שבקובץ כבר כאן.'
      : n(added, { one: 'נוסף משחק אחד.', two: 'נוספו שני משחקים.', other: 'נוספו # משחקים.' }),
  notKept: 'לא ניתן היה לשמור את המשחקים: אין מקום בדפדפן או שאינו מאפשר לשמור.',
  faults: {
    notJson: (line) =>
      line === undefined
        ? `${NOTHING}: זה אינו קובץ JSON.`
        : `${NOTHING}: זה אינו קובץ JSON, והוא משתבש בשורה ${line}.`,
    notOurs: `${NOTHING}: הקובץ לא יוצא מכאן.`,
    newer: `${NOTHING}: הקובץ מגרסה חדשה יותר. טענו מחדש ונסו שוב.`,
    wrong: (what, wanted, where) => `${NOTHING}: ${what} צריך להיות ${wanted}${where}.`,
    wanted: { text: 'טקסט', number: 'מספר', list: 'רשימה', object: 'אובייקט' },
    oneOf: (words) => `אחד מאלה: ${ltr(words.join(', '))}`,
    badPosition: (found, where) => `${NOTHING}: ${ltr(found)} אינו מצב${where}.`,
    badTurn: (found, where) => `${NOTHING}: את ${ltr(found)} אי אפשר לשחק שם${where}.`,
    unreadable: (what, where) => `${NOTHING}: אי אפשר לקרוא את ${what}${where}.`,
  },
};

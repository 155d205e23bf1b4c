import type { Words } from '../words.ts';

export const presets: Words['presets'] = {
  official: { name: 'רגיל', says: 'המשחק הרשמי על 37 טבעות.' },
  'official-40': { name: '40 טבעות', says: 'החוקים הרשמיים, שלוש טבעות נוספות.' },
  'official-43': { name: '43 טבעות', says: 'החוקים הרשמיים על לוח לא סימטרי.' },
  'official-44': { name: '44 טבעות', says: 'החוקים הרשמיים, שבע טבעות נוספות.' },
  'official-48': { name: '48 טבעות', says: 'החוקים הרשמיים לשחקנים מנוסים.' },
  'official-61': { name: '61 טבעות', says: 'החוקים הרשמיים על המשושה הגדול ביותר.' },
  'official-tournament': {
    name: 'טורניר, 48 טבעות',
    says: 'נגעת, נסעת; הכאה שהוחמצה אפשר לתבוע; אסור לרוקן יחד את הקופה.',
  },
  'official-tournament-61': { name: 'טורניר, 61 טבעות', says: 'חוקי הטורניר על 61 טבעות.' },
  blitz: { name: 'בזק', says: 'פחות כדורים ויעדים קטנים: משחק בעשר דקות.' },
  'cz-basic': { name: 'צ׳כי בסיסי', says: 'המשחק הקטן לפי החוקים הצ׳כיים.' },
  'cz-tournament': {
    name: 'טורניר צ׳כי',
    says: 'כדור שנגעו בו חייב להיות מונח; הכאה שהוחמצה אפשר לתבוע.',
  },
  'sv-basic': { name: 'שוודי בסיסי', says: 'המשחק הקטן; בקבוצות מלאות זוכים תמיד.' },
  'sv-extended': { name: 'שוודי מורחב', says: '48 טבעות; בקבוצות מלאות זוכים תמיד.' },
  'sv-literal': {
    name: 'שוודי ככתבו',
    says: 'כדורים ותיקים קופצים מעל חדשים; זוכים בקבוצה כשהוצאת טבעת מבודדת אותה.',
  },
  'he-beginner': {
    name: 'עברי למתחילים',
    says: 'מוציאים טבעת גם אחרי כל הכאה; בסוף הנקודות מכריעות.',
  },
  'he-advanced': { name: 'עברי למתקדמים', says: 'החוקים העבריים על 58 טבעות.' },
  'he-advanced-48': {
    name: 'עברי למתקדמים, 48 טבעות',
    says: 'החוקים העבריים על 48 טבעות.',
  },
  'he-literal': {
    name: 'עברי ככתבו',
    says: 'מותר לעצור שרשרת; טבעת שהיה עליה כדור נשארת; זוכים בקבוצה כשהוצאת טבעת מבודדת אותה.',
  },
  'he-literal-58': { name: 'עברי ככתבו, 58 טבעות', says: 'אותם חוקים על 58 טבעות.' },
  boardspace: { name: 'Boardspace', says: 'כמו באתר boardspace.net: בקבוצות מלאות זוכים תמיד.' },
  'boardspace-48': { name: 'Boardspace\u200f, 48 טבעות', says: 'אותם חוקים על 48 טבעות.' },
  'boardspace-61': { name: 'Boardspace\u200f, 61 טבעות', says: 'אותם חוקים על 61 טבעות.' },
};

export const presetGroups: Words['presetGroups'] = {
  start: 'כאן מתחילים',
  boards: 'לוחות אחרים',
  tournament: 'טורניר',
  national: 'צ׳כי ושוודי',
  hebrew: 'עברי',
  boardspace: 'Boardspace',
};

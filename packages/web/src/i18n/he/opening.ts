import type { OpeningWords } from '../../games/openingWords.ts';
import { ltr, n } from './marbles.ts';

/** פתיחת משחקים מטקסט או מקובץ. */
export const opening: OpeningWords = {
  says: 'הדביקו משחק, מצב או קישור, או בחרו קובץ. משחק אחד או רבים; אפשר לקרוא את הכתיב הרשמי, SGF, Zen ו־JSON.',
  file: 'בחירת קובץ',
  open: 'פתיחה',
  reading: 'המשחקים נקראים.',
  opened: (count) =>
    n(count, {
      one: 'משחק אחד נפתח ונשמר עם המשחקים שלך.',
      two: 'שני משחקים נפתחו ונשמרו עם המשחקים שלך.',
      other: '# משחקים נפתחו ונשמרו עם המשחקים שלך.',
    }),
  unreadable: (count) =>
    n(count, {
      one: 'משחק אחד לא היה אפשר לקרוא:',
      two: 'שני משחקים לא היה אפשר לקרוא:',
      other: '# משחקים לא היה אפשר לקרוא:',
    }),
  place: (game, line, column, turn) =>
    [
      ...(game === undefined ? [] : [`משחק ${game}`]),
      `שורה ${line}`,
      `עמודה ${column}`,
      ...(turn === undefined ? [] : [`מהלך ${turn}`]),
    ].join(', '),
  at: (place, fault) => `${place}: ${fault}`,
  faults: {
    nothing: 'אין כאן מה לקרוא.',
    binary: 'הקובץ הזה אינו טקסט, ולכן אינו יכול להיות משחק.',
    large: 'זה גדול מ־5 מ״ב, יותר ממה שנקרא בבת אחת.',
    noFile: 'הדפדפן לא הצליח לקרוא את הקובץ.',
    stops: (at) => `הטקסט אינו שלם. הוא נקטע ב־${ltr(at)}.`,
    format: 'זה אינו משחק באחד הכתיבים שאפשר לקרוא כאן.',
    end: 'הטקסט נגמר מוקדם מדי.',
    stray: (found) => `${ltr(found)} אינו שייך לכאן.`,
    noSetup: 'לא כתוב על איזה לוח משחקים.',
    setup: (setup) => `משחקים שמתחילים ב־${ltr(setup)} אינם נקראים.`,
    command: (command) => `אי אפשר לבצע את ${ltr(command)}.`,
    wrongPlayer: 'התור הוא של השחקן השני.',
    noMarble: 'טבעת מוצאת, אבל שום כדור לא הונח.',
    notFree: (label) => `${ltr(label)} אינה טבעת חופשית, ולכן אי אפשר להוציא אותה.`,
    mustCapture: 'קודם חובה להכות.',
    turn: (text) => `${ltr(text)} אינו מהלך.`,
    result: (recorded) => `המשחק לא הסתיים ב־${ltr(recorded)}.`,
    position: 'המהלכים אינם מובילים אל המצב הכתוב.',
  },
};

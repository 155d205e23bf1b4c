import type { StudyWords } from '../../study/words.ts';
import { ltr, n, named } from './marbles.ts';

const turns = (count: number): string =>
  n(count, { one: 'במהלך אחד', two: 'בשני מהלכים', other: 'ב־# מהלכים' });

const percent = (part: number): string => ltr(`${Math.round(part * 100)}%`);

/** הסקירה של משחק: מה היא מספרת, והרגעים שמנסים שוב. */
export const review: StudyWords['review'] = {
  notKept: 'במכשיר הזה לא שמור משחק בכתובת הזאת.',
  accuracy: 'דיוק',
  offers: 'הצעות',
  answers: 'הצעות שנלקחו',
  missed: 'ניצחונות כפויים שהוחמצו',
  allowed: 'ניצחונות כפויים שניתנו',
  gained: 'כדורים שנצברו',
  paid: 'כדורים ששולמו על כל לבן',
  moments: 'הרגעים שהכריעו',
  noMoments: 'אף מהלך לא ויתר על הרבה.',
  missedWin: (count) => `הוחמץ ניצחון כפוי ${turns(count)}`,
  allowedWin: (count) => `ניתן ניצחון כפוי ${turns(count)}`,
  gaveAway: (part) => `ויתור על ${percent(part)} מהניצחון`,
  best: (turn) => `הטוב ביותר היה ${ltr(turn)}.`,
  retry: 'לנסות שוב את הרגע הזה',
  turns: 'מהלך אחר מהלך',
  loss: 'ויתור',
  refused: 'הצעות שנדחו',
  overlooked: 'הצעות שהוחמצו',
  tempo: 'יוזמה שנשמרה',
  tempoOf: (kept, of) => `${kept} מתוך ${of}`,
  counted: 'מה נספר',
  means: {
    accuracy: 'כמה מהניצחון שמרו המהלכים, בממוצע.',
    offers: 'הנחות שהשאירו ליריב רק הכאות.',
    refused: 'הכאות שלקחו פחות כדורים מאשר הכאה אחרת.',
    overlooked: 'מהלכים שוויתרו על משהו במקום שבו הצעה הייתה הטובה ביותר.',
    tempo: 'הנחות שאחריהן היריב היה חייב להכות, והמהלך החופשי הבא חזר למי שהניח.',
    paid: 'כדורים שהיריב צבר, על כל לבן עצמי.',
  },
  bestIs: 'המהלך הטוב ביותר',
  trying: {
    title: (count, of) => `רגע ${count} מתוך ${of}`,
    task: (name, played) => `התור: ${named(name)}. שוחק ${ltr(played)}: אפשר למצוא משהו טוב יותר.`,
    asking: 'בודקים.',
    best: (turn) => `${ltr(turn)} הוא המהלך הטוב ביותר.`,
    asGood: (turn, best) => `${ltr(turn)} טוב כמו המהלך הטוב ביותר, ${ltr(best)}.`,
    better: (turn, part) =>
      `טוב יותר ממה ששוחק, אבל ${ltr(turn)} עדיין מוותר על ${percent(part)} מהניצחון.`,
    worse: (turn, part) => `${ltr(turn)} מוותר על ${percent(part)} מהניצחון, לא פחות ממה ששוחק.`,
    played: (turn, part) => `${ltr(turn)} הוא מה ששוחק. זה היה ויתור על ${percent(part)} מהניצחון.`,
    allows: (turn, count) => `${ltr(turn)} מאפשר ליריב לכפות ניצחון ${turns(count)}.`,
    answer: (turn) => `התשובה היא ${ltr(turn)}.`,
    unjudged: 'לא נמצא מי שיגיד כמה זה שווה.',
    again: 'לנסות שוב',
    next: 'הרגע הבא',
    close: 'חזרה לסיכום',
    found: (count, of) => `נמצאו ${count} מתוך ${of}`,
  },
};

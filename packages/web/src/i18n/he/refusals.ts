import type { Words } from '../words.ts';
import { ltr, marble as names, n, named } from './marbles.ts';

export const refusals: Words['refusals'] = {
  'game-over': () => 'המשחק הסתיים.',
  'capture-forced': (_, { captures }) =>
    `קודם חובה להכות. ${n(captures, { one: 'דרך אחת', two: 'שתי דרכים', other: '# דרכים' })}.`,
  'capture-unfinished': () => 'הכדור הזה עוד יכול להכות, ולכן עליו להמשיך.',
  'no-such-jump': ({ from, to }, { label }) =>
    `אי אפשר לקפוץ מ־${ltr(label(from))} אל ${ltr(label(to))}. קופצים מעל שכן אחד אל הטבעת הריקה שמאחוריו.`,
  'newest-may-not-jump': ({ from }, { label }) =>
    `הכדור על ${ltr(label(from))} הונח אחרון, ולכן אינו רשאי לפתוח בהכאה.`,
  'no-marble-there': ({ ring }, { label }) => `אין כדור על ${ltr(label(ring))}.`,
  occupied: ({ ring }, { label }) => `על ${ltr(label(ring))} כבר יש כדור.`,
  'ring-gone': ({ ring }, { label, goneOn }) => {
    const move = goneOn(ring);
    return move === undefined
      ? `אין טבעת במקום ${ltr(label(ring))}.`
      : `${ltr(label(ring))} הוצאה במהלך ${move}.`;
  },
  'marble-unavailable': ({ marble, from }) =>
    from === 'pool'
      ? `לא נותרו כדורים ${names[marble].many} בקופה.`
      : `אין לך כדור ${names[marble].one}.`,
  'removal-occupied': () => 'אפשר להוציא רק טבעת ריקה.',
  'ring-not-free': ({ ring }, { label, holders }) =>
    `את ${ltr(label(ring))} ${n(holders(ring), { one: 'מחזיקה טבעת אחת', two: 'מחזיקות שתי טבעות', other: 'מחזיקות # טבעות' })}. טבעת חופשית צריכה שני צדדים פתוחים סמוכים.`,
  'ring-locked': ({ ring }, { label }) =>
    `על ${ltr(label(ring))} כבר היה כדור, ולכן היא נשארת בלוח.`,
  'removal-required': () => 'כדי לסיים את התור יש להוציא טבעת חופשית.',
  'removal-after-capture': () => 'אחרי הכאה לא מוציאים טבעת.',
  'rings-only': () => 'הקופה ריקה: מעתה רק מוציאים טבעות.',
  'placement-required': () => 'קודם בחרו כדור מהקופה.',
  'must-pass': () => 'אין לך מה להניח, ולכן התור עובר.',
  'may-not-pass': () => 'אי אפשר לוותר כאן על התור.',
  'claim-automatic': () => 'במשחק הזה זוכים תמיד בקבוצות מלאות.',
  'nothing-to-decline': ({ ring }, { label }) =>
    `אין על ${ltr(label(ring))} זכייה שאפשר לוותר עליה.`,
  touched: () => 'נגעת, נסעת: את הצעד הזה אי אפשר לשנות.',
  'turn-unfinished': () => 'התור עוד לא הסתיים.',
  'not-your-turn': (_, { toMove }) => `התור של ${named(toMove)}.`,
  'looking-back': () => 'מוצג מהלך קודם. כדי לשחק, חזרו למשחק.',
  'taps-off': () => 'ההקשה כבויה: גררו את הכדור או את הטבעת.',
  'cannot-capture': ({ ring }, { label }) => `הכדור על ${ltr(label(ring))} אינו יכול להכות כעת.`,
  'several-paths': ({ ring, ways }, { label }) =>
    `${n(ways, { one: 'מסלול אחד מסתיים', two: 'שני מסלולים מסתיימים', other: '# מסלולים מסתיימים' })} על ${ltr(label(ring))}. בחרו אחד מהכרטיסים.`,
};

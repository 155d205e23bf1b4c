import type { Words } from '../words.ts';

export const options: Words['options'] = {
  jumpChoice: {
    any: undefined,
    olderOverNewer: 'הכדור שהונח אחרון אינו רשאי לפתוח בהכאה.',
  },
  chain: { mandatory: undefined, optional: 'מותר לעצור שרשרת אחרי כל קפיצה.' },
  ringAfterCapture: { never: undefined, required: 'מוציאים טבעת חופשית גם אחרי הכאה.' },
  isolationTrigger: {
    removalOrFill: undefined,
    removalOnly: 'רק הוצאת טבעת מבודדת קבוצה; מילוי שלה לא.',
  },
  isolationClaim: { optional: undefined, automatic: 'בקבוצות מלאות זוכים תמיד.' },
  declinedGroup: {
    dead: undefined,
    claimableLater: 'בקבוצות שהושארו אפשר לזכות אחר כך.',
  },
  usedRings: { removable: undefined, locked: 'טבעת שהיה עליה כדור נשארת בלוח.' },
  poolEmpty: { ownCaptives: undefined, ringsOnly: 'כשהקופה ריקה, רק מוציאים טבעות.' },
  noMarbles: { pass: undefined, loss: 'מי שאין לו כדור להניח מפסיד.' },
  fullBoard: {
    fillerWins: undefined,
    claimOnly: 'מילוי הטבעת האחרונה אינו ניצחון בפני עצמו.',
  },
  noGoalEnd: {
    tie: undefined,
    points: 'בלי יעד הנקודות מכריעות: לבן 4, אפור 3, שחור 2.',
  },
  repetition: {
    coloursIgnored: undefined,
    exactColours: 'מצב נחשב חוזר רק אם גם הצבעים זהים.',
    off: 'חזרה על מצב אינה מסיימת את המשחק.',
  },
  collaboration: {
    off: undefined,
    bothLose: 'אם הקופה מתרוקנת לפני הכאה כלשהי, שניהם מפסידים.',
  },
  touchMove: {
    off: undefined,
    marble: 'כדור שנגעו בו חייב להיות מונח.',
    full: 'נגעת, נסעת: הכדור, הטבעת והטבעת שיוצאת.',
  },
  missedCapture: {
    enforced: undefined,
    claimable: 'אפשר להחמיץ הכאה, אבל היריב רשאי לתבוע אותה.',
  },
  firstPlayer: { lot: undefined, first: undefined, second: undefined },
  openingPass: { no: undefined, yes: 'בתור הראשון של המשחק מותר לוותר.' },
};

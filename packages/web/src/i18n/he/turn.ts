import type { Words } from '../words.ts';
import { aMarble, count, counts, labels, ltr, marble, n, named } from './marbles.ts';

export const step: Words['step'] = {
  yourMove: 'תורך',
  move: (name) => `התור של ${named(name)}`,
  thinking: 'בחשיבה',
  marble: 'כדור',
  ring: 'טבעת',
  remove: 'להוציא טבעת חופשית',
  pickColour: 'בחרו צבע מהקופה',
  fromPool: (colour) => `${marble[colour].title} מהקופה`,
  fromCaptives: (colour) => `${marble[colour].title} מהכדורים שזכית בהם`,
  pickRing: 'הקישו על טבעת ריקה',
  onRing: (label) => `על ${ltr(label)}. אפשר לגרור אותו`,
  onRingTouched: (label) => `על ${ltr(label)}`,
  freeCount: (rings) =>
    n(rings, {
      one: 'טבעת אחת חופשית',
      two: 'שתי טבעות חופשיות',
      other: '# טבעות חופשיות',
    }),
  willRemove: (label) => `${ltr(label)} יוצאת מהלוח`,
  noneFree: 'אין טבעת חופשית, ולכן אין מה להוציא',
  mustCapture: 'חובה להכות',
  mayCapture: 'אפשר להכות',
  mayCaptureSays: 'הקישו על כדור מודגש, או הניחו כדור מהקופה.',
  mustCaptureSays: 'כדור שיכול לקפוץ מעל שכנו חייב לקפוץ.',
  ways: (ways) => n(ways, { one: 'דרך אחת', two: 'שתי דרכים', other: '# דרכים' }),
  fromHas: (label, paths) =>
    `מ־${ltr(label)}: ${n(paths, { one: 'מסלול אחד', two: 'שני מסלולים', other: '# מסלולים' })}`,
  pickJumper: 'הקישו על כדור מודגש',
  ringAfter: 'כעת יש להוציא טבעת חופשית',
  ringsOnly: 'להוציא טבעת חופשית',
  ringsOnlySays: 'הקופה ריקה: מעתה רק מוציאים טבעות.',
  pass: 'אין מה להניח: מוותרים על התור',
  back: 'צעד אחורה',
  clear: 'ניקוי',
  help: 'מקשים ועזרה',
};

export const dock: Words['dock'] = {
  turn: 'תור',
  pool: 'קופה',
  left: (marbles) =>
    n(marbles, {
      one: 'נותר אחד, משותף',
      two: 'נותרו שניים, משותפים',
      other: 'נותרו #, משותפים',
    }),
  captives: 'הכדורים שזכית בהם',
  captivesSay: 'הקופה ריקה: מניחים מהכדורים שזכית בהם',
  poolEmpty: 'הקופה ריקה:',
  fromCaptives: 'מניחים מהכדורים שזכית בהם',
  leftHere: 'נותרו',
  play: 'לשחק',
  playAndWin: 'לשחק ולנצח',
  capture: (marbles) =>
    n(marbles, { one: 'להכות כדור אחד', two: 'להכות שני כדורים', other: 'להכות # כדורים' }),
  stopHere: (marbles) =>
    n(marbles, {
      one: 'לעצור כאן, כדור אחד',
      two: 'לעצור כאן, שני כדורים',
      other: 'לעצור כאן, # כדורים',
    }),
  pass: 'ויתור על התור',
  leave: 'להשאיר אותם',
  chooseJumper: 'בחרו כדור שיקפוץ',
  chooseMarble: 'בחרו כדור',
  chooseRing: 'בחרו טבעת',
  chooseRemoval: 'הוציאו טבעת',
  wait: 'רגע',
  undo: 'ביטול',
  played: (notation) => `שוחק ${ltr(notation)}`,
  demand: 'להחזיר: הכאה שהוחמצה',
  demandSays: (name) => `${named(name)}: הייתה הכאה והיא לא בוצעה.`,
  paths: 'מסלולי הכאה',
  path: (letter) => `מסלול ${letter}`,
  endsOn: (label) => `עד ${ltr(label)}`,
  route: (rings) => `דרך ${labels(rings, 'ואז')}`,
  sameResult: 'אותה תוצאה במסלול אחר',
  viewing: (move) => `מוצג מהלך ${move}`,
  viewingStart: 'מוצגת ההתחלה',
  backToGame: 'חזרה למשחק',
};

export const preview: Words['preview'] = {
  claim: 'זכייה:',
  cutOff: 'מבודדת אך לא מלאה: אין זכייה',
  claimsTitle: (claimed) => {
    const all = claimed.white + claimed.grey + claimed.black;
    const only = (['white', 'grey', 'black'] as const).find((colour) => claimed[colour] === 1);
    return `זכייה: ${all === 1 && only !== undefined ? aMarble(only) : counts(claimed)}`;
  },
  claimsSays: (removed, rings) =>
    removed === undefined
      ? `כל הטבעות בקבוצה ${labels(rings)} תפוסות, ולכן זוכים בה.`
      : `הוצאת ${ltr(removed)} מבודדת את ${labels(rings)}. כל הטבעות בקבוצה תפוסות, ולכן זוכים בה.`,
  cutOffTitle: 'מבודד קבוצה',
  cutOffSays: 'יש בה עוד טבעת ריקה, ולכן אין זכייה.',
  wins: 'זה מנצח במשחק',
  has: (have, goal, colour) => `${have} מתוך ${goal} ${marble[colour].many}`,
  oneMore: 'עוד אחד וזה ניצחון',
  away: (missing, colour) => `עוד ${count(missing, colour)}`,
  mayLeave: 'אפשר גם להשאיר אותם במקומם.',
};

export const tips: Words['tips'] = {
  place: (held) =>
    held === undefined
      ? 'בחרו צבע מהקופה והקישו על טבעת כדי להניח עליה את הכדור.'
      : `הקישו על טבעת כדי להניח את הכדור ה${marble[held].one}, או בחרו צבע אחר.`,
  remove: 'כעת הוציאו אחת מהטבעות החופשיות.',
  wait: 'יפה. עכשיו תור המחשב.',
  capture: 'קפיצה מעל כדור מכה אותו. אם אפשר להכות, חובה.',
  skip: 'בלי עצות',
};

export const failure: Words['failure'] = {
  says: {
    'not-loaded': 'לא ניתן היה לטעון את המחשב, אך המשחק שמור.',
    stopped: 'המחשב נעצר בגלל תקלה, אך המשחק שמור.',
    silent: 'המחשב לא השיב בזמן, אך המשחק שמור.',
    nonsense: 'המחשב בחר מהלך שאי אפשר לשחק, ולכן הוא לא שוחק.',
  },
  noAnswer: 'אין תשובה',
  again: 'ניסיון נוסף',
  both: 'לשחק בשני הצדדים',
};

import type { Words } from '../words.ts';
import { counts, goalName, list, ltr, marble, marblesAt, n, named } from './marbles.ts';

export const meter: Words['meter'] = {
  closest: 'היעד הקרוב',
  away: (missing) => `חסרים ${counts(missing)}`,
  reached: (goals) => list(goals.map(goalName)),
  reachedLabel: 'היעד הושג',
  name: (name, rows, closest) =>
    `${named(name)}: ${rows.map((row) => `${marble[row.marble].many} ${row.have} מתוך ${row.need}`).join(', ')}. ${closest}`,
  closestShort: (missing) => `חסרים: ${counts(missing)}.`,
  toMove: 'בתור',
  yourTurn: 'תורך',
  waiting: 'בהמתנה',
  points: (points) => n(points, { one: 'נקודה אחת', two: 'שתי נקודות', other: '# נקודות' }),
};

export const moves: Words['moves'] = {
  title: 'מהלכים',
  ringsLeft: (rings) =>
    n(rings, { one: 'נותרה טבעת אחת', two: 'נותרו שתי טבעות', other: 'נותרו # טבעות' }),
  empty: 'עוד אין מהלכים.',
  first: 'המהלך הראשון',
  previous: 'המהלך הקודם',
  next: 'המהלך הבא',
  last: 'המהלך האחרון',
};

const EXAMPLE = `דוגמה: ${ltr('Wd4,a1')}`;

export const type: Words['type'] = {
  label: 'הקלדת מהלך',
  placeholder: 'Wd4,a1',
  play: 'לשחק',
  hint: `הכתיב הרשמי: ${ltr('W')} לבן, ${ltr('G')} אפור, ${ltr('B')} שחור. ${ltr('Wd4,a1')} מניח לבן על ${ltr('d4')} ומוציא את ${ltr('a1')}; ${ltr('x e3Wg3')} מכה. מה אפשר לשאול? הקלידו ”עזרה“.`,
  empty: `הקלידו מהלך. ${EXAMPLE}`,
  stuck: (read, at) =>
    read === ''
      ? `נתקעתי כבר בהתחלה, ליד ${ltr(at)}. ${EXAMPLE}`
      : `קראתי ${ltr(read)}, ואז נתקעתי ליד ${ltr(at)}. ${EXAMPLE}`,
  incomplete: (read) => `קראתי ${ltr(read)}, אבל חסר המשך. ${EXAMPLE}`,
  wrongColour: (label, found) =>
    found === undefined
      ? `אין כדור על ${ltr(label)}.`
      : `הכדור על ${ltr(label)} הוא ${marble[found].one}.`,
  claims: (on) =>
    on.length === 0 ? 'אין זכייה במהלך הזה.' : `במהלך הזה אפשר לזכות בכדורים: ${marblesAt(on)}.`,
};

export const end: Words['end'] = {
  wins: (name) => `הניצחון של ${named(name)}`,
  youWin: 'ניצחת',
  tie: 'תיקו',
  won: 'ניצחון',
  lost: 'הפסד',
  tied: 'תיקו',
  bothLose: 'שניהם מפסידים',
  by: {
    goal: (goals) => `היעד הושג: ${list(goals.map(goalName))}.`,
    'full-board': () => 'הטבעת האחרונה התמלאה.',
    'no-goal': () => 'אי אפשר להמשיך ואיש לא השיג יעד.',
    'no-marbles': () => 'ליריב לא נותר כדור להניח.',
    repetition: () => 'אותו מצב חזר בפעם השלישית.',
    collaboration: () => 'הקופה התרוקנה לפני שמישהו היכה.',
    resignation: () => 'היריב פרש.',
    agreement: () => 'שני השחקנים הסכימו.',
    time: () => 'ליריב נגמר הזמן.',
  },
  points: (first, second) => `נקודות: ◆ ${first}, ● ${second}.`,
  tricks: 'שני תעלולים שמנצחים',
  again: 'משחק נוסף',
  newGame: 'משחק חדש',
};

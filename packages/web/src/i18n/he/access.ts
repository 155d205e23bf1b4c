import type { Words } from '../words.ts';
import { ltr } from './marbles.ts';

export const zen: Words['zen'] = {
  name: 'זן',
  leave: 'יציאה ממצב זן',
  on: 'מצב זן: רק הלוח ומה שדרוש למהלך.',
  off: 'מצב זן הסתיים.',
};

export const access: Words['access'] = {
  alphabet:
    "אלפא בראבו צ'ארלי דלתא אקו פוקסטרוט גולף הוטל אינדיה ג'ולייט קילו לימה מייק נובמבר אוסקר פאפא קוויבק",
  stateFirst: (label, content, possibility) =>
    [content, ltr(label), ...(possibility === undefined ? [] : [possibility])].join(', '),
  boardTable: 'הלוח כטבלה',
  playsItself: 'ההכאה הזאת תתבצע מעצמה. כל לחיצה עוצרת אותה.',
};

import type { Words } from '../words.ts';
import { counts, labels, ltr, marble, marblesAt, n, named } from './marbles.ts';

/** בלי פעלים שתלויים במין השחקן. */
export const say: Words['say'] = {
  placed: (name, colour, on, removed) =>
    `${named(name)}: ${marble[colour].one} הונח על ${ltr(on)}${removed === undefined ? '' : ` והוצאה ${ltr(removed)}`}.`,
  captured: (name, on, end, removed) =>
    `${named(name)}: הוכו ${marblesAt(on)}, עד ${ltr(end)}${removed === undefined ? '' : `, והוצאה ${ltr(removed)}`}.`,
  removed: (name, label) => `${named(name)}: הוצאה ${ltr(label)}.`,
  passed: (name) => `${named(name)}: ויתור על התור.`,
  claimed: (on) => `זכייה: ${marblesAt(on)}.`,
  yourMove: 'תורך.',
  toMove: (name) => `התור של ${named(name)}.`,
  captures: (ways) =>
    ways === 0
      ? 'אין מה להכות.'
      : `חובה להכות: ${n(ways, { one: 'דרך אחת', two: 'שתי דרכים', other: '# דרכים' })}.`,
  free: (rings) =>
    n(rings, {
      one: 'טבעת אחת חופשית.',
      two: 'שתי טבעות חופשיות.',
      other: '# טבעות חופשיות.',
    }),
  hand: (colour) => `${marble[colour].title} ביד.`,
  placedHere: (label, free) => `הונח על ${ltr(label)}. יש להוציא טבעת, חופשיות: ${free}.`,
  placedLast: (label) => `הונח על ${ltr(label)}. אין טבעת חופשית להוציא. אשרו כדי לשחק.`,
  removing: (label, claims) =>
    `${ltr(label)} תצא מהלוח.${claims.length === 0 ? '' : ` זכייה: ${marblesAt(claims)}.`} אשרו כדי לשחק.`,
  picked: (label, paths, best) =>
    `נבחר ${ltr(label)}, ${n(paths, { one: 'מסלול אחד', two: 'שני מסלולים', other: '# מסלולים' })}. ${best}`,
  path: (gain, end) => `מכה ${counts(gain)}, עד ${ltr(end)}.`,
  jumped: (label) => `קפיצה אל ${ltr(label)}.`,
  back: 'צעד אחורה.',
  tookBack: 'המהלך הוחזר.',
};

export const cell: Words['cell'] = {
  name: (label, content, possibility) =>
    possibility === undefined
      ? `${ltr(label)}, ${content}`
      : `${ltr(label)}, ${content}, ${possibility}`,
  empty: 'ריקה',
  free: 'חופשית',
  heldBy: (holders) =>
    n(holders, {
      one: 'שכנה אחת מחזיקה אותה',
      two: 'שתי שכנות מחזיקות אותה',
      other: '# שכנות מחזיקות אותה',
    }),
  claims: (on) => `; הוצאתה מזכה ב: ${marblesAt(on)}`,
  canCapture: (rings) => `יכול לקפוץ אל ${labels(rings, 'או')}`,
  justPlaced: 'הונח זה עתה',
  landing: 'אפשר לקפוץ לכאן',
  leaving: 'תצא מהלוח',
};

import type { StudyWords } from '../../study/words.ts';
import { n } from './marbles.ts';

const turns = (count: number): string => n(count, { one: '1 tah', few: '# tahy', other: '# tahů' });

const percent = (part: number): string => `${Math.round(part * 100)}\u00A0%`;

/** Zhodnocení hry: co říká a okamžiky, které se zkoušejí znovu. */
export const review: StudyWords['review'] = {
  notKept: 'Pod touto adresou není na tomto zařízení uložena žádná hra.',
  accuracy: 'Přesnost',
  offers: 'Nabídky',
  answers: 'Přijaté nabídky',
  missed: 'Promarněné vynucené výhry',
  allowed: 'Umožněné vynucené výhry',
  gained: 'Získané kuličky',
  paid: 'Kuličky zaplacené za každou bílou',
  moments: 'Rozhodující okamžiky',
  noMoments: 'Žádný tah mnoho nezkazil.',
  missedWin: (count) => `promarněná vynucená výhra za ${turns(count)}`,
  allowedWin: (count) => `umožněná vynucená výhra za ${turns(count)}`,
  gaveAway: (part) => `ztráta ${percent(part)} výhry`,
  best: (turn) => `Nejlepší bylo ${turn}.`,
  retry: 'Zkusit tento okamžik znovu',
  turns: 'Tah po tahu',
  loss: 'Ztráta',
  refused: 'Odmítnuté nabídky',
  overlooked: 'Promarněné nabídky',
  tempo: 'Udržené tempo',
  tempoOf: (kept, of) => `${kept} z ${of}`,
  counted: 'Co se počítá',
  means: {
    accuracy: 'Jakou část výhry tahy v průměru udržely.',
    offers: 'Položení kuličky, po kterém soupeři zbylo jen braní.',
    refused: 'Braní, která vzala méně kuliček než jiné možné.',
    overlooked: 'Tahy se ztrátou tam, kde byla nejlepší nabídka.',
    tempo: 'Položení kuličky, po kterém musel soupeř brát a další volný tah byl opět vlastní.',
    paid: 'Kuličky, které získal soupeř, na každou vlastní bílou.',
  },
  bestIs: 'Nejlepší tah',
  trying: {
    title: (count, of) => `Okamžik ${count} z ${of}`,
    task: (name, played) => `Na tahu: ${name}. Zahráno bylo ${played}: najděte něco lepšího.`,
    asking: 'Posuzuje se.',
    best: (turn) => `${turn} je nejlepší tah.`,
    asGood: (turn, best) => `${turn} je stejně dobré jako nejlepší tah ${best}.`,
    better: (turn, part) =>
      `Lepší než zahraný tah, ale ${turn} stále ztrácí ${percent(part)} výhry.`,
    worse: (turn, part) => `${turn} ztrácí ${percent(part)} výhry, ne méně než zahraný tah.`,
    played: (turn, part) => `${turn} je zahraný tah. Ztratil ${percent(part)} výhry.`,
    allows: (turn, count) => `${turn} umožní soupeři vynutit výhru za ${turns(count)}.`,
    answer: (turn) => `Odpověď je ${turn}.`,
    unjudged: 'Nikdo nedokázal říct, jakou to má cenu.',
    again: 'Zkusit znovu',
    next: 'Další okamžik',
    close: 'Zpět k přehledu',
    found: (count, of) => `Nalezeno ${count} z ${of}`,
  },
};

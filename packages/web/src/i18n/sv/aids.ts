import type { Words } from '../words.ts';
import { counts, n } from './marbles.ts';

/** Hjälp som ett parti tillåter, och vad den säger. */
export const aids: Words['aids'] = {
  replies: 'Tvingande hopp visas i förväg',
  repliesSay: 'Medan ett drag görs ser båda vad motståndaren sedan måste erövra.',
  hints: 'Man får be om tips',
  hintsSay: 'Ett parti där ett tips gavs märks ut.',
  assisted: 'Med tips',
  assistedSays: 'Tips har getts',
  none: 'Inga',
};

export const replies: Words['replies'] = {
  must: 'Då måste motståndaren hoppa',
  may: 'Då kan motståndaren hoppa',
  line: { must: 'måste hoppa', may: 'kan hoppa' },
  takes: (must, gain) => `Då ${must ? 'måste' : 'kan'} motståndaren erövra ${counts(gain)}.`,
  choose: (captures) =>
    n(captures, {
      one: 'Motståndaren har # hopp',
      other: 'Motståndaren väljer mellan # hopp',
    }),
  many: (captures) => `Motståndaren väljer mellan ${captures} hopp eller fler`,
  soFar: 'Brickan du plockar bort kan ännu ändra det.',
  wins: 'Det vinner partiet för motståndaren.',
  mayWin: 'Det kan vinna partiet för motståndaren.',
};

export const face: Words['face'] = {
  name: 'Mitt emot varandra',
  says: 'På en mobil eller surfplatta som ligger platt mellan er vänds varje sida mot sin spelare.',
};

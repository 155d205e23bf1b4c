import type { Words } from '../words.ts';
import { counts, n } from './marbles.ts';

/** Hulp die een partij toestaat, en wat ze zegt. */
export const aids: Words['aids'] = {
  replies: 'Gedwongen slagen worden vooraf getoond',
  repliesSay:
    'Tijdens het maken van een zet zien beide spelers wat de tegenstander dan moet slaan.',
  hints: 'Er mag om hints worden gevraagd',
  hintsSay: 'Een partij waarin er een is gegeven, wordt gemarkeerd.',
  assisted: 'Met hints',
  assistedSays: 'Er zijn hints gegeven',
  none: 'Geen',
};

export const replies: Words['replies'] = {
  must: 'Dan moet de tegenstander slaan',
  may: 'Dan kan de tegenstander slaan',
  line: { must: 'moet slaan', may: 'kan slaan' },
  takes: (must, gain) => `Dan ${must ? 'moet' : 'kan'} de tegenstander ${counts(gain)} slaan.`,
  choose: (captures) =>
    n(captures, {
      one: 'De tegenstander heeft # slag',
      other: 'De tegenstander kiest uit # slagen',
    }),
  many: (captures) => `De tegenstander kiest uit ${captures} of meer slagen`,
  soFar: 'De ring die je weghaalt kan dat nog veranderen.',
  wins: 'Daarmee wint de tegenstander.',
  mayWin: 'Daarmee kan de tegenstander winnen.',
};

export const face: Words['face'] = {
  name: 'Tegenover elkaar',
  says: 'Op een telefoon of tablet die plat tussen jullie ligt, is elke kant naar zijn speler gericht.',
};

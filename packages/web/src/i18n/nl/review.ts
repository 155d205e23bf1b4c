import type { StudyWords } from '../../study/words.ts';
import { n } from './marbles.ts';

const inTurns = (turns: number): string => n(turns, { one: 'in 1 zet', other: 'in # zetten' });

const percent = (part: number): string => `${Math.round(part * 100)}%`;

/** De terugblik op een partij: wat hij vertelt, en de momenten die opnieuw geprobeerd worden. */
export const review: StudyWords['review'] = {
  notKept: 'Op dit apparaat is onder dit adres geen partij bewaard.',
  accuracy: 'Nauwkeurigheid',
  offers: 'Gedane offers',
  answers: 'Genomen offers',
  missed: 'Gemiste gedwongen winsten',
  allowed: 'Toegelaten gedwongen winsten',
  gained: 'Gewonnen knikkers',
  paid: 'Betaalde knikkers per witte',
  moments: 'Beslissende momenten',
  noMoments: 'Geen zet gaf veel weg.',
  missedWin: (turns) => `miste een gedwongen winst ${inTurns(turns)}`,
  allowedWin: (turns) => `liet een gedwongen winst ${inTurns(turns)} toe`,
  gaveAway: (part) => `gaf ${percent(part)} van een winst weg`,
  best: (turn) => `Het beste was ${turn}.`,
  retry: 'Dit moment opnieuw proberen',
  turns: 'Zet voor zet',
  loss: 'Weggegeven',
  refused: 'Geweigerde offers',
  overlooked: 'Gemiste offers',
  tempo: 'Tempo behouden',
  tempoOf: (kept, of) => `${kept} van ${of}`,
  counted: 'Wat er geteld wordt',
  means: {
    accuracy: 'Hoeveel van een winst de zetten gemiddeld behielden.',
    offers: 'Plaatsingen die de tegenstander alleen slagen lieten.',
    refused: 'Slagen die minder knikkers namen dan een andere.',
    overlooked: 'Zetten die iets weggaven waar een offer het beste was.',
    tempo:
      'Plaatsingen waarna de tegenstander moest slaan en de volgende vrije zet weer de eigen was.',
    paid: 'Knikkers die de tegenstander won, voor elke eigen witte.',
  },
  bestIs: 'De beste zet',
  trying: {
    title: (count, of) => `Moment ${count} van ${of}`,
    task: (name, played) => `${name} is aan zet. Gespeeld werd ${played}: vind iets beters.`,
    asking: 'Wordt bekeken.',
    best: (turn) => `${turn} is de beste zet.`,
    asGood: (turn, best) => `${turn} is zo goed als de beste, ${best}.`,
    better: (turn, part) =>
      `Beter dan wat gespeeld werd, maar ${turn} geeft nog ${percent(part)} van een winst weg.`,
    worse: (turn, part) =>
      `${turn} geeft ${percent(part)} van een winst weg, niet minder dan wat gespeeld werd.`,
    played: (turn, part) =>
      `${turn} is wat gespeeld werd. Het gaf ${percent(part)} van een winst weg.`,
    allows: (turn, turns) => `${turn} laat de tegenstander ${inTurns(turns)} winst afdwingen.`,
    answer: (turn) => `Het antwoord is ${turn}.`,
    unjudged: 'Niemand kon zeggen wat het waard is.',
    again: 'Opnieuw proberen',
    next: 'Volgend moment',
    close: 'Terug naar het verslag',
    found: (count, of) => `${count} van ${of} gevonden`,
  },
};

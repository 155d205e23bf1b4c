import type { StudyWords } from '../../study/words.ts';
import { n } from './marbles.ts';

const inTurns = (turns: number): string => n(turns, { one: 'in 1 Zug', other: 'in # Zügen' });

const percent = (part: number): string => `${Math.round(part * 100)}\u00A0%`;

/** Der Rückblick auf eine Partie: was er sagt, und die Momente, die man neu versucht. */
export const review: StudyWords['review'] = {
  notKept: 'Unter dieser Adresse ist auf diesem Gerät keine Partie aufbewahrt.',
  accuracy: 'Genauigkeit',
  offers: 'Angebote',
  answers: 'Angenommene Angebote',
  missed: 'Verpasste erzwungene Siege',
  allowed: 'Zugelassene erzwungene Siege',
  gained: 'Gewonnene Kugeln',
  paid: 'Bezahlte Kugeln je weiße',
  moments: 'Entscheidende Momente',
  noMoments: 'Kein Zug hat viel verschenkt.',
  missedWin: (turns) => `erzwungener Sieg ${inTurns(turns)} verpasst`,
  allowedWin: (turns) => `erzwungener Sieg ${inTurns(turns)} zugelassen`,
  gaveAway: (part) => `${percent(part)} eines Sieges verschenkt`,
  best: (turn) => `Am besten war ${turn}.`,
  retry: 'Diesen Moment noch einmal versuchen',
  turns: 'Zug für Zug',
  loss: 'Verschenkt',
  refused: 'Abgelehnte Angebote',
  overlooked: 'Verpasste Angebote',
  tempo: 'Tempo behalten',
  tempoOf: (kept, of) => `${kept} von ${of}`,
  counted: 'Was gezählt wird',
  means: {
    accuracy: 'Wie viel eines Sieges die Züge im Schnitt bewahrt haben.',
    offers: 'Gelegte Kugeln, nach denen der Gegner nur noch schlagen konnte.',
    refused: 'Schläge, die weniger Kugeln nahmen als ein anderer.',
    overlooked: 'Züge, die etwas verschenkten, wo ein Angebot am besten war.',
    tempo:
      'Gelegte Kugeln, nach denen der Gegner schlagen musste und der nächste freie Zug wieder der eigene war.',
    paid: 'Kugeln, die der Gegner gewann, für jede eigene weiße.',
  },
  bestIs: 'Der beste Zug',
  trying: {
    title: (count, of) => `Moment ${count} von ${of}`,
    task: (name, played) => `${name} ist dran. Gespielt wurde ${played}: Finde etwas Besseres.`,
    asking: 'Wird geprüft.',
    best: (turn) => `${turn} ist der beste Zug.`,
    asGood: (turn, best) => `${turn} ist so gut wie der beste Zug ${best}.`,
    better: (turn, part) =>
      `Besser als der gespielte Zug, aber ${turn} verschenkt noch ${percent(part)} eines Sieges.`,
    worse: (turn, part) =>
      `${turn} verschenkt ${percent(part)} eines Sieges, nicht weniger als der gespielte Zug.`,
    played: (turn, part) =>
      `${turn} wurde gespielt. Das hat ${percent(part)} eines Sieges verschenkt.`,
    allows: (turn, turns) => `${turn} lässt den Gegner ${inTurns(turns)} den Sieg erzwingen.`,
    answer: (turn) => `Die Antwort ist ${turn}.`,
    unjudged: 'Niemand konnte sagen, was das wert ist.',
    again: 'Noch einmal',
    next: 'Nächster Moment',
    close: 'Zurück zum Bericht',
    found: (count, of) => `${count} von ${of} gefunden`,
  },
};

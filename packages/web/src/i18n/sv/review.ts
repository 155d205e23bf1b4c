import type { StudyWords } from '../../study/words.ts';

const percent = (part: number): string => `${Math.round(part * 100)}\u00A0%`;

/** Genomgången av ett parti: vad den säger, och de ögonblick som prövas igen. */
export const review: StudyWords['review'] = {
  notKept: 'På den här enheten finns inget parti sparat på den här adressen.',
  accuracy: 'Träffsäkerhet',
  offers: 'Gjorda offer',
  answers: 'Tagna offer',
  missed: 'Missade tvungna vinster',
  allowed: 'Tillåtna tvungna vinster',
  gained: 'Vunna kulor',
  paid: 'Kulor betalade för varje vit',
  moments: 'Ögonblick som avgjorde',
  noMoments: 'Inget drag gav bort mycket.',
  missedWin: (turns) => `missade en tvungen vinst på ${turns} drag`,
  allowedWin: (turns) => `tillät en tvungen vinst på ${turns} drag`,
  gaveAway: (part) => `gav bort ${percent(part)} av en vinst`,
  best: (turn) => `Bäst var ${turn}.`,
  retry: 'Försök det ögonblicket igen',
  turns: 'Drag för drag',
  loss: 'Bortgivet',
  refused: 'Avböjda offer',
  overlooked: 'Missade offer',
  tempo: 'Behållet tempo',
  tempoOf: (kept, of) => `${kept} av ${of}`,
  counted: 'Vad som räknas',
  means: {
    accuracy: 'Hur mycket av en vinst dragen behöll i genomsnitt.',
    offers: 'Placeringar som bara lämnade slag åt motståndaren.',
    refused: 'Slag som tog färre kulor än ett annat hade gjort.',
    overlooked: 'Drag som gav bort något där ett offer var bäst.',
    tempo: 'Placeringar efter vilka motståndaren måste slå och nästa fria drag åter var ens eget.',
    paid: 'Kulor som motståndaren vann, för varje egen vit.',
  },
  bestIs: 'Det bästa draget',
  trying: {
    title: (count, of) => `Ögonblick ${count} av ${of}`,
    task: (name, played) => `${name} vid draget. ${played} spelades: hitta något bättre.`,
    asking: 'Prövar det.',
    best: (turn) => `${turn} är det bästa draget.`,
    asGood: (turn, best) => `${turn} är lika bra som det bästa, ${best}.`,
    better: (turn, part) =>
      `Bättre än det som spelades, men ${turn} ger ändå bort ${percent(part)} av en vinst.`,
    worse: (turn, part) =>
      `${turn} ger bort ${percent(part)} av en vinst, inte mindre än det som spelades.`,
    played: (turn, part) =>
      `${turn} är det som spelades. Det gav bort ${percent(part)} av en vinst.`,
    allows: (turn, turns) => `${turn} låter motståndaren tvinga fram vinst på ${turns} drag.`,
    answer: (turn) => `Svaret är ${turn}.`,
    unjudged: 'Ingen kunde säga vad det är värt.',
    again: 'Försök igen',
    next: 'Nästa ögonblick',
    close: 'Tillbaka till rapporten',
    found: (count, of) => `${count} av ${of} funna`,
  },
};

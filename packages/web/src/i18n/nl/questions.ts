import type { QuestionWords } from '../../typing/words.ts';
import { list, marble, n } from './marbles.ts';

export const questions: QuestionWords = {
  names: {
    board: 'bord, stelling',
    whites: 'witte, wit',
    greys: 'grijze, grijs',
    blacks: 'zwarte, zwart',
    column: 'kolom, kol',
    free: 'vrij, vrije, ringen',
    captures: 'slaan, slagen, sprongen',
    goals: 'doelen, doel, stand',
    pool: 'voorraad',
    last: 'laatste',
    clock: 'klok, tijd',
    why: 'waarom',
    undo: 'terug, terugnemen',
    help: 'hulp',
  },
  asks: {
    board: 'alle knikkers en ringen',
    whites: 'waar de witte liggen',
    greys: 'waar de grijze liggen',
    blacks: 'waar de zwarte liggen',
    column: 'een kolom, ring voor ring',
    free: 'welke ringen vrij zijn',
    captures: 'elke manier om te slaan',
    goals: 'hoe dichtbij ieder is',
    pool: 'wat er nog te plaatsen is',
    last: 'de laatste zet',
    clock: 'de tijd die over is',
    why: 'wat een ring toelaat, en waarom niet',
    undo: 'een stap terug, of een zet terug',
    help: 'deze lijst',
  },
  turns: {
    place: 'wit op d4, daarna gaat a1 weg',
    steps: 'stap voor stap: een ring doet wat een tik erop doet',
    capture: 'e3 springt over wit naar g3',
    chain: 'sprong na sprong, alleen ringen',
    claim: 'met de gewonnen knikkers',
    pass: 'passen',
    ring: 'vraagt alleen en doet geen stap',
  },
  title: 'Antwoord',
  close: 'Antwoord sluiten',
  offers: 'Suggesties',
  total: (rings, marbles) =>
    `${n(rings, { one: '# ring', other: '# ringen' })}, ${n(marbles, { one: '# knikker', other: '# knikkers' })}.`,
  marbles: (colour, on) =>
    on.length === 0
      ? `Geen ${marble[colour].one} knikkers op het bord.`
      : `${on.length} ${marble[colour].many}: ${on.join(', ')}.`,
  goneWord: 'weg',
  gone: (rings) => `Weg: ${rings.join(', ')}.`,
  free: (rings) =>
    rings.length === 0
      ? 'Geen ring is vrij.'
      : `${n(rings.length, { one: '# ring is vrij', other: '# ringen zijn vrij' })}: ${rings.join(', ')}.`,
  toWin: (goals) => `Om te winnen: ${list(goals, 'of')}.`,
  pool: (marbles) => `In de voorraad: ${marbles}.`,
  poolEmpty: 'De voorraad is leeg.',
  holds: (name, marbles) => `${name}: ${marbles ?? 'niets geslagen'}.`,
  last: (move, notation) => `Zet ${move}: ${notation}.`,
  noClock: 'Deze partij heeft geen klok.',
  mayPlace: (ring) => `Op ${ring} kan een knikker worden geplaatst.`,
  mayRemove: (ring, claims) => `${ring} kan worden weggehaald${claims}.`,
  noUndo: 'Er is niets terug te nemen.',
  wants: (word, example) => `Na ‘${word}’ is meer nodig. Voorbeeld: ${example}`,
  unknown: (word, near) =>
    near === undefined
      ? `‘${word}’ ken ik niet. Typ ‘hulp’ om te zien wat ik ken.`
      : `‘${word}’ ken ik niet. Bedoelde je ‘${near}’?`,
};

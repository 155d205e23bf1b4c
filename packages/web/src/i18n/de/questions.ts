import type { QuestionWords } from '../../typing/words.ts';
import { list, marble, n } from './marbles.ts';

export const questions: QuestionWords = {
  names: {
    board: 'brett, stellung',
    whites: 'weiß, weiße, weisse, weiss',
    greys: 'grau, graue',
    blacks: 'schwarz, schwarze',
    column: 'spalte, sp',
    free: 'frei, freie, ringe',
    captures: 'schlagen, schläge, sprünge',
    goals: 'ziele, ziel, stand',
    pool: 'vorrat',
    last: 'letzter, zuletzt',
    clock: 'uhr, zeit',
    why: 'warum',
    undo: 'zurück, zurücknehmen',
    help: 'hilfe',
  },
  asks: {
    board: 'alle Kugeln und Ringe',
    whites: 'wo die weißen liegen',
    greys: 'wo die grauen liegen',
    blacks: 'wo die schwarzen liegen',
    column: 'eine Spalte, Ring für Ring',
    free: 'welche Ringe frei sind',
    captures: 'jede Möglichkeit zu schlagen',
    goals: 'wie nah jeder am Ziel ist',
    pool: 'was noch zu setzen ist',
    last: 'der letzte Zug',
    clock: 'die Zeit, die bleibt',
    why: 'was ein Ring erlaubt, und warum nicht',
    undo: 'ein Schritt zurück, oder ein Zug zurück',
    help: 'diese Liste',
  },
  turns: {
    place: 'Weiß auf d4, dann geht a1',
    steps: 'Schritt für Schritt: Ein Ring wirkt wie ein Tippen darauf',
    capture: 'e3 springt über Weiß nach g3',
    chain: 'Sprung um Sprung, nur Ringe',
    claim: 'mit den gewonnenen Kugeln',
    pass: 'aussetzen',
    ring: 'fragt nur und macht keinen Schritt',
  },
  title: 'Antwort',
  close: 'Antwort schließen',
  offers: 'Vorschläge',
  total: (rings, marbles) =>
    `${n(rings, { one: '# Ring', other: '# Ringe' })}, ${n(marbles, { one: '# Kugel', other: '# Kugeln' })}.`,
  marbles: (colour, on) =>
    on.length === 0
      ? `Keine ${marble[colour].one} Kugel auf dem Brett.`
      : `${on.length} ${marble[colour].many}: ${on.join(', ')}.`,
  goneWord: 'weg',
  gone: (rings) => `Weg: ${rings.join(', ')}.`,
  free: (rings) =>
    rings.length === 0
      ? 'Kein Ring ist frei.'
      : `${n(rings.length, { one: '# Ring ist frei', other: '# Ringe sind frei' })}: ${rings.join(', ')}.`,
  toWin: (goals) => `Zum Sieg: ${list(goals, 'oder')}.`,
  pool: (marbles) => `Im Vorrat: ${marbles}.`,
  poolEmpty: 'Der Vorrat ist leer.',
  holds: (name, marbles) => `${name}: ${marbles ?? 'nichts geschlagen'}.`,
  last: (move, notation) => `Zug ${move}: ${notation}.`,
  noClock: 'Diese Partie hat keine Uhr.',
  mayPlace: (ring) => `Auf ${ring} kann eine Kugel gesetzt werden.`,
  mayRemove: (ring, claims) => `${ring} kann entfernt werden${claims}.`,
  noUndo: 'Es gibt nichts zurückzunehmen.',
  wants: (word, example) => `Nach „${word}“ fehlt noch etwas. Beispiel: ${example}`,
  unknown: (word, near) =>
    near === undefined
      ? `„${word}“ ist unbekannt. Was bekannt ist, zeigt „hilfe“.`
      : `„${word}“ ist unbekannt. War „${near}“ gemeint?`,
};

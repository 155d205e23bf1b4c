import type { ExplorerWords } from '../../explorer/words.ts';
import { figuresOf } from '../counting.ts';
import { n } from './marbles.ts';

const figure = figuresOf('de');

/** Was andere aus der Stellung gespielt haben. */
export const explorer: ExplorerWords = {
  loading: 'Die Partien werden geladen.',
  none: 'Noch gibt es keine Partien zum Nachschlagen.',
  noneChosen: 'Wähle eine Sammlung zum Nachschlagen.',
  came: (games, turns) =>
    `${n(games, { one: '# Partie kam hierher und ging', other: '# Partien kamen hierher und gingen' })} auf ${n(turns, { one: '# Art', other: '# Arten' })} weiter.`,
  nobody: 'Diese Stellung hat noch niemand erreicht.',
  nobodyIdea: 'Diese Stellung hat noch niemand erreicht. Der Vorschlag des Rechners steht unten.',
  askEngine: 'Den Rechner fragen',
  turn: 'Zug',
  games: 'Partien',
  forPlayer: (sign) => `Für ${sign}`,
  forPlayerSays: (name) => `Anteil der Siege, Unentschieden zur Hälfte: ${name}`,
  result: (first, won, tied, second, lost) =>
    `${first}: ${n(won, { one: '# Sieg', other: '# Siege' })}, unentschieden: ${figure(tied)}, ${second}: ${n(lost, { one: '# Sieg', other: '# Siege' })}`,
  tie: 'Unentschieden',
  engine: 'Rechner',
  rarer: (count) => n(count, { one: 'und # seltenerer Zug', other: 'und # seltenere Züge' }),
  found: 'Partien, die hierher kamen',
  firstOf: (shown, all) => `Die ersten ${shown} von ${figure(all)}.`,
  openGame: (title, turn) => `${title}: öffnen, wo ${turn} gespielt wurde`,
  opened: (title) => `${title}: Die Partie ist auf dem Brett.`,
  back: 'Zurück zu deiner Analyse',
  collections: 'Sammlungen',
  own: 'Meine Partien',
  name: 'Name der Sammlung',
  size: (games, megabytes) =>
    `${n(games, { one: '# Partie', other: '# Partien' })}, ${megabytes} MB`,
  count: (games) => n(games, { one: '# Partie', other: '# Partien' }),
  unkept: 'nur bis diese Seite geschlossen wird',
  broken: 'Diese Sammlung konnte nicht geladen werden.',
  symmetric:
    'Eine Stellung wird gefunden, wie auch immer das Brett gedreht oder gespiegelt ist und wer auch am Zug ist.',
  notExported:
    'Sammlungen bleiben in diesem Browser. „Alles exportieren“ lässt sie aus, weil sie groß sein können; behalte die Dateien, aus denen sie kommen.',
  import: 'Partien importieren',
  importSays:
    'Lege Dateien hier ab oder wähle sie: SGF, offizielle Notation, Zen oder JSON-Zeilen, auch in Zip- und Gzip-Archiven.',
  choose: 'Dateien wählen',
  files: (count) => n(count, { one: '# Datei', other: '# Dateien' }),
  reading: (games, refused) =>
    `${n(games, { one: '# Partie gelesen', other: '# Partien gelesen' })}${refused === 0 ? '' : `, ${figure(refused)} abgelehnt`}`,
  stop: 'Anhalten',
  imported: (games) =>
    n(games, { one: '# Partie wurde importiert.', other: '# Partien wurden importiert.' }),
  nothing: 'Es wurde keine Partie importiert.',
  refused: (count) =>
    n(count, {
      one: '# Partie oder Datei war nicht lesbar',
      other: '# Partien oder Dateien waren nicht lesbar',
    }),
  more: (count) => `und ${figure(count)} weitere`,
  copy: 'Liste kopieren',
  copied: 'Kopiert.',
  notCopied: 'Der Browser hat das Kopieren nicht erlaubt.',
  close: 'Bericht schließen',
  faults: {
    empty: 'Darin gibt es nichts zu lesen.',
    large: (megabytes) => `Sie ist größer als ${megabytes} MB, mehr als gelesen wird.`,
    'not-text': 'Das ist kein Text, also kann es keine Partie sein.',
    'bad-archive':
      'Dieses Archiv ist beschädigt oder auf eine Art gepackt, die nicht gelesen wird.',
    unreadable: 'Der Browser konnte sie nicht lesen.',
  },
  failed: {
    'not-loaded':
      'Der Teil, der Partien liest, konnte nicht geladen werden. Prüfe das Netz und versuch es noch einmal.',
    broken:
      'Das Lesen brach ab, vielleicht fehlt Speicher. Versuch es mit weniger Dateien auf einmal.',
  },
  notKept: {
    full: 'Dieser Browser hat keinen Platz mehr für die Sammlung: Sie ist hier, bis diese Seite geschlossen wird.',
    blocked:
      'Dieser Browser lässt nichts speichern: Die Sammlung ist hier, bis diese Seite geschlossen wird.',
  },
};

import type { OpeningWords } from '../../games/openingWords.ts';
import { n } from './marbles.ts';

/** Partien aus einem Text oder einer Datei öffnen. */
export const opening: OpeningWords = {
  says: 'Füge eine Partie, eine Stellung oder einen Link ein, oder wähle eine Datei. Eine Partie oder viele; gelesen werden offizielle Notation, SGF, Zen und JSON.',
  file: 'Datei wählen',
  open: 'Öffnen',
  reading: 'Die Partien werden gelesen.',
  opened: (count) =>
    n(count, {
      one: '# Partie wurde geöffnet und liegt nun bei deinen.',
      other: '# Partien wurden geöffnet und liegen nun bei deinen.',
    }),
  unreadable: (count) =>
    n(count, {
      one: '# Partie war nicht lesbar:',
      other: '# Partien waren nicht lesbar:',
    }),
  place: (game, line, column, turn) =>
    [
      ...(game === undefined ? [] : [`Partie ${game}`]),
      `Zeile ${line}`,
      `Spalte ${column}`,
      ...(turn === undefined ? [] : [`Zug ${turn}`]),
    ].join(', '),
  at: (place, fault) => `${place}: ${fault}`,
  faults: {
    nothing: 'Hier gibt es nichts zu lesen.',
    binary: 'Diese Datei ist kein Text, also kann sie keine Partie sein.',
    large: 'Das ist größer als 5 MB, mehr, als auf einmal gelesen wird.',
    noFile: 'Der Browser konnte diese Datei nicht lesen.',
    stops: (at) => `Das ist unvollständig. Es bricht bei „${at}“ ab.`,
    format: 'Das ist keine Partie in einer Notation, die hier gelesen wird.',
    end: 'Der Text endet zu früh.',
    stray: (found) => `„${found}“ gehört nicht hierher.`,
    noSetup: 'Es steht nicht da, auf welchem Brett gespielt wird.',
    setup: (setup) => `Partien mit dem Aufbau „${setup}“ werden nicht gelesen.`,
    command: (command) => `„${command}“ lässt sich nicht ausführen.`,
    wrongPlayer: 'Am Zug ist der andere Spieler.',
    noMarble: 'Ein Ring wird entfernt, aber keine Kugel wurde gesetzt.',
    notFree: (label) => `${label} ist nicht frei und kann nicht entfernt werden.`,
    mustCapture: 'Zuerst muss geschlagen werden.',
    turn: (text) => `„${text}“ ist kein Zug.`,
    result: (recorded) => `Die Partie endete nicht mit „${recorded}“.`,
    position: 'Die Züge führen nicht zu der Stellung, die da steht.',
  },
};

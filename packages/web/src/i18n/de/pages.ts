import type { Words } from '../words.ts';
import { n } from './marbles.ts';

export const nav: Words['nav'] = {
  label: 'Seiten',
  home: 'Start',
  play: 'Spielen',
  learn: 'Lernen',
  puzzles: 'Aufgaben',
  analyse: 'Analyse',
  review: 'Rückblick',
  studies: 'Studien',
  rules: 'Regeln',
  editor: 'Stellung aufbauen',
  print: 'Druckbogen',
  games: 'Meine Partien',
  settings: 'Einstellungen',
  skip: 'Zum Inhalt springen',
  jump: 'Suchen oder springen zu',
  title: (page) => `${page} · Zertz`,
};

export const home: Words['home'] = {
  headline: ['Ein Vorrat.', 'Zwei Spieler.', 'Ein Brett,', 'das schrumpft.'],
  says: 'Setze eine Kugel, entferne einen Ring und lass den Gegner genau das nehmen, was du anbietest.',
  computer: 'Gegen den Computer',
  computerSays: 'Acht Stufen, auch ohne Netz',
  people: 'Gegen Freunde',
  peopleSays: 'Zu zweit an diesem Bildschirm',
  choose: 'Regeln wählen',
  chooseSays: 'Bretter, Ziele, Uhr',
  learn: 'Die Regeln beim Spielen lernen, 2 Minuten',
  goOn: 'Die ganze Partie öffnen',
  board: 'Hier ausprobieren',
  games: 'Deine Partien',
  allGames: 'Alle zeigen',
  how: 'So wird gespielt',
};

export const games: Words['games'] = {
  title: 'Meine Partien',
  open: 'Partie öffnen',
  none: 'Noch keine Partien. Spiel gegen den Computer, es dauert etwa zehn Minuten.',
  noneFound: 'Hier sind keine Partien.',
  unread: (number) =>
    n(number, {
      one: '# gespeicherte Partie kann diese Fassung nicht lesen. Sie bleibt gespeichert.',
      other: '# gespeicherte Partien kann diese Fassung nicht lesen. Sie bleiben gespeichert.',
    }),
  play: 'Gegen den Computer spielen',
  filter: 'Zeigen',
  filters: { all: 'Alle', running: 'Laufende', over: 'Beendete' },
  count: (number) => n(number, { one: '# Partie', other: '# Partien' }),
  versus: (first, second) => `${first} gegen ${second}`,
  turns: (turns) => n(turns, { one: '# Zug', other: '# Züge' }),
  toMove: (name) => `${name} ist dran`,
  yourMove: 'Du bist dran',
  onTable: 'Auf dem Tisch',
  continue: 'Weiterspielen',
  look: 'Ansehen',
  rename: 'Umbenennen',
  name: 'Name der Partie',
  keepName: 'Name behalten',
  delete: 'Löschen',
  deleted: (name) => `${name} gelöscht.`,
  undo: 'Rückgängig',
  export: 'Exportieren',
  more: 'Mehr zeigen',
  broken: 'Diese Partie ist nicht mehr lesbar.',
};

export const exporting: Words['exporting'] = {
  title: 'Partie als Text',
  format: 'Textformat',
  formats: {
    official: 'Offizielle Notation',
    sgf: 'SGF',
    zen: 'Zen',
    zip: 'Stellung',
    json: 'JSON',
  },
  text: 'Die Partie',
  cannot: {
    variant: 'Dieses Format hat kein Zeichen für die Regeln dieser Partie.',
    layout: 'Dieses Format hat kein Zeichen für die Form dieses Bretts.',
    'declined-claim': 'Dieses Format kann nicht sagen, dass eine Gruppe liegen blieb.',
    'ring-after-capture': 'Dieses Format kann nicht sagen, dass nach dem Schlagen ein Ring ging.',
    'rings-only-turn': 'Dieses Format kann nicht sagen, dass nur ein Ring entfernt wurde.',
    pass: 'Dieses Format kann nicht sagen, dass jemand aussetzte.',
    'start-position': 'Dieses Format kann nicht sagen, aus welcher Stellung die Partie begann.',
  },
  link: 'Link zu dieser Stellung',
  copyLink: 'Link kopieren',
  copyEmbed: 'HTML kopieren',
  print: 'Drucken',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  notCopied: 'Der Browser ließ uns nicht kopieren. Markiere den Text und kopiere ihn selbst.',
  save: 'Als Datei speichern',
};

export const fault: Words['fault'] = {
  title: 'Etwas ging kaputt',
  says: 'Etwas ging kaputt. Deine Partie ist sicher.',
  part: 'Dieser Teil ging kaputt. Deine Partie ist sicher.',
  again: 'Noch einmal versuchen',
  reload: 'Neu laden',
  copy: 'Einzelheiten kopieren',
};

export const notFound: Words['notFound'] = {
  title: 'Diese Seite gibt es nicht',
  says: 'Diese Seite gibt es nicht.',
  home: 'Zum Start',
};

export const clock: Words['clock'] = {
  name: (player, time) => `${player}: noch ${time}`,
  tenSeconds: 'Noch zehn Sekunden.',
};

export const tabs: Words['tabs'] = {
  elsewhere: 'Diese Partie ist in einem anderen Tab offen.',
  playHere: 'Hier spielen',
};

const NOTHING = 'Nichts wurde importiert';

export const data: Words['data'] = {
  title: 'Deine Daten',
  says: 'Partien und Einstellungen bleiben in diesem Browser und werden nirgendwohin geschickt.',
  export: 'Alles exportieren',
  import: 'Datei importieren',
  delete: 'Alle Partien löschen',
  deleteAsk: 'Alle Partien in diesem Browser löschen? Das lässt sich nicht rückgängig machen.',
  deleteCollections: (count) => `Auch die Sammlungen im Partienbaum: ${count}`,
  deleted: 'Alle Partien sind gelöscht.',
  reset: 'Einstellungen zurücksetzen',
  wasReset: 'Alle Einstellungen sind wie am Anfang.',
  imported: (added) =>
    added === 0
      ? 'Nichts Neues: Alle Partien dieser Datei sind schon da.'
      : n(added, { one: '# Partie kam dazu.', other: '# Partien kamen dazu.' }),
  notKept:
    'Die Partien ließen sich nicht speichern: Der Browser hat keinen Platz oder erlaubt es nicht.',
  faults: {
    notJson: (line) =>
      line === undefined
        ? `${NOTHING}: Das ist keine JSON-Datei.`
        : `${NOTHING}: Das ist keine JSON-Datei, ab Zeile ${line} ergibt sie keinen Sinn.`,
    notOurs: `${NOTHING}: Diese Datei wurde nicht hier exportiert.`,
    newer: `${NOTHING}: Diese Datei stammt aus einer neueren Fassung. Lade neu und versuch es noch einmal.`,
    wrong: (what, wanted, where) => `${NOTHING}: ${what} muss ${wanted} sein${where}.`,
    wanted: { text: 'ein Text', number: 'eine Zahl', list: 'eine Liste', object: 'ein Objekt' },
    oneOf: (words) => `eines von ${words.join(', ')}`,
    badPosition: (found, where) => `${NOTHING}: „${found}“ ist keine Stellung${where}.`,
    badTurn: (found, where) => `${NOTHING}: „${found}“ ist dort nicht spielbar${where}.`,
    unreadable: (what, where) => `${NOTHING}: ${what} ist nicht lesbar${where}.`,
  },
};

import type { Words } from '../words.ts';
import { aMarble, count, counts, list, marble, n } from './marbles.ts';

export const step: Words['step'] = {
  yourMove: 'Du bist dran',
  move: (name) => `${name} ist dran`,
  thinking: 'Denkt nach',
  marble: 'Kugel',
  ring: 'Ring',
  remove: 'Entferne einen freien Ring',
  pickColour: 'Wähle eine Farbe aus dem Vorrat',
  fromPool: (colour) => `${marble[colour].title} aus dem Vorrat`,
  fromCaptives: (colour) => `${marble[colour].title} aus deinen Kugeln`,
  pickRing: 'Tippe auf einen leeren Ring',
  onRing: (label) => `Auf ${label}. Zum Ändern ziehen`,
  onRingTouched: (label) => `Auf ${label}`,
  freeCount: (rings) => n(rings, { one: '# Ring ist frei', other: '# Ringe sind frei' }),
  willRemove: (label) => `${label} verlässt das Brett`,
  noneFree: 'Kein Ring ist frei, also wird keiner entfernt',
  mustCapture: 'Du musst schlagen',
  mayCapture: 'Du kannst schlagen',
  mayCaptureSays: 'Tippe auf eine markierte Kugel oder setze eine aus dem Vorrat.',
  mustCaptureSays: 'Eine Kugel, die eine Nachbarin überspringen kann, muss springen.',
  ways: (ways) => n(ways, { one: '# Möglichkeit', other: '# Möglichkeiten' }),
  fromHas: (label, paths) => `${label} hat ${n(paths, { one: '# Weg', other: '# Wege' })}`,
  pickJumper: 'Tippe auf eine markierte Kugel',
  ringAfter: 'Entferne jetzt einen freien Ring',
  ringsOnly: 'Entferne einen freien Ring',
  ringsOnlySays: 'Der Vorrat ist leer: Ab jetzt werden nur noch Ringe entfernt.',
  pass: 'Nichts zu setzen: aussetzen',
  back: 'Schritt zurück',
  clear: 'Leeren',
  help: 'Tasten und Hilfe',
};

export const dock: Words['dock'] = {
  turn: 'Zug',
  pool: 'Vorrat',
  left: (marbles) => `noch ${marbles}, gemeinsam`,
  captives: 'Deine Kugeln',
  captivesSay: 'Vorrat leer: Setze aus deinen Kugeln',
  poolEmpty: 'Vorrat leer:',
  fromCaptives: 'setze aus deinen Kugeln',
  leftHere: 'übrig',
  play: 'Spielen',
  playAndWin: 'Spielen und gewinnen',
  capture: (marbles) => n(marbles, { one: '# Kugel schlagen', other: '# Kugeln schlagen' }),
  stopHere: (marbles) => n(marbles, { one: 'Hier enden, # Kugel', other: 'Hier enden, # Kugeln' }),
  pass: 'Aussetzen',
  leave: 'Liegen lassen',
  chooseJumper: 'Wähle, was springt',
  chooseMarble: 'Wähle eine Kugel',
  chooseRing: 'Wähle einen Ring',
  chooseRemoval: 'Entferne einen Ring',
  wait: 'Warte',
  undo: 'Zurück',
  played: (notation) => `Gespielt: ${notation}`,
  demand: 'Zurücknehmen: Schlagen versäumt',
  demandSays: (name) => `${name} konnte schlagen und hat es nicht getan.`,
  paths: 'Wege zu schlagen',
  path: (letter) => `Weg ${letter}`,
  endsOn: (label) => `endet auf ${label}`,
  route: (labels) => `über ${list(labels, 'dann')}`,
  sameResult: 'Dasselbe Ergebnis auf anderem Weg',
  viewing: (move) => `Ansicht von Zug ${move}`,
  viewingStart: 'Ansicht des Anfangs',
  backToGame: 'Zurück zur Partie',
};

export const preview: Words['preview'] = {
  claim: 'Du gewinnst',
  cutOff: 'Abgetrennt, aber nicht voll: nichts gewonnen',
  claimsTitle: (claimed) => {
    const all = claimed.white + claimed.grey + claimed.black;
    const only = (['white', 'grey', 'black'] as const).find((colour) => claimed[colour] === 1);
    return `Gewinnt ${all === 1 && only !== undefined ? aMarble(only) : counts(claimed)}`;
  },
  claimsSays: (removed, rings) =>
    removed === undefined
      ? `Alle Ringe der Gruppe ${list(rings)} sind besetzt, also gewinnst du sie.`
      : `Ohne ${removed} ist ${list(rings)} abgetrennt. Alle Ringe der Gruppe sind besetzt, also gewinnst du sie.`,
  cutOffTitle: 'Trennt eine Gruppe ab',
  cutOffSays: 'Sie hat noch einen leeren Ring, also gewinnst du nichts.',
  wins: 'Das gewinnt die Partie',
  has: (have, goal, colour) => `${have} von ${goal} ${marble[colour].many}n`,
  oneMore: 'noch eine gewinnt die Partie',
  away: (missing, colour) => `noch ${count(missing, colour)}`,
  mayLeave: 'Du kannst sie auch liegen lassen.',
};

export const tips: Words['tips'] = {
  place: (held) =>
    held === undefined
      ? 'Wähle eine Farbe aus dem Vorrat und tippe dann auf einen Ring, um die Kugel zu setzen.'
      : `Tippe auf einen Ring, um die ${marble[held].one} Kugel zu setzen, oder wähle eine andere Farbe.`,
  remove: 'Entferne jetzt einen der freien Ringe.',
  wait: 'Gut. Jetzt spielt der Computer.',
  capture: 'Überspringe eine Kugel, um sie zu schlagen. Wenn du kannst, musst du.',
  skip: 'Keine Tipps mehr',
};

export const failure: Words['failure'] = {
  says: {
    'not-loaded': 'Der Computer konnte nicht geladen werden, aber deine Partie ist sicher.',
    stopped: 'Der Computer brach mit einem Fehler ab, aber deine Partie ist sicher.',
    silent: 'Der Computer antwortete nicht rechtzeitig, aber deine Partie ist sicher.',
    nonsense: 'Der Computer nannte einen unmöglichen Zug, deshalb wurde er nicht gespielt.',
  },
  noAnswer: 'Keine Antwort',
  again: 'Noch einmal',
  both: 'Beide Seiten spielen',
};

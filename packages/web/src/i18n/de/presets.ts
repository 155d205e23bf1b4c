import type { Words } from '../words.ts';

export const presets: Words['presets'] = {
  official: { name: 'Grundspiel', says: 'Das offizielle Spiel auf 37 Ringen.' },
  'official-40': { name: '40 Ringe', says: 'Offizielle Regeln, drei Ringe mehr.' },
  'official-43': { name: '43 Ringe', says: 'Offizielle Regeln auf einem schiefen Brett.' },
  'official-44': { name: '44 Ringe', says: 'Offizielle Regeln, sieben Ringe mehr.' },
  'official-48': { name: '48 Ringe', says: 'Offizielle Regeln für Erfahrene.' },
  'official-61': { name: '61 Ringe', says: 'Offizielle Regeln auf dem größten Sechseck.' },
  'official-tournament': {
    name: 'Turnier, 48 Ringe',
    says: 'Berührt, geführt; versäumtes Schlagen darf verlangt werden; den Vorrat nicht gemeinsam leeren.',
  },
  'official-tournament-61': {
    name: 'Turnier, 61 Ringe',
    says: 'Die Turnierregeln auf 61 Ringen.',
  },
  blitz: {
    name: 'Blitz-Partie',
    says: 'Weniger Kugeln, kleinere Ziele: eine Partie in zehn Minuten.',
  },
  'cz-basic': {
    name: 'Tschechisch, Grundspiel',
    says: 'Das kleine Spiel der tschechischen Regeln.',
  },
  'cz-tournament': {
    name: 'Tschechisches Turnier',
    says: 'Eine berührte Kugel wird gespielt; versäumtes Schlagen darf verlangt werden.',
  },
  'sv-basic': {
    name: 'Schwedisch, Grundspiel',
    says: 'Das kleine Spiel; volle Gruppen werden immer gewonnen.',
  },
  'sv-extended': {
    name: 'Schwedisch, erweitert',
    says: '48 Ringe; volle Gruppen werden immer gewonnen.',
  },
  'sv-literal': {
    name: 'Schwedisch, wörtlich',
    says: 'Ältere Kugeln überspringen neuere; Gruppen gewinnt, wer sie durch Entfernen abtrennt.',
  },
  'he-beginner': {
    name: 'Hebräisch für Anfänger',
    says: 'Auch nach jedem Schlagen geht ein Ring; am Ende entscheiden Punkte.',
  },
  'he-advanced': {
    name: 'Hebräisch für Geübte',
    says: 'Die hebräischen Regeln auf 58 Ringen.',
  },
  'he-advanced-48': {
    name: 'Hebräisch für Geübte, 48 Ringe',
    says: 'Die hebräischen Regeln auf 48 Ringen.',
  },
  'he-literal': {
    name: 'Hebräisch, wörtlich',
    says: 'Ketten dürfen früher enden; benutzte Ringe bleiben; Gruppen gewinnt, wer sie durch Entfernen abtrennt.',
  },
  'he-literal-58': {
    name: 'Hebräisch, wörtlich, 58 Ringe',
    says: 'Dieselben Regeln auf 58 Ringen.',
  },
  boardspace: {
    name: 'Boardspace',
    says: 'Wie auf boardspace.net: Volle Gruppen werden immer gewonnen.',
  },
  'boardspace-48': { name: 'Boardspace, 48 Ringe', says: 'Dieselben Regeln auf 48 Ringen.' },
  'boardspace-61': { name: 'Boardspace, 61 Ringe', says: 'Dieselben Regeln auf 61 Ringen.' },
};

export const presetGroups: Words['presetGroups'] = {
  start: 'Hier beginnen',
  boards: 'Andere Bretter',
  tournament: 'Turnier',
  national: 'Tschechisch und schwedisch',
  hebrew: 'Hebräisch',
  boardspace: 'Boardspace',
};

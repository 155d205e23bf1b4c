import type { Words } from '../words.ts';

export const presets: Words['presets'] = {
  official: { name: 'Standaard', says: 'Het officiële spel op 37 ringen.' },
  'official-40': { name: '40 ringen', says: 'Officiële regels, drie ringen meer.' },
  'official-43': { name: '43 ringen', says: 'Officiële regels op een scheef bord.' },
  'official-44': { name: '44 ringen', says: 'Officiële regels, zeven ringen meer.' },
  'official-48': { name: '48 ringen', says: 'Officiële regels voor ervaren spelers.' },
  'official-61': { name: '61 ringen', says: 'Officiële regels op de grootste zeshoek.' },
  'official-tournament': {
    name: 'Toernooi, 48 ringen',
    says: 'Aangeraakt is gespeeld; een gemiste slag mag worden opgeëist; maak de voorraad niet samen leeg.',
  },
  'official-tournament-61': {
    name: 'Toernooi, 61 ringen',
    says: 'De toernooiregels op 61 ringen.',
  },
  blitz: { name: 'Snel', says: 'Minder knikkers en kleinere doelen: een partij in tien minuten.' },
  'cz-basic': { name: 'Tsjechisch basis', says: 'Het kleine spel van de Tsjechische regels.' },
  'cz-tournament': {
    name: 'Tsjechisch toernooi',
    says: 'Een aangeraakte knikker wordt gespeeld; een gemiste slag mag worden opgeëist.',
  },
  'sv-basic': {
    name: 'Zweeds basis',
    says: 'Het kleine spel; volle groepen worden altijd gewonnen.',
  },
  'sv-extended': {
    name: 'Zweeds uitgebreid',
    says: '48 ringen; volle groepen worden altijd gewonnen.',
  },
  'sv-literal': {
    name: 'Zweeds naar de letter',
    says: 'Oudere knikkers springen over nieuwere; een groep wint wie haar afsnijdt door een ring weg te halen.',
  },
  'he-beginner': {
    name: 'Hebreeuws voor beginners',
    says: 'Ook na elke slag gaat er een ring weg; aan het eind beslissen punten.',
  },
  'he-advanced': {
    name: 'Hebreeuws gevorderd',
    says: 'De Hebreeuwse regels op 58 ringen.',
  },
  'he-advanced-48': {
    name: 'Hebreeuws gevorderd, 48 ringen',
    says: 'De Hebreeuwse regels op 48 ringen.',
  },
  'he-literal': {
    name: 'Hebreeuws naar de letter',
    says: 'Een keten mag eerder stoppen; gebruikte ringen blijven; een groep wint wie haar afsnijdt door een ring weg te halen.',
  },
  'he-literal-58': {
    name: 'Hebreeuws naar de letter, 58 ringen',
    says: 'Dezelfde regels op 58 ringen.',
  },
  boardspace: {
    name: 'Boardspace',
    says: 'Zoals op boardspace.net: volle groepen worden altijd gewonnen.',
  },
  'boardspace-48': { name: 'Boardspace, 48 ringen', says: 'Dezelfde regels op 48 ringen.' },
  'boardspace-61': { name: 'Boardspace, 61 ringen', says: 'Dezelfde regels op 61 ringen.' },
};

export const presetGroups: Words['presetGroups'] = {
  start: 'Begin hier',
  boards: 'Andere borden',
  tournament: 'Toernooi',
  national: 'Tsjechisch en Zweeds',
  hebrew: 'Hebreeuws',
  boardspace: 'Boardspace',
};

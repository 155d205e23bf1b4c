import type { Words } from '../words.ts';
import { aMarble, count, counts, list, marble, n, only } from './marbles.ts';

export const step: Words['step'] = {
  yourMove: 'Jij bent aan zet',
  move: (name) => `${name} is aan zet`,
  thinking: 'Denkt na',
  marble: 'Knikker',
  ring: 'Ring',
  remove: 'Haal een vrije ring weg',
  pickColour: 'Kies een kleur uit de voorraad',
  fromPool: (colour) => `${marble[colour].title} uit de voorraad`,
  fromCaptives: (colour) => `${marble[colour].title} uit je eigen knikkers`,
  pickRing: 'Tik op een lege ring',
  onRing: (label) => `Op ${label}. Sleep om te wijzigen`,
  onRingTouched: (label) => `Op ${label}`,
  freeCount: (rings) => n(rings, { one: '# ring is vrij', other: '# ringen zijn vrij' }),
  willRemove: (label) => `${label} gaat van het bord`,
  noneFree: 'Geen ring is vrij, dus er gaat er geen weg',
  mustCapture: 'Je moet slaan',
  mayCapture: 'Je kunt slaan',
  mayCaptureSays: 'Tik op een gemarkeerde knikker, of plaats er een uit de voorraad.',
  mustCaptureSays: 'Een knikker die over een buur kan springen, moet dat doen.',
  ways: (ways) => n(ways, { one: '# manier', other: '# manieren' }),
  fromHas: (label, paths) => `${label} heeft ${n(paths, { one: '# weg', other: '# wegen' })}`,
  pickJumper: 'Tik op een gemarkeerde knikker',
  ringAfter: 'Haal nu een vrije ring weg',
  ringsOnly: 'Haal een vrije ring weg',
  ringsOnlySays: 'De voorraad is leeg: vanaf nu gaan er alleen ringen weg.',
  pass: 'Niets te plaatsen: pas',
  back: 'Stap terug',
  clear: 'Wissen',
  help: 'Toetsen en hulp',
};

export const dock: Words['dock'] = {
  turn: 'Zet',
  pool: 'Voorraad',
  left: (marbles) => `nog ${marbles}, gedeeld`,
  captives: 'Je eigen knikkers',
  captivesSay: 'Voorraad leeg: plaats van je eigen knikkers',
  poolEmpty: 'Voorraad leeg:',
  fromCaptives: 'plaats van je eigen knikkers',
  leftHere: 'over',
  play: 'Spelen',
  playAndWin: 'Spelen en winnen',
  capture: (marbles) => n(marbles, { one: '# knikker slaan', other: '# knikkers slaan' }),
  stopHere: (marbles) =>
    n(marbles, { one: 'Hier stoppen, # knikker', other: 'Hier stoppen, # knikkers' }),
  pass: 'Passen',
  leave: 'Laten liggen',
  chooseJumper: 'Kies wie springt',
  chooseMarble: 'Kies een knikker',
  chooseRing: 'Kies een ring',
  chooseRemoval: 'Haal een ring weg',
  wait: 'Wacht',
  undo: 'Terug',
  played: (notation) => `Gespeeld: ${notation}`,
  demand: 'Terugnemen: slag gemist',
  demandSays: (name) => `${name} kon slaan en deed het niet.`,
  paths: 'Wegen om te slaan',
  path: (letter) => `Weg ${letter}`,
  endsOn: (label) => `eindigt op ${label}`,
  route: (labels) => `over ${list(labels, 'en dan')}`,
  sameResult: 'Hetzelfde resultaat langs een andere weg',
  viewing: (move) => `Je bekijkt zet ${move}`,
  viewingStart: 'Je bekijkt het begin',
  backToGame: 'Terug naar de partij',
};

export const preview: Words['preview'] = {
  claim: 'Je wint',
  cutOff: 'Afgesneden, niet vol: je wint niets',
  claimsTitle: (claimed) => {
    const single = only(claimed);
    return `Wint ${single === undefined ? counts(claimed) : aMarble(single)}`;
  },
  claimsSays: (removed, rings) =>
    removed === undefined
      ? `Alle ringen van de groep ${list(rings)} zijn bezet, dus je wint haar.`
      : `Zonder ${removed} is ${list(rings)} afgesneden. Alle ringen van de groep zijn bezet, dus je wint haar.`,
  cutOffTitle: 'Snijdt een groep af',
  cutOffSays: 'Er is nog een lege ring, dus je wint niets.',
  wins: 'Dit wint de partij',
  has: (have, goal, colour) => `${have} van de ${goal} ${marble[colour].many}`,
  oneMore: 'nog een wint de partij',
  away: (missing, colour) => `nog ${count(missing, colour)}`,
  mayLeave: 'Je mag ze ook laten liggen.',
};

export const tips: Words['tips'] = {
  place: (held) =>
    held === undefined
      ? 'Kies een kleur uit de voorraad en tik dan op een ring om de knikker te plaatsen.'
      : `Tik op een ring om de ${marble[held].one} knikker te plaatsen, of kies een andere kleur.`,
  remove: 'Haal nu een van de vrije ringen weg.',
  wait: 'Goed. Nu speelt de computer.',
  capture: 'Spring over een knikker om hem te slaan. Als je kunt, moet je.',
  skip: 'Geen tips meer',
};

export const failure: Words['failure'] = {
  says: {
    'not-loaded': 'De computer kon niet geladen worden, maar je partij is veilig.',
    stopped: 'De computer stopte met een fout, maar je partij is veilig.',
    silent: 'De computer gaf niet op tijd antwoord, maar je partij is veilig.',
    nonsense: 'De computer noemde een onmogelijke zet, dus die is niet gespeeld.',
  },
  noAnswer: 'Geen antwoord',
  again: 'Opnieuw',
  both: 'Beide kanten spelen',
};

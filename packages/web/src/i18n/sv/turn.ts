import type { Words } from '../words.ts';
import { aMarble, count, counts, list, marble, n } from './marbles.ts';

export const step: Words['step'] = {
  yourMove: 'Ditt drag',
  move: (name) => `${name} är vid draget`,
  thinking: 'Tänker',
  marble: 'Kula',
  ring: 'Bricka',
  remove: 'Plocka bort en ytterbricka',
  pickColour: 'Välj en färg ur förrådet',
  fromPool: (colour) => `${marble[colour].title} ur förrådet`,
  fromCaptives: (colour) => `${marble[colour].title} bland dina erövrade`,
  pickRing: 'Tryck på en tom bricka',
  onRing: (label) => `På ${label}. Dra för att ändra`,
  onRingTouched: (label) => `På ${label}`,
  freeCount: (rings) =>
    n(rings, { one: '# bricka kan plockas bort', other: '# brickor kan plockas bort' }),
  willRemove: (label) => `${label} plockas bort`,
  noneFree: 'Ingen bricka ligger ytterst, så ingen plockas bort',
  mustCapture: 'Du måste hoppa',
  mayCapture: 'Du kan hoppa',
  mayCaptureSays: 'Tryck på en markerad kula, eller placera en ur förrådet.',
  mustCaptureSays: 'En kula som kan hoppa över en granne måste göra det.',
  ways: (ways) => `${ways} sätt`,
  fromHas: (label, paths) => `${label} har ${n(paths, { one: '# väg', other: '# vägar' })}`,
  pickJumper: 'Tryck på en markerad kula',
  ringAfter: 'Plocka nu bort en ytterbricka',
  ringsOnly: 'Plocka bort en ytterbricka',
  ringsOnlySays: 'Förrådet är tomt: nu plockas bara brickor bort.',
  pass: 'Inget att placera: stå över',
  back: 'Tillbaka',
  clear: 'Rensa',
  help: 'Tangenter och hjälp',
};

export const dock: Words['dock'] = {
  turn: 'Drag',
  pool: 'Förråd',
  left: (marbles) => `${marbles} kvar, gemensamt`,
  captives: 'Dina erövrade kulor',
  captivesSay: 'Förrådet är tomt: placera av dina erövrade',
  poolEmpty: 'Förrådet är tomt:',
  fromCaptives: 'placera av dina erövrade',
  leftHere: 'kvar',
  play: 'Spela',
  playAndWin: 'Spela och vinn',
  capture: (marbles) => n(marbles, { one: 'Erövra # kula', other: 'Erövra # kulor' }),
  stopHere: (marbles) => n(marbles, { one: 'Stanna här, # kula', other: 'Stanna här, # kulor' }),
  pass: 'Stå över',
  leave: 'Låt dem ligga',
  chooseJumper: 'Välj en kula som hoppar',
  chooseMarble: 'Välj en kula',
  chooseRing: 'Välj en bricka',
  chooseRemoval: 'Plocka bort en bricka',
  wait: 'Vänta',
  undo: 'Ångra',
  played: (notation) => `Spelade ${notation}`,
  demand: 'Ta tillbaka: missat hopp',
  demandSays: (name) => `${name} kunde hoppa men gjorde det inte.`,
  paths: 'Vägar att hoppa',
  path: (letter) => `Väg ${letter}`,
  endsOn: (label) => `slutar på ${label}`,
  route: (labels) => `över ${list(labels, 'sedan')}`,
  sameResult: 'Samma resultat på en annan väg',
  viewing: (move) => `Visar drag ${move}`,
  viewingStart: 'Visar början',
  backToGame: 'Tillbaka till partiet',
};

export const preview: Words['preview'] = {
  claim: 'Tillfaller dig',
  cutOff: 'Avskuren men inte full: inget tillfaller dig',
  claimsTitle: (claimed) => {
    const all = claimed.white + claimed.grey + claimed.black;
    const only = (['white', 'grey', 'black'] as const).find((colour) => claimed[colour] === 1);
    return `Du får ${all === 1 && only !== undefined ? aMarble(only) : counts(claimed)}`;
  },
  claimsSays: (removed, rings) =>
    removed === undefined
      ? `Varje bricka på ön ${list(rings)} är upptagen, så den tillfaller dig.`
      : `När ${removed} plockas bort blir ${list(rings)} en ö. Varje bricka på ön är upptagen, så den tillfaller dig.`,
  cutOffTitle: 'Skär av en ö',
  cutOffSays: 'Där finns ännu en tom bricka, så inget tillfaller dig.',
  wins: 'Det vinner partiet',
  has: (have, goal, colour) => `${have} av ${goal} ${marble[colour].many}`,
  oneMore: 'en till vinner partiet',
  away: (missing, colour) => `${count(missing, colour)} kvar`,
  mayLeave: 'Du får också låta dem ligga.',
};

export const tips: Words['tips'] = {
  place: (held) =>
    held === undefined
      ? 'Välj en färg ur förrådet och tryck sedan på en bricka för att placera kulan.'
      : `Tryck på en bricka för att placera den ${marble[held].many} kulan, eller välj en annan färg.`,
  remove: 'Plocka nu bort en av ytterbrickorna.',
  wait: 'Bra. Nu är det datorns tur.',
  capture: 'Hoppa över en kula för att erövra den. Kan du, så måste du.',
  skip: 'Inga fler tips',
};

export const failure: Words['failure'] = {
  says: {
    'not-loaded': 'Datorspelaren kunde inte laddas, men partiet är i säkerhet.',
    stopped: 'Datorspelaren stannade med ett fel, men partiet är i säkerhet.',
    silent: 'Datorspelaren svarade inte i tid, men partiet är i säkerhet.',
    nonsense: 'Datorspelaren valde ett drag som inte går att spela, så det spelades inte.',
  },
  noAnswer: 'Inget svar',
  again: 'Försök igen',
  both: 'Spela båda sidor',
};

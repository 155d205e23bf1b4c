import type { Words } from '../words.ts';
import { aMarble, count, counts, list, marble, n, only } from './marbles.ts';

export const step: Words['step'] = {
  yourMove: 'À vous de jouer',
  move: (name) => `Au tour de : ${name}`,
  thinking: 'Réfléchit',
  marble: 'Bille',
  ring: 'Anneau',
  remove: 'Retirez un anneau libre',
  pickColour: 'Choisissez une couleur dans la réserve',
  fromPool: (colour) => `${marble[colour].title}, de la réserve`,
  fromCaptives: (colour) => `${marble[colour].title}, de vos prises`,
  pickRing: 'Touchez un anneau vide',
  onRing: (label) => `En ${label}. Glissez pour changer`,
  onRingTouched: (label) => `En ${label}`,
  freeCount: (rings) => n(rings, { one: '# anneau est libre', other: '# anneaux sont libres' }),
  willRemove: (label) => `${label} quitte le plateau`,
  noneFree: 'Aucun anneau n’est libre : on n’en retire pas',
  mustCapture: 'Prise obligatoire',
  mayCapture: 'Prise possible',
  mayCaptureSays: 'Touchez une bille entourée, ou posez-en une de la réserve.',
  mustCaptureSays: 'Une bille qui peut sauter par-dessus sa voisine doit le faire.',
  ways: (ways) => n(ways, { one: '# façon', other: '# façons' }),
  fromHas: (label, paths) => `${label} : ${n(paths, { one: '# chemin', other: '# chemins' })}`,
  pickJumper: 'Touchez une bille entourée',
  ringAfter: 'Retirez maintenant un anneau libre',
  ringsOnly: 'Retirez un anneau libre',
  ringsOnlySays: 'La réserve est vide : on ne retire plus que des anneaux.',
  pass: 'Rien à poser : passez',
  back: 'Reculer',
  clear: 'Effacer',
  help: 'Touches et aide',
};

export const dock: Words['dock'] = {
  turn: 'Coup',
  pool: 'Réserve',
  left: (marbles) => n(marbles, { one: '# restante, commune', other: '# restantes, communes' }),
  captives: 'Vos prises',
  captivesSay: 'Réserve vide : posez une de vos prises',
  poolEmpty: 'Réserve vide :',
  fromCaptives: 'posez une de vos prises',
  leftHere: 'restantes',
  play: 'Jouer',
  playAndWin: 'Jouer et gagner',
  capture: (marbles) => n(marbles, { one: 'Prendre # bille', other: 'Prendre # billes' }),
  stopHere: (marbles) => n(marbles, { one: 'S’arrêter, # bille', other: 'S’arrêter, # billes' }),
  pass: 'Passer',
  leave: 'Les laisser',
  chooseJumper: 'Choisissez qui saute',
  chooseMarble: 'Choisissez une bille',
  chooseRing: 'Choisissez un anneau',
  chooseRemoval: 'Retirez un anneau',
  wait: 'Patientez',
  undo: 'Annuler',
  played: (notation) => `Joué : ${notation}`,
  demand: 'Reprendre : prise oubliée',
  demandSays: (name) => `${name} : une prise était possible et n’a pas été faite.`,
  paths: 'Chemins de prise',
  path: (letter) => `Chemin ${letter}`,
  endsOn: (label) => `finit en ${label}`,
  route: (labels) => `par ${list(labels, 'puis')}`,
  sameResult: 'Même résultat par un autre chemin',
  viewing: (move) => `Vous regardez le coup ${move}`,
  viewingStart: 'Vous regardez le début',
  backToGame: 'Revenir à la partie',
};

export const preview: Words['preview'] = {
  claim: 'Vous gagnez',
  cutOff: 'Isolé mais pas plein : rien à gagner',
  claimsTitle: (claimed) => {
    const single = only(claimed);
    return `Gagne ${single === undefined ? counts(claimed) : aMarble(single)}`;
  },
  claimsSays: (removed, rings) =>
    removed === undefined
      ? `Tous les anneaux du groupe ${list(rings)} sont occupés : il est à vous.`
      : `Retirer ${removed} isole ${list(rings)}. Tous les anneaux du groupe sont occupés : il est à vous.`,
  cutOffTitle: 'Isole un groupe',
  cutOffSays: 'Il y reste un anneau vide : rien à gagner.',
  wins: 'Cela gagne la partie',
  has: (have, goal, colour) => `${have} ${marble[colour].many} sur ${goal}`,
  oneMore: 'encore une et la partie est gagnée',
  away: (missing, colour) => `encore ${count(missing, colour)}`,
  mayLeave: 'Vous pouvez aussi les laisser.',
};

export const tips: Words['tips'] = {
  place: (held) =>
    held === undefined
      ? 'Choisissez une couleur dans la réserve, puis touchez un anneau pour poser la bille.'
      : `Touchez un anneau pour poser la bille ${marble[held].one}, ou choisissez une autre couleur.`,
  remove: 'Retirez maintenant un des anneaux libres.',
  wait: 'Bien. C’est au tour de l’ordinateur.',
  capture: 'Sautez par-dessus une bille pour la prendre. Si vous pouvez, vous devez.',
  skip: 'Plus de conseils',
};

export const failure: Words['failure'] = {
  says: {
    'not-loaded': 'L’ordinateur n’a pas pu être chargé, mais votre partie est sauve.',
    stopped: 'L’ordinateur s’est arrêté sur une erreur, mais votre partie est sauve.',
    silent: 'L’ordinateur n’a pas répondu à temps, mais votre partie est sauve.',
    nonsense: 'L’ordinateur a proposé un coup impossible, qui n’a pas été joué.',
  },
  noAnswer: 'Pas de réponse',
  again: 'Réessayer',
  both: 'Jouer les deux camps',
};

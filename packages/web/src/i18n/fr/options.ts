import type { Words } from '../words.ts';

export const options: Words['options'] = {
  jumpChoice: {
    any: undefined,
    olderOverNewer: 'La dernière bille posée ne peut pas commencer une prise.',
  },
  chain: { mandatory: undefined, optional: 'Une chaîne peut s’arrêter après chaque saut.' },
  ringAfterCapture: {
    never: undefined,
    required: 'On retire un anneau libre après une prise aussi.',
  },
  isolationTrigger: {
    removalOrFill: undefined,
    removalOnly: 'Seul un retrait isole un groupe ; le remplir ne suffit pas.',
  },
  isolationClaim: {
    optional: undefined,
    automatic: 'Les groupes pleins sont toujours gagnés.',
  },
  declinedGroup: {
    dead: undefined,
    claimableLater: 'Les groupes laissés peuvent être gagnés plus tard.',
  },
  usedRings: { removable: undefined, locked: 'Un anneau qui a porté une bille reste.' },
  poolEmpty: {
    ownCaptives: undefined,
    ringsOnly: 'Quand la réserve est vide, on ne retire que des anneaux.',
  },
  noMarbles: { pass: undefined, loss: 'Qui n’a plus de bille à poser perd.' },
  fullBoard: {
    fillerWins: undefined,
    claimOnly: 'Occuper le dernier anneau ne gagne pas en soi.',
  },
  noGoalEnd: {
    tie: undefined,
    points: 'Sans but atteint, les points décident : blanche 4, grise 3, noire 2.',
  },
  repetition: {
    coloursIgnored: undefined,
    exactColours: 'Une répétition ne compte qu’avec les mêmes couleurs.',
    off: 'La répétition ne termine pas la partie.',
  },
  collaboration: {
    off: undefined,
    bothLose: 'Si la réserve se vide avant toute prise, les deux perdent.',
  },
  touchMove: {
    off: undefined,
    marble: 'Une bille touchée doit être jouée.',
    full: 'Touché, joué : bille, anneau et anneau retiré.',
  },
  missedCapture: {
    enforced: undefined,
    claimable: 'Une prise peut être oubliée, mais l’adversaire a le droit de l’exiger.',
  },
  firstPlayer: { lot: undefined, first: undefined, second: undefined },
  openingPass: { no: undefined, yes: 'Au premier coup de la partie, on peut passer.' },
};

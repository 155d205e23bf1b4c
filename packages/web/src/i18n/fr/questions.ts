import type { QuestionWords } from '../../typing/words.ts';
import { list, marble, n } from './marbles.ts';

export const questions: QuestionWords = {
  names: {
    board: 'plateau, position',
    whites: 'blanches, blanche',
    greys: 'grises, grise',
    blacks: 'noires, noire',
    column: 'colonne, col',
    free: 'libres, libre, anneaux',
    captures: 'prises, prise, sauts',
    goals: 'objectifs, objectif, score',
    pool: 'réserve',
    last: 'dernier',
    clock: 'pendule, temps',
    why: 'pourquoi',
    undo: 'annuler, reprendre',
    help: 'aide',
  },
  asks: {
    board: 'toutes les billes et les anneaux',
    whites: 'où sont les blanches',
    greys: 'où sont les grises',
    blacks: 'où sont les noires',
    column: 'une colonne, anneau par anneau',
    free: 'quels anneaux sont libres',
    captures: 'toutes les prises possibles',
    goals: 'où en est chacun',
    pool: 'ce qui reste à poser',
    last: 'le dernier coup',
    clock: 'le temps qui reste',
    why: 'ce qu’un anneau permet, et pourquoi non',
    undo: 'une étape en arrière, ou un coup repris',
    help: 'cette liste',
  },
  turns: {
    place: 'blanche en d4, puis a1 est retiré',
    steps: 'étape par étape : un anneau agit comme si on le touchait',
    capture: 'e3 saute une blanche jusqu’en g3',
    chain: 'saut après saut, anneaux seuls',
    claim: 'avec les billes gagnées',
    pass: 'passer',
    ring: 'demande seulement, sans rien jouer',
  },
  title: 'Réponse',
  close: 'Fermer la réponse',
  offers: 'Propositions',
  total: (rings, marbles) =>
    `${n(rings, { one: '# anneau', other: '# anneaux' })}, ${n(marbles, { one: '# bille', other: '# billes' })}.`,
  marbles: (colour, on) =>
    on.length === 0
      ? `Aucune ${marble[colour].one} sur le plateau.`
      : `${n(on.length, { one: `# ${marble[colour].one}`, other: `# ${marble[colour].many}` })} : ${on.join(', ')}.`,
  goneWord: 'retiré',
  gone: (rings) => `Retirés : ${rings.join(', ')}.`,
  free: (rings) =>
    rings.length === 0
      ? 'Aucun anneau n’est libre.'
      : `${n(rings.length, { one: '# anneau est libre', other: '# anneaux sont libres' })} : ${rings.join(', ')}.`,
  toWin: (goals) => `Pour gagner : ${list(goals, 'ou')}.`,
  pool: (marbles) => `Dans la réserve : ${marbles}.`,
  poolEmpty: 'La réserve est vide.',
  holds: (name, marbles) => `${name} : ${marbles ?? 'aucune prise'}.`,
  last: (move, notation) => `Coup ${move} : ${notation}.`,
  noClock: 'Cette partie se joue sans pendule.',
  mayPlace: (ring) => `On peut poser une bille en ${ring}.`,
  mayRemove: (ring, claims) => `On peut retirer ${ring}${claims}.`,
  noUndo: 'Il n’y a rien à reprendre.',
  wants: (word, example) => `Après « ${word} », il manque la suite. Exemple : ${example}`,
  unknown: (word, near) =>
    near === undefined
      ? `« ${word} » est inconnu. Tapez « aide » pour voir ce qui est compris.`
      : `« ${word} » est inconnu. Vouliez-vous dire « ${near} » ?`,
};

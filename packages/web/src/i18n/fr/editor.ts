import type { EditorWords } from '../../editor/words.ts';
import { count, n } from './marbles.ts';

/** La page où l’on compose une position. */
export const editor: EditorWords = {
  title: 'Composer une position',
  position: 'Position',
  palette: 'Ce que pose un clic',
  brushes: {
    white: 'Bille blanche',
    grey: 'Bille grise',
    black: 'Bille noire',
    vacant: 'Anneau vide',
    gone: 'Pas d’anneau',
  },
  brushLeft: (name, left) => `${name}, ${n(left, { one: '# restante', other: '# restantes' })}`,
  noRing: 'pas d’anneau',
  undo: 'Annuler',
  redo: 'Rétablir',
  whole: 'Vider le plateau',
  turn: 'Au trait',
  captives: (name) => `Prises : ${name}`,
  problemsTitle: 'Problèmes',
  noProblems: 'Aucun. La position peut être jouée.',
  kinds: { impossible: 'Impossible :', note: 'À noter :' },
  problems: {
    noRings: 'il n’y a aucun anneau sur le plateau.',
    over: (winner) =>
      winner === undefined
        ? 'la partie est finie, nulle.'
        : `la partie est finie : ${winner} a gagné.`,
    bothWon: 'les deux joueurs ont atteint un but.',
    unclaimed: (rings) => `le groupe plein ${rings} est isolé et aurait déjà été gagné.`,
    leftLying: (rings) => `le groupe plein ${rings} reste là ; personne ne peut s’en servir.`,
    ringsGone: (gone, most) =>
      `${n(gone, { one: 'il manque # anneau', other: 'il manque # anneaux' })}, ${most === 0 ? 'mais aucune bille n’a encore été posée, donc il ne peut en manquer aucun' : `mais avec si peu de billes posées il peut en manquer ${most} au plus`}, à moins que le plateau n’ait commencé ainsi.`,
    forced: (ways) =>
      `permise, mais le joueur au trait doit capturer : ${n(ways, { one: '# façon', other: '# façons' })}.`,
    pass: 'le joueur au trait n’a rien à poser et doit passer.',
    ringsOnly: 'la réserve est vide : on ne retire plus que des anneaux.',
  },
  supply: (colour, supply) => `Le jeu n’a que ${count(supply, colour)}. Retirez-en d’abord une.`,
  ways: 'Qu’en faire',
  playComputer: (level) => `Jouer contre l’ordinateur, niveau ${level}`,
  playPeople: 'À deux',
  analyse: 'Analyser',
  solve: 'Chercher un gain forcé',
  copyLink: 'Copier un lien',
  copied: 'Copié',
  text: 'La position en texte',
  textSays: 'collez ici une autre position ou un lien',
};

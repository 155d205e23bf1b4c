import type { StudyWords } from '../../study/words.ts';
import { n } from './marbles.ts';

const inTurns = (turns: number): string => n(turns, { one: 'en 1 coup', other: 'en # coups' });

const percent = (part: number): string => `${Math.round(part * 100)}\u00A0%`;

/** Le retour sur une partie : ce qu’il dit, et les moments que l’on retente. */
export const review: StudyWords['review'] = {
  notKept: 'Aucune partie n’est gardée à cette adresse sur cet appareil.',
  accuracy: 'Précision',
  offers: 'Offres faites',
  answers: 'Offres prises',
  missed: 'Gains forcés manqués',
  allowed: 'Gains forcés permis',
  gained: 'Billes gagnées',
  paid: 'Billes payées par blanche',
  moments: 'Moments décisifs',
  noMoments: 'Aucun coup n’a beaucoup cédé.',
  missedWin: (turns) => `gain forcé ${inTurns(turns)} manqué`,
  allowedWin: (turns) => `gain forcé ${inTurns(turns)} permis`,
  gaveAway: (part) => `${percent(part)} d’un gain cédés`,
  best: (turn) => `Le meilleur était ${turn}.`,
  retry: 'Retenter ce moment',
  turns: 'Coup par coup',
  loss: 'Cédé',
  refused: 'Offres refusées',
  overlooked: 'Offres manquées',
  tempo: 'Tempo gardé',
  tempoOf: (kept, of) => `${kept} sur ${of}`,
  counted: 'Ce qui est compté',
  means: {
    accuracy: 'La part d’un gain que les coups ont gardée, en moyenne.',
    offers: 'Poses qui n’ont laissé à l’adversaire que des prises.',
    refused: 'Prises de moins de billes qu’une autre n’en aurait pris.',
    overlooked: 'Coups qui ont cédé quelque chose là où une offre était le mieux.',
    tempo:
      'Poses après lesquelles l’adversaire a dû prendre et le coup libre suivant revenait à leur auteur.',
    paid: 'Billes gagnées par l’adversaire pour chaque blanche à soi.',
  },
  bestIs: 'Le meilleur coup',
  trying: {
    title: (count, of) => `Moment ${count} sur ${of}`,
    task: (name, played) => `Au tour de : ${name}. ${played} a été joué : trouvez mieux.`,
    asking: 'Examen en cours.',
    best: (turn) => `${turn} est le meilleur coup.`,
    asGood: (turn, best) => `${turn} vaut le meilleur coup, ${best}.`,
    better: (turn, part) =>
      `Mieux que le coup joué, mais ${turn} cède encore ${percent(part)} d’un gain.`,
    worse: (turn, part) => `${turn} cède ${percent(part)} d’un gain, pas moins que le coup joué.`,
    played: (turn, part) => `${turn} est le coup joué. Il a cédé ${percent(part)} d’un gain.`,
    allows: (turn, turns) => `${turn} permet à l’adversaire de forcer le gain ${inTurns(turns)}.`,
    answer: (turn) => `La réponse est ${turn}.`,
    unjudged: 'Personne n’a su dire ce que cela vaut.',
    again: 'Réessayer',
    next: 'Moment suivant',
    close: 'Retour au bilan',
    found: (count, of) => `${count} sur ${of} trouvés`,
  },
};

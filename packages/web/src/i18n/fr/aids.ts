import type { Words } from '../words.ts';
import { counts, n } from './marbles.ts';

/** Les aides qu’une partie permet, et ce qu’elles disent. */
export const aids: Words['aids'] = {
  replies: 'Les prises forcées sont montrées d’avance',
  repliesSay: 'Pendant qu’un coup se prépare, chacun voit ce que l’adversaire devrait prendre.',
  hints: 'On peut demander des indices',
  hintsSay: 'Une partie où il en a été donné est signalée.',
  assisted: 'Avec indices',
  assistedSays: 'Des indices ont été donnés',
  none: 'Aucune',
};

export const replies: Words['replies'] = {
  must: 'L’adversaire doit alors prendre',
  may: 'L’adversaire peut alors prendre',
  line: { must: 'doit prendre', may: 'peut prendre' },
  takes: (must, gain) => `L’adversaire ${must ? 'doit' : 'peut'} alors prendre ${counts(gain)}.`,
  choose: (captures) =>
    n(captures, {
      one: 'L’adversaire a # prise',
      other: 'L’adversaire choisit parmi # prises',
    }),
  many: (captures) => `L’adversaire choisit parmi ${captures} prises ou plus`,
  soFar: 'L’anneau que vous retirez peut encore changer cela.',
  wins: 'L’adversaire gagne ainsi la partie.',
  mayWin: 'L’adversaire peut ainsi gagner la partie.',
};

export const face: Words['face'] = {
  name: 'Face à face',
  says: 'Sur un téléphone ou une tablette à plat entre vous, chaque côté est tourné vers son joueur.',
};

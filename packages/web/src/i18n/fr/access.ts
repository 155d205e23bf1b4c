import type { Words } from '../words.ts';

export const zen: Words['zen'] = {
  name: 'Zen',
  leave: 'Quitter le zen',
  on: 'Zen : seulement le plateau et ce qu’il faut pour un coup.',
  off: 'Fin du zen.',
};

export const access: Words['access'] = {
  alphabet:
    'Anatole Berthe Célestin Désiré Eugène François Gaston Henri Irma Joseph Kléber Louis Marcel Nicolas Oscar Pierre Quintal',
  stateFirst: (label, content, possibility) =>
    [content, label, ...(possibility === undefined ? [] : [possibility])].join(', '),
  boardTable: 'Plateau en tableau',
  playsItself: 'Cette prise se joue seule. Tout appui l’arrête.',
};

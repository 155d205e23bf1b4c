import type { Words } from '../words.ts';

/** Flèches et cercles sur le plateau. */
export const drawing: Words['drawing'] = {
  title: 'Dessiner sur le plateau',
  stop: 'Ne plus dessiner',
  clear: 'Effacer tous les dessins',
  cleared: 'Tous les dessins sont effacés.',
  brushes: {
    solid: 'Continu',
    dashed: 'Tirets',
    dotted: 'Pointillé',
    mixed: 'Tirets et points',
  },
  circle: (label) => `Cercle sur ${label}.`,
  arrow: (from, to) => `Flèche de ${from} à ${to}.`,
  erased: (what) => `Effacé : ${what}`,
  begun: (label) =>
    `Une flèche part de ${label}. Allez à un autre anneau et appuyez encore sur Maj {draw}.`,
  givenUp: 'Pas de flèche.',
};

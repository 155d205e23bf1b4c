import type { DiagramWords } from '../../diagram/words.ts';

export const diagram: DiagramWords = {
  title: 'Diagramme',
  described: (rings, mover) =>
    mover === undefined
      ? `ZÈRTZ, ${rings}. La partie est finie.`
      : `ZÈRTZ, ${rings}. Au trait : ${mover}`,
  what: 'Image de',
  whats: {
    position: 'Cette position',
    before: 'Les coups jusqu’ici',
    after: 'La variante d’ici',
    forced: 'La variante forcée',
  },
  print: 'Noir sur blanc',
  shows: 'Montrer aussi',
  tray: 'Prises et réserve',
  last: 'Le dernier coup',
  drawings: 'Flèches et cercles',
  caption: 'Légende',
  width: 'Largeur du PNG',
  pixels: (n) => `${n} pixels`,
  pace: 'Rythme',
  paces: { slow: 'Lent', normal: 'Moyen', fast: 'Rapide' },
  play: 'Lancer l’aperçu',
  pause: 'Arrêter l’aperçu',
  svg: 'Enregistrer en SVG',
  png: 'Enregistrer en PNG',
  copy: 'Copier l’image',
  gif: 'Enregistrer en GIF',
  drawing: (n, of) => `Dessin de l’image ${n} sur ${of}.`,
  stop: 'Arrêter',
  saved: (file) => `Enregistré : ${file}`,
  copied: 'L’image est dans le presse-papiers.',
  faults: {
    large: 'Le navigateur n’a pas la place pour une image de cette taille. Choisissez plus petit.',
    failed: 'Le navigateur n’a pas pu dessiner cette image.',
    stopped: 'Arrêté. Rien n’a été enregistré.',
    clipboard:
      'Le navigateur ne met pas d’images dans le presse-papiers. Enregistrez plutôt le PNG.',
  },
};

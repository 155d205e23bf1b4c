import type { Words } from '../words.ts';

export const keys: Words['keys'] = {
  shift: 'Maj',
  close: 'Fermer',
  groups: [
    {
      title: 'Sur le plateau',
      rows: [
        ['{upLeft} {up} {upRight} {downLeft} {down} {downRight}', 'Aller dans les six directions'],
        ['Flèches', 'Le long de la colonne, et vers la suivante'],
        ['{nextLegal}, Maj {nextLegal}', 'Anneau suivant, précédent où l’on peut agir'],
        ['Début, Fin', 'Bouts de la colonne'],
        ['Entrée, Espace', 'Choisir l’anneau'],
      ],
    },
    {
      title: 'Le coup',
      rows: [
        ['{white} {grey} {black}', 'Blanche, grise, noire'],
        ['Retour', 'Étape précédente'],
        ['Échap', 'Effacer le coup'],
        ['Ctrl Entrée', 'Jouer le coup'],
        ['{previousPath} {nextPath}', 'Chemin de prise précédent, suivant'],
        ['{takeBack}', 'Reprendre un coup'],
        ['{hint}', 'Indice'],
      ],
    },
    {
      title: 'La vue',
      rows: [
        ['{fit}', 'Ajuster les anneaux à la table, et retour'],
        ['{zoomIn} {zoomOut}', 'Agrandir, réduire'],
        ['{turn}, Maj {turn}', 'Tourner le plateau de 60°, et retour'],
        ['{draw}, Maj {draw}', 'Entourer l’anneau ; commencer et finir une flèche'],
        ['{labels}', 'Coordonnées : bord, toutes, sans'],
        ['{zen}', 'Zen, et retour'],
        ['{sound}', 'Son, silence'],
      ],
    },
    {
      title: 'Dans une analyse',
      rows: [
        ['L', 'Moteur allumé, éteint'],
        ['X', 'Menaces'],
        ['V', 'Les sacrifices'],
        ['P', 'Jouer la variante forcée'],
        ['B', 'Erreur suivante'],
        ['G', 'Explorateur'],
        ['Maj {previousMove} {nextMove}', 'Premier coup, fin de la variante'],
        ['Maj Entrée', 'Jouer le meilleur coup'],
      ],
    },
    {
      title: 'Le reste',
      rows: [
        ['Ctrl K', 'Chercher n’importe quoi et y aller'],
        ['{typeMove}', 'Taper un coup'],
        ['{previousMove} {nextMove}', 'Coup précédent, suivant de la partie'],
        ['{help}', 'Cette aide'],
      ],
    },
  ],
};

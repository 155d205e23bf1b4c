import type { Words } from '../words.ts';

export const keys: Words['keys'] = {
  close: 'Fermer',
  groups: [
    {
      title: 'Sur le plateau',
      rows: [
        ['Q W E A S D', 'Aller dans les six directions'],
        ['Flèches', 'Le long de la colonne, et vers la suivante'],
        ['N, Maj N', 'Anneau suivant, précédent où l’on peut agir'],
        ['Début, Fin', 'Bouts de la colonne'],
        ['Entrée, Espace', 'Choisir l’anneau'],
      ],
    },
    {
      title: 'Le coup',
      rows: [
        ['1 2 3', 'Blanche, grise, noire'],
        ['Retour', 'Étape précédente'],
        ['Échap', 'Effacer le coup'],
        ['Ctrl Entrée', 'Jouer le coup'],
        ['[ ]', 'Chemin de prise précédent, suivant'],
        ['T', 'Reprendre un coup'],
        ['H', 'Indice'],
      ],
    },
    {
      title: 'La vue',
      rows: [
        ['0', 'Ajuster les anneaux à la table, et retour'],
        ['+ −', 'Agrandir, réduire'],
        ['R, Maj R', 'Tourner le plateau de 60°, et retour'],
        ['C', 'Coordonnées : bord, toutes, sans'],
        ['M', 'Son, silence'],
      ],
    },
    {
      title: 'Le reste',
      rows: [
        ['Ctrl K', 'Chercher n’importe quoi et y aller'],
        ['/', 'Taper un coup'],
        [', .', 'Coup précédent, suivant de la partie'],
        ['?', 'Cette aide'],
      ],
    },
  ],
};

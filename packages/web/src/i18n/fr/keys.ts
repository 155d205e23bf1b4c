import type { Words } from '../words.ts';

export const keys: Words['keys'] = {
  shift: 'Maj',
  close: 'Fermer',
  groups: {
    board: {
      title: 'Sur le plateau',
      rows: {
        steer: [
          '{upLeft} {up} {upRight} {downLeft} {down} {downRight}',
          'Aller dans les six directions',
        ],
        arrows: ['Flèches', 'Le long de la colonne, et vers la suivante'],
        legal: ['{nextLegal}, Maj {nextLegal}', 'Anneau suivant, précédent où l’on peut agir'],
        ends: ['Début, Fin', 'Bouts de la colonne'],
        choose: ['Entrée, Espace', 'Choisir l’anneau'],
      },
    },
    turn: {
      title: 'Le coup',
      rows: {
        colours: ['{white} {grey} {black}', 'Blanche, grise, noire'],
        back: ['Retour', 'Étape précédente'],
        clear: ['Échap', 'Effacer le coup'],
        play: ['Ctrl Entrée', 'Jouer le coup'],
        paths: ['{previousPath} {nextPath}', 'Chemin de prise précédent, suivant'],
        takeBack: ['{takeBack}', 'Reprendre un coup'],
        resign: ['{resign}', 'Abandonner'],
        hint: ['{hint}', 'Indice'],
      },
    },
    view: {
      title: 'La vue',
      rows: {
        fit: ['{fit}', 'Ajuster les anneaux à la table, et retour'],
        zoom: ['{zoomIn} {zoomOut}', 'Agrandir, réduire'],
        turn: ['{turn}, Maj {turn}', 'Tourner le plateau de 60°, et retour'],
        draw: ['{draw}, Maj {draw}', 'Entourer l’anneau ; commencer et finir une flèche'],
        labels: ['{labels}', 'Coordonnées : bord, toutes, sans'],
        zen: ['{zen}', 'Zen, et retour'],
        sound: ['{sound}', 'Son, silence'],
      },
    },
    analysis: {
      title: 'Dans une analyse',
      rows: {
        engine: ['L', 'Moteur allumé, éteint'],
        threats: ['X', 'Menaces'],
        offers: ['V', 'Les sacrifices'],
        line: ['P', 'Jouer la variante forcée'],
        mistake: ['B', 'Erreur suivante'],
        explorer: ['G', 'Explorateur'],
        lineEnds: ['Maj {previousMove} {nextMove}', 'Premier coup, fin de la variante'],
        best: ['Maj Entrée', 'Jouer le meilleur coup'],
      },
    },
    editor: {
      title: 'Pour composer une position',
      rows: {
        brushes: ['1 2 3 4 5', 'Blanche, grise, noire, anneau vide, sans anneau'],
        undo: ['Ctrl Z', 'Annuler'],
        redo: ['Ctrl Shift Z', 'Rétablir'],
      },
    },
    rest: {
      title: 'Le reste',
      rows: {
        jump: ['Ctrl K', 'Chercher n’importe quoi et y aller'],
        type: ['{typeMove}', 'Taper un coup'],
        moves: ['{previousMove} {nextMove}', 'Coup précédent, suivant de la partie'],
        gameEnds: ['Maj {previousMove} {nextMove}', 'Premier, dernier coup de la partie'],
        help: ['{help}', 'Cette aide'],
      },
    },
  },
};

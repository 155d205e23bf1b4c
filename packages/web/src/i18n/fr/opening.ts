import type { OpeningWords } from '../../games/openingWords.ts';
import { n } from './marbles.ts';

/** Ouvrir des parties à partir d’un texte ou d’un fichier. */
export const opening: OpeningWords = {
  says: 'Collez une partie, une position ou un lien, ou choisissez un fichier. Une partie ou plusieurs ; la notation officielle, SGF, Zen et JSON sont lus.',
  file: 'Choisir un fichier',
  open: 'Ouvrir',
  reading: 'Lecture des parties.',
  opened: (count) =>
    n(count, {
      one: '# partie a été ouverte et gardée avec les vôtres.',
      other: '# parties ont été ouvertes et gardées avec les vôtres.',
    }),
  unreadable: (count) =>
    n(count, {
      one: '# partie n’a pas pu être lue :',
      other: '# parties n’ont pas pu être lues :',
    }),
  place: (game, line, column, turn) =>
    [
      ...(game === undefined ? [] : [`partie ${game}`]),
      `ligne ${line}`,
      `colonne ${column}`,
      ...(turn === undefined ? [] : [`coup ${turn}`]),
    ].join(', '),
  at: (place, fault) => `${place.charAt(0).toUpperCase()}${place.slice(1)} : ${fault}`,
  faults: {
    nothing: 'Il n’y a rien à lire ici.',
    binary: 'Ce fichier n’est pas un texte, ce ne peut donc pas être une partie.',
    large: 'Cela dépasse 5 Mo, plus que ce qui est lu en une fois.',
    noFile: 'Le navigateur n’a pas pu lire ce fichier.',
    stops: (at) => `C’est incomplet. Cela s’arrête à « ${at} ».`,
    format: 'Ce n’est pas une partie dans une notation lue ici.',
    end: 'le texte s’arrête trop tôt.',
    stray: (found) => `« ${found} » n’a pas sa place ici.`,
    noSetup: 'il n’est pas dit sur quel plateau la partie se joue.',
    setup: (setup) => `les parties préparées avec « ${setup} » ne sont pas lues.`,
    command: (command) => `« ${command} » ne peut pas être exécuté.`,
    wrongPlayer: 'c’est à l’autre joueur.',
    noMarble: 'un anneau est retiré, mais aucune bille n’a été posée.',
    notFree: (label) => `${label} n’est pas libre et ne peut pas être retiré.`,
    mustCapture: 'il faut d’abord prendre.',
    turn: (text) => `« ${text} » n’est pas un coup.`,
    result: (recorded) => `la partie ne s’est pas terminée par « ${recorded} ».`,
    position: 'les coups ne mènent pas à la position indiquée.',
  },
};

import type { ExplorerWords } from '../../explorer/words.ts';
import { figuresOf } from '../counting.ts';
import { n } from './marbles.ts';

const figure = figuresOf('fr');

/** Ce que d’autres ont joué depuis la position. */
export const explorer: ExplorerWords = {
  loading: 'Chargement des parties.',
  none: 'Il n’y a pas encore de parties à explorer.',
  noneChosen: 'Choisissez une collection à explorer.',
  came: (games, turns) =>
    `${n(games, { one: '# partie est passée', other: '# parties sont passées' })} par ici, avec ${n(turns, { one: '# suite', other: '# suites' })}.`,
  nobody: 'Personne n’a atteint cette position.',
  nobodyIdea: 'Personne n’a atteint cette position. L’idée du moteur est ci-dessous.',
  askEngine: 'Demander au moteur',
  turn: 'Coup',
  games: 'Parties',
  forPlayer: (sign) => `Pour ${sign}`,
  forPlayerSays: (name) => `Part de victoires, une égalité comptant pour moitié : ${name}`,
  result: (first, won, tied, second, lost) =>
    `${first} : ${n(won, { one: '# victoire', other: '# victoires' })}, ${n(tied, { one: '# égalité', other: '# égalités' })}, ${second} : ${n(lost, { one: '# victoire', other: '# victoires' })}`,
  tie: 'Égalité',
  engine: 'Moteur',
  rarer: (count) => n(count, { one: 'et # coup plus rare', other: 'et # coups plus rares' }),
  found: 'Parties passées par ici',
  firstOf: (shown, all) => `Les ${shown} premières sur ${figure(all)}.`,
  openGame: (title, turn) => `${title} : ouvrir là où ${turn} fut joué`,
  opened: (title) => `${title} : la partie est sur le plateau.`,
  back: 'Revenir à votre analyse',
  collections: 'Collections',
  own: 'Mes parties',
  name: 'Nom de la collection',
  size: (games, megabytes) =>
    `${n(games, { one: '# partie', other: '# parties' })}, ${megabytes} Mo`,
  count: (games) => n(games, { one: '# partie', other: '# parties' }),
  unkept: 'seulement jusqu’à la fermeture de cette page',
  broken: 'Cette collection n’a pas pu être chargée.',
  symmetric:
    'Une position est retrouvée quelle que soit la rotation ou la symétrie du plateau, et quel que soit le joueur au trait.',
  notExported:
    'Les collections restent dans ce navigateur. « Tout exporter » les laisse de côté, car elles peuvent être grandes ; gardez les fichiers d’origine.',
  import: 'Importer des parties',
  importSays:
    'Déposez des fichiers ici ou choisissez-les : SGF, notation officielle, Zen ou lignes JSON, aussi dans des archives zip et gzip.',
  choose: 'Choisir des fichiers',
  files: (count) => n(count, { one: '# fichier', other: '# fichiers' }),
  reading: (games, refused) =>
    `${n(games, { one: '# partie lue', other: '# parties lues' })}${refused === 0 ? '' : `, refusées : ${figure(refused)}`}`,
  stop: 'Arrêter',
  imported: (games) =>
    n(games, { one: '# partie a été importée.', other: '# parties ont été importées.' }),
  nothing: 'Aucune partie n’a été importée.',
  refused: (count) =>
    n(count, {
      one: '# partie ou fichier n’a pas pu être lu',
      other: '# parties ou fichiers n’ont pas pu être lus',
    }),
  more: (count) => n(count, { one: 'et # de plus', other: 'et # de plus' }),
  copy: 'Copier la liste',
  copied: 'Copié.',
  notCopied: 'Le navigateur n’a pas permis la copie.',
  close: 'Fermer le rapport',
  faults: {
    empty: 'il n’y a rien à y lire.',
    large: (megabytes) => `il dépasse ${megabytes} Mo, plus que ce qui est lu.`,
    'not-text': 'ce n’est pas un texte, donc pas une partie.',
    'bad-archive': 'cette archive est abîmée, ou compressée d’une façon qui n’est pas lue.',
    unreadable: 'le navigateur n’a pas pu le lire.',
  },
  failed: {
    'not-loaded':
      'La partie du programme qui lit les parties n’a pas pu être chargée. Vérifiez le réseau et réessayez.',
    broken: 'La lecture a échoué, peut-être faute de mémoire. Essayez moins de fichiers à la fois.',
  },
  notKept: {
    full: 'Ce navigateur n’a plus de place pour la collection : elle reste ici jusqu’à la fermeture de cette page.',
    blocked:
      'Ce navigateur ne permet pas d’enregistrer : la collection reste ici jusqu’à la fermeture de cette page.',
  },
};

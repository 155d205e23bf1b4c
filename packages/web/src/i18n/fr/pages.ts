import type { Words } from '../words.ts';
import { n } from './marbles.ts';

export const nav: Words['nav'] = {
  label: 'Pages du site',
  home: 'Accueil',
  play: 'Jouer',
  learn: 'Apprendre',
  puzzles: 'Problèmes',
  analyse: 'Analyser',
  review: 'Retour sur la partie',
  studies: 'Études',
  rules: 'Règles',
  editor: 'Composer une position',
  print: 'Feuille à imprimer',
  games: 'Mes parties',
  settings: 'Réglages',
  skip: 'Aller au contenu',
  jump: 'Chercher ou aller à',
  title: (page) => `${page} · Zertz`,
};

export const home: Words['home'] = {
  headline: ['Une réserve.', 'Deux joueurs.', 'Un plateau', 'qui rétrécit.'],
  says: 'Posez une bille, retirez un anneau et forcez l’adversaire à prendre ce que vous offrez.',
  computer: 'Contre l’ordinateur',
  computerSays: 'Huit niveaux, même hors ligne',
  people: 'Avec un ami',
  peopleSays: 'À deux devant cet écran',
  choose: 'Choisir les règles',
  chooseSays: 'Plateaux, buts, pendule',
  learn: 'Apprendre les règles en jouant, 2 minutes',
  goOn: 'Ouvrir la partie entière',
  board: 'Essayez ici',
  games: 'Vos parties',
  allGames: 'Tout voir',
  how: 'Comment on joue',
};

export const games: Words['games'] = {
  title: 'Mes parties',
  open: 'Ouvrir une partie',
  none: 'Aucune partie encore. Jouez contre l’ordinateur, il faut environ dix minutes.',
  noneFound: 'Aucune partie ici.',
  unread: (number) =>
    n(number, {
      one: 'Cette version ne peut pas lire # partie gardée. Elle reste gardée.',
      other: 'Cette version ne peut pas lire # parties gardées. Elles restent gardées.',
    }),
  play: 'Jouer contre l’ordinateur',
  filter: 'Montrer',
  filters: { all: 'Toutes', running: 'En cours', over: 'Finies' },
  count: (number) => n(number, { one: '# partie', other: '# parties' }),
  versus: (first, second) => `${first} contre ${second}`,
  turns: (turns) => n(turns, { one: '# coup', other: '# coups' }),
  toMove: (name) => `Au tour de : ${name}`,
  yourMove: 'À vous de jouer',
  onTable: 'Sur la table',
  continue: 'Continuer',
  look: 'Regarder',
  rename: 'Renommer',
  name: 'Nom de la partie',
  keepName: 'Garder le nom',
  delete: 'Supprimer',
  deleted: (name) => `Supprimé : ${name}.`,
  undo: 'Annuler',
  export: 'Exporter',
  more: 'En voir plus',
  broken: 'Cette partie n’est plus lisible.',
};

export const exporting: Words['exporting'] = {
  title: 'La partie en texte',
  format: 'Format du texte',
  formats: {
    official: 'Notation officielle',
    sgf: 'SGF',
    zen: 'Zen',
    zip: 'Position seule',
    json: 'JSON',
  },
  text: 'La partie',
  cannot: {
    variant: 'Ce format n’a pas de signe pour les règles de cette partie.',
    layout: 'Ce format n’a pas de signe pour la forme de ce plateau.',
    'declined-claim': 'Ce format ne peut pas dire qu’un groupe a été laissé.',
    'ring-after-capture': 'Ce format ne peut pas dire qu’un anneau a été retiré après une prise.',
    'rings-only-turn': 'Ce format ne peut pas dire que seul un anneau a été retiré.',
    pass: 'Ce format ne peut pas dire qu’un joueur a passé.',
    'start-position': 'Ce format ne peut pas dire de quelle position la partie est partie.',
  },
  link: 'Lien vers cette position',
  copyLink: 'Copier le lien',
  copyEmbed: 'Copier le HTML',
  print: 'Imprimer',
  copy: 'Copier',
  copied: 'Copié.',
  notCopied: 'Le navigateur a refusé la copie. Sélectionnez le texte et copiez-le vous-même.',
  save: 'Enregistrer un fichier',
};

export const fault: Words['fault'] = {
  title: 'Quelque chose s’est cassé',
  says: 'Quelque chose s’est cassé. Votre partie est sauve.',
  part: 'Cette partie de la page s’est cassée. Votre jeu est sauf.',
  again: 'Réessayer',
  reload: 'Recharger',
  copy: 'Copier les détails',
};

export const notFound: Words['notFound'] = {
  title: 'Cette page n’existe pas',
  says: 'Cette page n’existe pas.',
  home: 'Accueil',
};

export const clock: Words['clock'] = {
  name: (player, time) => `${player} : reste ${time}`,
  tenSeconds: 'Il reste dix secondes.',
};

export const tabs: Words['tabs'] = {
  elsewhere: 'Cette partie est ouverte dans un autre onglet.',
  playHere: 'Jouer ici',
};

const NOTHING = 'Rien n’a été importé';

export const data: Words['data'] = {
  title: 'Vos données',
  says: 'Les parties et les réglages restent dans ce navigateur et ne sont envoyés nulle part.',
  export: 'Tout exporter',
  import: 'Importer un fichier',
  delete: 'Supprimer toutes les parties',
  deleteAsk: 'Supprimer toutes les parties gardées dans ce navigateur ? C’est définitif.',
  deleteCollections: (count) => `Aussi les collections de l’explorateur : ${count}`,
  deleted: 'Toutes les parties sont supprimées.',
  reset: 'Réinitialiser les réglages',
  wasReset: 'Tous les réglages sont comme au début.',
  imported: (added) =>
    added === 0
      ? 'Rien de nouveau : toutes les parties de ce fichier sont déjà là.'
      : n(added, { one: '# partie ajoutée.', other: '# parties ajoutées.' }),
  notKept: 'Les parties n’ont pas pu être gardées : le navigateur manque de place ou le refuse.',
  faults: {
    notJson: (line) =>
      line === undefined
        ? `${NOTHING} : ce n’est pas un fichier JSON.`
        : `${NOTHING} : ce n’est pas un fichier JSON, il perd son sens à la ligne ${line}.`,
    notOurs: `${NOTHING} : ce fichier n’a pas été exporté d’ici.`,
    newer: `${NOTHING} : ce fichier vient d’une version plus récente. Rechargez et réessayez.`,
    wrong: (what, wanted, where) => `${NOTHING} : ${what} doit être ${wanted}${where}.`,
    wanted: { text: 'un texte', number: 'un nombre', list: 'une liste', object: 'un objet' },
    oneOf: (words) => `l’un de ${words.join(', ')}`,
    badPosition: (found, where) => `${NOTHING} : « ${found} » n’est pas une position${where}.`,
    badTurn: (found, where) => `${NOTHING} : « ${found} » n’y est pas jouable${where}.`,
    unreadable: (what, where) => `${NOTHING} : ${what} est illisible${where}.`,
  },
};

import type { Words } from '../words.ts';

export const presets: Words['presets'] = {
  official: { name: 'Classique', says: 'Le jeu officiel sur 37 anneaux.' },
  'official-40': { name: '40 anneaux', says: 'Règles officielles, trois anneaux de plus.' },
  'official-43': { name: '43 anneaux', says: 'Règles officielles sur un plateau de travers.' },
  'official-44': { name: '44 anneaux', says: 'Règles officielles, sept anneaux de plus.' },
  'official-48': { name: '48 anneaux', says: 'Règles officielles pour joueurs confirmés.' },
  'official-61': { name: '61 anneaux', says: 'Règles officielles sur le plus grand hexagone.' },
  'official-tournament': {
    name: 'Tournoi, 48 anneaux',
    says: 'Pièce touchée, pièce jouée ; une prise oubliée peut être exigée ; ne videz pas la réserve ensemble.',
  },
  'official-tournament-61': {
    name: 'Tournoi, 61 anneaux',
    says: 'Les règles de tournoi sur 61 anneaux.',
  },
  blitz: {
    name: 'Éclair',
    says: 'Moins de billes et de plus petits buts : une partie en dix minutes.',
  },
  'cz-basic': { name: 'Tchèque, de base', says: 'Le petit jeu des règles tchèques.' },
  'cz-tournament': {
    name: 'Tournoi tchèque',
    says: 'Une bille touchée est jouée ; une prise oubliée peut être exigée.',
  },
  'sv-basic': {
    name: 'Suédois, de base',
    says: 'Le petit jeu ; les groupes pleins sont toujours gagnés.',
  },
  'sv-extended': {
    name: 'Suédois, étendu',
    says: '48 anneaux ; les groupes pleins sont toujours gagnés.',
  },
  'sv-literal': {
    name: 'Suédois à la lettre',
    says: 'Les billes anciennes sautent les récentes ; un groupe est gagné quand un retrait l’isole.',
  },
  'he-beginner': {
    name: 'Hébreu débutant',
    says: 'Un anneau part aussi après chaque prise ; les points décident à la fin.',
  },
  'he-advanced': { name: 'Hébreu avancé', says: 'Les règles en hébreu sur 58 anneaux.' },
  'he-advanced-48': {
    name: 'Hébreu avancé, 48 anneaux',
    says: 'Les règles en hébreu sur 48 anneaux.',
  },
  'he-literal': {
    name: 'Hébreu à la lettre',
    says: 'Une chaîne peut s’arrêter ; les anneaux utilisés restent ; un groupe est gagné quand un retrait l’isole.',
  },
  'he-literal-58': {
    name: 'Hébreu à la lettre, 58 anneaux',
    says: 'Les mêmes règles sur 58 anneaux.',
  },
  boardspace: {
    name: 'Boardspace',
    says: 'Comme sur boardspace.net : les groupes pleins sont toujours gagnés.',
  },
  'boardspace-48': { name: 'Boardspace, 48 anneaux', says: 'Les mêmes règles sur 48 anneaux.' },
  'boardspace-61': { name: 'Boardspace, 61 anneaux', says: 'Les mêmes règles sur 61 anneaux.' },
};

export const presetGroups: Words['presetGroups'] = {
  start: 'Pour commencer',
  boards: 'Autres plateaux',
  tournament: 'Tournoi',
  national: 'Tchèque et suédois',
  hebrew: 'Hébreu',
  boardspace: 'Boardspace',
};

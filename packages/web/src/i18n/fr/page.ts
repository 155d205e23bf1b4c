import type { Words } from '../words.ts';
import { count } from './marbles.ts';

export const app: Words['app'] = {
  name: 'Zertz',
  title: 'Zertz : jouez au jeu de plateau ZÈRTZ',
  description:
    'Jouez au jeu de plateau ZÈRTZ à deux ou contre l’ordinateur, tout de suite et sans compte.',
  yourTurnTitle: '● À vous de jouer · Zertz',
  skip: 'Aller au plateau',
  main: 'Partie',
  board: 'Plateau',
  column: (letter) => `Colonne ${letter}`,
  about: 'ZÈRTZ est un jeu de Kris Burm. Ce projet est indépendant.',
  notSaved: 'Ce navigateur ne nous laisse rien enregistrer. Copiez le texte de la partie.',
  gameText: 'Texte de la partie',
  badLink: (at) =>
    at === '' ? 'Ce lien est incomplet.' : `Ce lien est incomplet. Il s’arrête à « ${at} ».`,
  badCount: (colour, found, expected) =>
    `Cette position est impossible : elle a ${count(found, colour)} et le jeu en a ${expected}.`,
  openReadable: 'Ouvrir ce qui est lisible',
  editReadable: 'Composer ce qui est lisible',
  offline:
    'Vous êtes hors ligne. L’ordinateur, les leçons, les problèmes, les règles et vos parties marchent encore.',
  newVersion: 'Une nouvelle version est prête.',
  dismiss: 'Fermer',
};

export const menu: Words['menu'] = {
  open: 'Menu',
  newGame: 'Nouvelle partie',
  opponent: 'Adversaire',
  computer: 'Ordinateur',
  twoPeople: 'À deux',
  takeBack: 'Reprendre un coup',
  resign: 'Abandonner',
  resignAsk: (name) => `${name} abandonne ?`,
  resignAskYou: 'Voulez-vous abandonner ?',
  draw: 'Convenir d’une nulle',
  drawAsk: 'Les deux joueurs sont-ils d’accord pour la nulle ?',
  yes: 'Oui',
  no: 'Non',
  settings: 'Réglages',
  keys: 'Aide et touches',
  typeMove: 'Taper un coup',
  analyse: 'Analyser cette partie',
  text: 'Copier ou enregistrer la partie',
  diagram: 'Diagramme',
  toDark: 'Passer au thème sombre',
  toLight: 'Passer au thème clair',
};

export const view: Words['view'] = {
  title: 'Vue',
  fit: 'Ajuster les anneaux à la table',
  whole: 'Voir tout le plateau',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  turn: 'Tourner le plateau',
  mirror: 'Inverser le plateau',
  turned: (degrees) =>
    degrees === 0
      ? 'Le plateau est dans le sens habituel.'
      : `Le plateau est tourné de ${degrees}°.`,
  mirrored: 'Le plateau est inversé en miroir.',
  unmirrored: 'Le plateau n’est pas inversé.',
};

export const seats: Words['seats'] = {
  you: 'Vous',
  computer: 'Ordinateur',
  first: 'Premier joueur',
  second: 'Second joueur',
  level: (level) => `niveau ${level}`,
};

import type { Words } from '../words.ts';
import { count } from './marbles.ts';

export const app: Words['app'] = {
  name: 'Zertz',
  title: 'Zertz: das Brettspiel ZÈRTZ spielen',
  description:
    'Das Brettspiel ZÈRTZ zu zweit oder gegen den Computer spielen, sofort und ohne Konto.',
  yourTurnTitle: '● Du bist dran · Zertz',
  skip: 'Zum Brett springen',
  main: 'Partie',
  board: 'Brett',
  column: (letter) => `Spalte ${letter}`,
  about: 'ZÈRTZ ist ein Spiel von Kris Burm. Dies ist ein unabhängiges Projekt.',
  notSaved: 'Dieser Browser lässt uns nichts speichern. Kopiere die Partie als Text.',
  gameText: 'Partie als Text',
  badLink: (at) =>
    at === ''
      ? 'Dieser Link ist unvollständig.'
      : `Dieser Link ist unvollständig. Er bricht bei „${at}“ ab.`,
  badCount: (colour, found, expected) =>
    `Diese Stellung ist nicht möglich: Sie hat ${count(found, colour)}, das Spiel aber ${expected}.`,
  openReadable: 'Das Lesbare öffnen',
  editReadable: 'Das Lesbare aufbauen',
  offline: 'Du bist offline. Computer, Lektionen, Aufgaben, Regeln und deine Partien gehen weiter.',
  newVersion: 'Eine neue Fassung ist bereit.',
  dismiss: 'Schließen',
};

export const menu: Words['menu'] = {
  open: 'Menü',
  newGame: 'Neue Partie',
  opponent: 'Gegner',
  computer: 'Computer',
  twoPeople: 'Zu zweit',
  takeBack: 'Zug zurücknehmen',
  resign: 'Aufgeben',
  resignAsk: (name) => `Gibt ${name} auf?`,
  resignAskYou: 'Gibst du auf?',
  draw: 'Remis vereinbaren',
  drawAsk: 'Sind beide mit Remis einverstanden?',
  yes: 'Ja',
  no: 'Nein',
  settings: 'Einstellungen',
  keys: 'Hilfe und Tasten',
  typeMove: 'Zug eintippen',
  analyse: 'Diese Partie analysieren',
  text: 'Partie kopieren oder speichern',
  diagram: 'Diagramm',
  toDark: 'Zum dunklen Aussehen wechseln',
  toLight: 'Zum hellen Aussehen wechseln',
};

export const view: Words['view'] = {
  title: 'Ansicht',
  fit: 'Ringe an den Tisch anpassen',
  whole: 'Das ganze Brett zeigen',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  turn: 'Brett drehen',
  mirror: 'Brett spiegeln',
  turned: (degrees) =>
    degrees === 0 ? 'Das Brett liegt wie gewohnt.' : `Das Brett ist um ${degrees}° gedreht.`,
  mirrored: 'Das Brett ist gespiegelt.',
  unmirrored: 'Das Brett ist nicht gespiegelt.',
};

export const seats: Words['seats'] = {
  you: 'Du',
  computer: 'Computer',
  first: 'Erster Spieler',
  second: 'Zweiter Spieler',
  level: (level) => `Stufe ${level}`,
};

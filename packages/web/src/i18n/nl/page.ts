import type { Words } from '../words.ts';
import { count } from './marbles.ts';

export const app: Words['app'] = {
  name: 'Zertz',
  title: 'Zertz: speel het bordspel ZÈRTZ',
  description:
    'Speel het bordspel ZÈRTZ met zijn tweeën of tegen de computer, meteen en zonder account.',
  yourTurnTitle: '● Jij bent aan zet · Zertz',
  skip: 'Naar het bord',
  main: 'Partij',
  board: 'Bord',
  column: (letter) => `Kolom ${letter}`,
  about: 'ZÈRTZ is een spel van Kris Burm. Dit is een onafhankelijk project.',
  notSaved: 'Deze browser laat ons niets bewaren. Kopieer de partij als tekst.',
  gameText: 'Partij als tekst',
  badLink: (at) =>
    at === ''
      ? 'Deze link is niet volledig.'
      : `Deze link is niet volledig. Hij stopt bij ‘${at}’.`,
  badCount: (colour, found, expected) =>
    `Deze stelling kan niet: ze heeft ${count(found, colour)} en het spel heeft er ${expected}.`,
  openReadable: 'Openen wat leesbaar is',
  editReadable: 'Opzetten wat leesbaar is',
  offline: 'Je bent offline. De computer, lessen, puzzels, regels en je partijen werken nog.',
  newVersion: 'Er is een nieuwe versie.',
  dismiss: 'Sluiten',
};

export const menu: Words['menu'] = {
  open: 'Menu',
  newGame: 'Nieuwe partij',
  opponent: 'Tegenstander',
  computer: 'Computer',
  twoPeople: 'Met z’n tweeën',
  takeBack: 'Zet terugnemen',
  resign: 'Opgeven',
  resignAsk: (name) => `Geeft ${name} op?`,
  resignAskYou: 'Wil je opgeven?',
  draw: 'Remise afspreken',
  drawAsk: 'Zijn beide spelers het eens over remise?',
  yes: 'Ja',
  no: 'Nee',
  settings: 'Instellingen',
  keys: 'Hulp en toetsen',
  typeMove: 'Zet intypen',
  analyse: 'Deze partij analyseren',
  text: 'Partij kopiëren of bewaren',
  diagram: 'Diagram',
  toDark: 'Naar het donkere thema',
  toLight: 'Naar het lichte thema',
};

export const view: Words['view'] = {
  title: 'Weergave',
  fit: 'Ringen passend maken op de tafel',
  whole: 'Het hele bord tonen',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  turn: 'Bord draaien',
  mirror: 'Bord spiegelen',
  turned: (degrees) =>
    degrees === 0 ? 'Het bord ligt zoals altijd.' : `Het bord is ${degrees}° gedraaid.`,
  mirrored: 'Het bord is gespiegeld.',
  unmirrored: 'Het bord is niet gespiegeld.',
};

export const seats: Words['seats'] = {
  you: 'Jij',
  computer: 'Computer',
  first: 'Eerste speler',
  second: 'Tweede speler',
  level: (level) => `niveau ${level}`,
};

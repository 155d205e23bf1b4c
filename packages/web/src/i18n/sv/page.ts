import type { Words } from '../words.ts';
import { count } from './marbles.ts';

export const app: Words['app'] = {
  name: 'Zertz',
  title: 'Zertz: spela brädspelet ZÈRTZ',
  description: 'Spela brädspelet ZÈRTZ mot en vän eller mot datorn, direkt och utan konto.',
  yourTurnTitle: '● Ditt drag · Zertz',
  skip: 'Hoppa till spelplanen',
  main: 'Parti',
  board: 'Spelplan',
  column: (letter) => `Kolumn ${letter}`,
  about: 'ZÈRTZ är ett spel av Kris Burm. Detta är ett fristående projekt.',
  notSaved:
    'Den här webbläsaren låter oss inte spara. Kopiera partiet som text för att behålla det.',
  gameText: 'Partiet som text',
  badLink: (at) =>
    at === '' ? 'Länken är inte hel.' : `Länken är inte hel. Den tar slut vid ”${at}”.`,
  badCount: (colour, found, expected) =>
    `Ställningen är inte möjlig: den har ${count(found, colour)} men spelet har ${expected}.`,
  openReadable: 'Öppna det som går att läsa',
  editReadable: 'Ställ upp det som går att läsa',
  dismiss: 'Stäng',
  offline:
    'Du är offline. Datorn, lektionerna, problemen, reglerna och dina partier fungerar ändå.',
  newVersion: 'En ny version är klar.',
};

export const menu: Words['menu'] = {
  open: 'Meny',
  newGame: 'Nytt parti',
  opponent: 'Motståndare',
  computer: 'Datorn',
  twoPeople: 'Två personer',
  takeBack: 'Ta tillbaka ett drag',
  resign: 'Ge upp',
  resignAsk: (name) => `Ger ${name} upp?`,
  resignAskYou: 'Ger du upp?',
  draw: 'Komma överens om remi',
  drawAsk: 'Är båda spelarna överens om remi?',
  yes: 'Ja',
  no: 'Nej',
  settings: 'Inställningar',
  keys: 'Hjälp och tangenter',
  typeMove: 'Skriv ett drag',
  analyse: 'Analysera partiet',
  text: 'Kopiera eller spara partiet',
  diagram: 'Diagram',
  toDark: 'Byt till mörkt utseende',
  toLight: 'Byt till ljust utseende',
};

export const view: Words['view'] = {
  title: 'Vy',
  fit: 'Anpassa brickorna till bordet',
  whole: 'Visa hela spelplanen',
  zoomIn: 'Zooma in',
  zoomOut: 'Zooma ut',
  turn: 'Vrid spelplanen',
  mirror: 'Spegelvänd spelplanen',
  turned: (degrees) =>
    degrees === 0 ? 'Spelplanen ligger som vanligt.' : `Spelplanen är vriden ${degrees}°.`,
  mirrored: 'Spelplanen är spegelvänd.',
  unmirrored: 'Spelplanen är inte spegelvänd.',
};

export const seats: Words['seats'] = {
  you: 'Du',
  computer: 'Datorn',
  first: 'Första spelaren',
  second: 'Andra spelaren',
  level: (level) => `nivå ${level}`,
};

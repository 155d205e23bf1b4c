import type { Words } from '../words.ts';
import { count } from './marbles.ts';

export const app: Words['app'] = {
  name: 'Zertz',
  title: 'Zertz: zahrajte si deskovou hru ZÈRTZ',
  description:
    'Zahrajte si deskovou hru ZÈRTZ s někým u jedné obrazovky nebo proti počítači, hned a bez účtu.',
  yourTurnTitle: '● Jste na tahu · Zertz',
  skip: 'Přejít na desku',
  main: 'Hra',
  board: 'Deska',
  column: (letter) => `Sloupec ${letter}`,
  about: 'Hru ZÈRTZ vymyslel Kris Burm. Toto je nezávislý projekt.',
  notSaved: 'Tento prohlížeč nám nedovolí ukládat. Zkopírujte si text hry.',
  gameText: 'Text hry',
  badLink: (at) => (at === '' ? 'Odkaz není úplný.' : `Odkaz není úplný. Končí u „${at}“.`),
  badCount: (colour, found, expected) =>
    `Takové postavení není možné: má ${count(found, colour)} a hra jich má ${expected}.`,
  openReadable: 'Otevřít, co lze přečíst',
  editReadable: 'Sestavit, co lze přečíst',
  dismiss: 'Zavřít',
  offline: 'Nejste připojeni k internetu. Počítač, lekce, úlohy, pravidla i vaše hry fungují dál.',
  newVersion: 'Je připravena nová verze.',
};

export const menu: Words['menu'] = {
  open: 'Nabídka',
  newGame: 'Nová hra',
  opponent: 'Soupeř',
  computer: 'Počítač',
  twoPeople: 'Dva lidé',
  takeBack: 'Vrátit tah',
  resign: 'Vzdát hru',
  resignAsk: (name) => `${name}: opravdu vzdát hru?`,
  resignAskYou: 'Opravdu chcete hru vzdát?',
  draw: 'Dohodnout remízu',
  drawAsk: 'Souhlasí oba hráči s remízou?',
  yes: 'Ano',
  no: 'Ne',
  settings: 'Nastavení',
  keys: 'Nápověda a klávesy',
  typeMove: 'Napsat tah',
  analyse: 'Rozebrat tuto hru',
  text: 'Zkopírovat nebo uložit hru',
  diagram: 'Diagram',
  toDark: 'Přepnout na tmavý vzhled',
  toLight: 'Přepnout na světlý vzhled',
};

export const view: Words['view'] = {
  title: 'Pohled',
  fit: 'Přiblížit zbylé kroužky',
  whole: 'Ukázat celou desku',
  zoomIn: 'Přiblížit',
  zoomOut: 'Oddálit',
  turn: 'Otočit desku',
  mirror: 'Zrcadlit desku',
  turned: (degrees) =>
    degrees === 0 ? 'Deska je otočená jako obvykle.' : `Deska je otočená o ${degrees}°.`,
  mirrored: 'Deska je zrcadlená.',
  unmirrored: 'Deska není zrcadlená.',
};

export const seats: Words['seats'] = {
  you: 'Vy',
  computer: 'Počítač',
  first: 'První hráč',
  second: 'Druhý hráč',
  level: (level) => `úroveň ${level}`,
};

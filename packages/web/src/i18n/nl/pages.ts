import type { Words } from '../words.ts';
import { n } from './marbles.ts';

export const nav: Words['nav'] = {
  label: 'Pagina’s',
  home: 'Start',
  play: 'Spelen',
  learn: 'Leren',
  puzzles: 'Puzzels',
  analyse: 'Analyse',
  review: 'Terugblik',
  studies: 'Studies',
  rules: 'Regels',
  editor: 'Stelling opzetten',
  print: 'Afdrukblad',
  games: 'Mijn partijen',
  settings: 'Instellingen',
  skip: 'Naar de inhoud',
  jump: 'Zoeken of gaan naar',
  title: (page) => `${page} · Zertz`,
};

export const home: Words['home'] = {
  headline: ['Eén voorraad.', 'Twee spelers.', 'Een bord dat', 'steeds krimpt.'],
  says: 'Plaats een knikker, haal een ring weg en laat je tegenstander precies nemen wat jij aanbiedt.',
  computer: 'Tegen de computer',
  computerSays: 'Acht niveaus, ook zonder internet',
  people: 'Tegen een vriend',
  peopleSays: 'Met z’n tweeën aan dit scherm',
  choose: 'Kies de regels',
  chooseSays: 'Borden, doelen, klok',
  learn: 'Leer de regels al spelend, 2 minuten',
  goOn: 'De hele partij openen',
  board: 'Probeer het hier',
  games: 'Je partijen',
  allGames: 'Alle tonen',
  how: 'Zo speel je',
};

export const games: Words['games'] = {
  title: 'Mijn partijen',
  open: 'Partij openen',
  none: 'Nog geen partijen. Speel tegen de computer, het duurt ongeveer tien minuten.',
  noneFound: 'Hier zijn geen partijen.',
  unread: (number) =>
    n(number, {
      one: '# bewaarde partij kan deze versie niet lezen. Ze blijft bewaard.',
      other: '# bewaarde partijen kan deze versie niet lezen. Ze blijven bewaard.',
    }),
  play: 'Tegen de computer spelen',
  filter: 'Tonen',
  filters: { all: 'Alle', running: 'Lopend', over: 'Afgelopen' },
  count: (number) => n(number, { one: '# partij', other: '# partijen' }),
  versus: (first, second) => `${first} tegen ${second}`,
  turns: (turns) => n(turns, { one: '# zet', other: '# zetten' }),
  toMove: (name) => `${name} is aan zet`,
  yourMove: 'Jij bent aan zet',
  onTable: 'Op tafel',
  continue: 'Verder',
  look: 'Bekijken',
  rename: 'Naam wijzigen',
  name: 'Naam van de partij',
  keepName: 'Naam bewaren',
  delete: 'Verwijderen',
  deleted: (name) => `${name} verwijderd.`,
  undo: 'Ongedaan maken',
  export: 'Exporteren',
  more: 'Meer tonen',
  broken: 'Deze partij is niet meer te lezen.',
};

export const exporting: Words['exporting'] = {
  title: 'Partij als tekst',
  format: 'Formaat',
  formats: {
    official: 'Officiële notatie',
    sgf: 'SGF',
    zen: 'Zen',
    zip: 'Stelling',
    json: 'JSON',
  },
  text: 'De partij',
  cannot: {
    variant: 'Dit formaat heeft geen teken voor de regels van deze partij.',
    layout: 'Dit formaat heeft geen teken voor de vorm van dit bord.',
    'declined-claim': 'Dit formaat kan niet zeggen dat een groep bleef liggen.',
    'ring-after-capture': 'Dit formaat kan niet zeggen dat er na een slag een ring wegging.',
    'rings-only-turn': 'Dit formaat kan niet zeggen dat er alleen een ring wegging.',
    pass: 'Dit formaat kan niet zeggen dat een speler paste.',
    'start-position': 'Dit formaat kan niet zeggen vanuit welke stelling de partij begon.',
  },
  link: 'Link naar deze stelling',
  copyLink: 'Link kopiëren',
  copyEmbed: 'HTML kopiëren',
  print: 'Afdrukken',
  copy: 'Kopiëren',
  copied: 'Gekopieerd.',
  notCopied: 'De browser liet ons niet kopiëren. Selecteer de tekst en kopieer hem zelf.',
  save: 'Als bestand bewaren',
};

export const fault: Words['fault'] = {
  title: 'Er ging iets stuk',
  says: 'Er ging iets stuk. Je partij is veilig.',
  part: 'Dit deel ging stuk. Je partij is veilig.',
  again: 'Opnieuw proberen',
  reload: 'Herladen',
  copy: 'Details kopiëren',
};

export const notFound: Words['notFound'] = {
  title: 'Die pagina is hier niet',
  says: 'Die pagina is hier niet.',
  home: 'Start',
};

export const clock: Words['clock'] = {
  name: (player, time) => `${player}: nog ${time}`,
  tenSeconds: 'Nog tien seconden.',
};

export const tabs: Words['tabs'] = {
  elsewhere: 'Deze partij is in een ander tabblad open.',
  playHere: 'Hier spelen',
};

const NOTHING = 'Er is niets geïmporteerd';

export const data: Words['data'] = {
  title: 'Je gegevens',
  says: 'Partijen en instellingen blijven in deze browser en worden nergens heen gestuurd.',
  export: 'Alles exporteren',
  import: 'Een bestand importeren',
  delete: 'Alle partijen verwijderen',
  deleteAsk: 'Alle partijen in deze browser verwijderen? Dit kan niet ongedaan worden gemaakt.',
  deleteCollections: (count) => `Ook de verzamelingen van de verkenner: ${count}`,
  deleted: 'Alle partijen zijn verwijderd.',
  reset: 'Instellingen herstellen',
  wasReset: 'Alle instellingen zijn weer zoals in het begin.',
  imported: (added) =>
    added === 0
      ? 'Niets nieuws: alle partijen van dit bestand zijn er al.'
      : n(added, { one: '# partij toegevoegd.', other: '# partijen toegevoegd.' }),
  notKept:
    'De partijen konden niet bewaard worden: de browser heeft geen ruimte of staat het niet toe.',
  faults: {
    notJson: (line) =>
      line === undefined
        ? `${NOTHING}: dit is geen JSON-bestand.`
        : `${NOTHING}: dit is geen JSON-bestand, vanaf regel ${line} klopt het niet meer.`,
    notOurs: `${NOTHING}: dit bestand is niet hier geëxporteerd.`,
    newer: `${NOTHING}: dit bestand komt uit een nieuwere versie. Herlaad en probeer het opnieuw.`,
    wrong: (what, wanted, where) => `${NOTHING}: ${what} moet ${wanted} zijn${where}.`,
    wanted: { text: 'een tekst', number: 'een getal', list: 'een lijst', object: 'een object' },
    oneOf: (words) => `een van ${words.join(', ')}`,
    badPosition: (found, where) => `${NOTHING}: ‘${found}’ is geen stelling${where}.`,
    badTurn: (found, where) => `${NOTHING}: ‘${found}’ kan daar niet gespeeld worden${where}.`,
    unreadable: (what, where) => `${NOTHING}: ${what} is niet te lezen${where}.`,
  },
};

import type { Words } from '../words.ts';
import { n } from './marbles.ts';

export const nav: Words['nav'] = {
  label: 'Sidor',
  home: 'Hem',
  play: 'Spela',
  learn: 'Lär dig',
  puzzles: 'Problem',
  analyse: 'Analysera',
  review: 'Genomgång',
  studies: 'Studier',
  rules: 'Regler',
  editor: 'Ställ upp en ställning',
  print: 'Utskriftsblad',
  games: 'Mina partier',
  settings: 'Inställningar',
  skip: 'Hoppa till innehållet',
  jump: 'Sök eller gå till',
  title: (page) => `${page} · Zertz`,
};

export const home: Words['home'] = {
  headline: ['Ett förråd.', 'Två spelare.', 'En spelplan', 'som krymper.'],
  says: 'Placera en kula, plocka bort en bricka och få motståndaren att ta precis det du offrar.',
  computer: 'Spela mot datorn',
  computerSays: 'Åtta nivåer, även utan nät',
  people: 'Spela mot en vän',
  peopleSays: 'Två personer vid den här skärmen',
  choose: 'Välj reglerna',
  chooseSays: 'Spelplaner, mål, klocka',
  learn: 'Lär dig reglerna genom att spela, 2 minuter',
  goOn: 'Öppna hela partiet',
  board: 'Prova här',
  games: 'Dina partier',
  allGames: 'Visa alla',
  how: 'Så spelar man',
};

export const games: Words['games'] = {
  title: 'Mina partier',
  open: 'Öppna ett parti',
  none: 'Inga partier än. Spela mot datorn, det tar ungefär tio minuter.',
  noneFound: 'Inga partier här.',
  unread: (number) =>
    n(number, {
      one: '# sparat parti kan inte läsas av den här versionen. Det finns kvar.',
      other: '# sparade partier kan inte läsas av den här versionen. De finns kvar.',
    }),
  play: 'Spela mot datorn',
  filter: 'Visa',
  filters: { all: 'Alla', running: 'Pågående', over: 'Avslutade' },
  count: (number) => n(number, { one: '# parti', other: '# partier' }),
  versus: (first, second) => `${first} och ${second}`,
  turns: (turns) => `${turns} drag`,
  toMove: (name) => `${name} är vid draget`,
  yourMove: 'Ditt drag',
  onTable: 'På bordet',
  continue: 'Fortsätt',
  look: 'Titta på det',
  rename: 'Byt namn',
  name: 'Partiets namn',
  keepName: 'Spara namnet',
  delete: 'Radera',
  deleted: (name) => `Raderade ${name}.`,
  undo: 'Ångra',
  export: 'Exportera',
  more: 'Visa fler',
  broken: 'Det här partiet går inte längre att läsa.',
};

export const exporting: Words['exporting'] = {
  title: 'Partiet som text',
  format: 'Format',
  formats: {
    official: 'Officiell notation',
    sgf: 'SGF',
    zen: 'Zen',
    zip: 'Ställning',
    json: 'JSON',
  },
  text: 'Partiet',
  cannot: {
    variant: 'Det här formatet har inget tecken för partiets regler.',
    layout: 'Det här formatet har inget tecken för spelplanens form.',
    'declined-claim': 'Det här formatet kan inte säga att en ö fick ligga kvar.',
    'ring-after-capture':
      'Det här formatet kan inte säga att en bricka plockades bort efter ett hopp.',
    'rings-only-turn': 'Det här formatet kan inte säga att bara en bricka plockades bort.',
    pass: 'Det här formatet kan inte säga att en spelare stod över.',
    'start-position': 'Det här formatet kan inte säga från vilken ställning partiet började.',
  },
  link: 'Länk till ställningen',
  copyLink: 'Kopiera länken',
  copyEmbed: 'Kopiera HTML',
  print: 'Skriv ut',
  copy: 'Kopiera',
  copied: 'Kopierat.',
  notCopied: 'Webbläsaren lät oss inte kopiera. Markera texten och kopiera den själv.',
  save: 'Spara som fil',
};

export const fault: Words['fault'] = {
  title: 'Något gick sönder',
  says: 'Något gick sönder. Ditt parti är i säkerhet.',
  part: 'Den här delen gick sönder. Ditt parti är i säkerhet.',
  again: 'Försök igen',
  reload: 'Ladda om',
  copy: 'Kopiera detaljer',
};

export const notFound: Words['notFound'] = {
  title: 'Den sidan finns inte här',
  says: 'Den sidan finns inte här.',
  home: 'Hem',
};

export const clock: Words['clock'] = {
  name: (player, time) => `${player}: ${time} kvar`,
  tenSeconds: 'Tio sekunder kvar.',
};

export const tabs: Words['tabs'] = {
  elsewhere: 'Det här partiet är öppet i en annan flik.',
  playHere: 'Spela här',
};

const NOTHING = 'Inget importerades';

export const data: Words['data'] = {
  title: 'Dina data',
  says: 'Partier och inställningar sparas i den här webbläsaren och skickas ingenstans.',
  export: 'Exportera allt',
  import: 'Importera en fil',
  delete: 'Radera alla partier',
  deleteAsk: 'Radera alla partier som sparats i den här webbläsaren? Det går inte att ångra.',
  deleteCollections: (count) => `Även samlingarna under Utforska: ${count}`,
  deleted: 'Alla partier är raderade.',
  reset: 'Återställ inställningarna',
  wasReset: 'Alla inställningar är som från början.',
  imported: (added) =>
    added === 0
      ? 'Inget nytt: alla partier i filen finns redan här.'
      : n(added, { one: '# parti lades till.', other: '# partier lades till.' }),
  notKept:
    'Partierna kunde inte sparas: webbläsaren har inget utrymme kvar eller låter oss inte spara.',
  faults: {
    notJson: (line) =>
      line === undefined
        ? `${NOTHING}: det här är ingen JSON-fil.`
        : `${NOTHING}: det här är ingen JSON-fil, den slutar vara begriplig på rad ${line}.`,
    notOurs: `${NOTHING}: filen exporterades inte härifrån.`,
    newer: `${NOTHING}: filen kommer från en nyare version. Ladda om och försök igen.`,
    wrong: (what, wanted, where) => `${NOTHING}: ${what} måste vara ${wanted}${where}.`,
    wanted: { text: 'en text', number: 'ett tal', list: 'en lista', object: 'ett objekt' },
    oneOf: (words) => `något av ${words.join(', ')}`,
    badPosition: (found, where) => `${NOTHING}: ”${found}” är ingen ställning${where}.`,
    badTurn: (found, where) => `${NOTHING}: ”${found}” går inte att spela där${where}.`,
    unreadable: (what, where) => `${NOTHING}: ${what} går inte att läsa${where}.`,
  },
};

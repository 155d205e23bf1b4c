import type { ExplorerWords } from '../../explorer/words.ts';
import { figuresOf } from '../counting.ts';
import { n } from './marbles.ts';

const figure = figuresOf('sv');

/** Vad andra har spelat från ställningen. */
export const explorer: ExplorerWords = {
  loading: 'Läser in partierna.',
  none: 'Det finns inga partier att söka i än.',
  noneChosen: 'Välj en samling att söka i.',
  came: (games, turns) =>
    `${n(games, { one: '# parti', other: '# partier' })} kom hit och fortsatte på ${n(turns, { one: '# sätt', other: '# sätt' })}.`,
  nobody: 'Ingen har nått den här ställningen.',
  nobodyIdea: 'Ingen har nått den här ställningen. Motorns förslag står nedanför.',
  askEngine: 'Fråga motorn',
  turn: 'Drag',
  games: 'Partier',
  forPlayer: (sign) => `För ${sign}`,
  forPlayerSays: (name) => `Andel vinster för ${name}, oavgjort räknas som hälften`,
  result: (first, won, tied, second, lost) =>
    `${first} vann ${figure(won)}, oavgjort ${figure(tied)}, ${second} vann ${figure(lost)}`,
  tie: 'Oavgjort',
  engine: 'Motor',
  rarer: (count) => n(count, { one: 'och # ovanligare drag', other: 'och # ovanligare drag' }),
  found: 'Partier som kom hit',
  firstOf: (shown, all) => `De första ${shown} av ${figure(all)}.`,
  openGame: (title, turn) => `${title}: öppna där ${turn} spelades`,
  opened: (title) => `${title}: partiet är på brädet.`,
  back: 'Tillbaka till din analys',
  collections: 'Samlingar',
  own: 'Mina partier',
  name: 'Samlingens namn',
  size: (games, megabytes) =>
    `${n(games, { one: '# parti', other: '# partier' })}, ${megabytes} MB`,
  count: (games) => n(games, { one: '# parti', other: '# partier' }),
  unkept: 'bara tills sidan stängs',
  broken: 'Den här samlingen gick inte att läsa in.',
  symmetric:
    'En ställning hittas hur brädet än är vridet eller speglat, och vem som än är vid draget.',
  notExported:
    'Samlingar stannar i den här webbläsaren. ”Exportera allt” tar inte med dem, eftersom de kan vara stora; behåll filerna de kom från.',
  import: 'Importera partier',
  importSays:
    'Släpp filer här eller välj dem: SGF, officiell notation, Zen eller JSON-rader, även i zip- och gzip-arkiv.',
  choose: 'Välj filer',
  files: (count) => n(count, { one: '# fil', other: '# filer' }),
  reading: (games, refused) =>
    `${n(games, { one: '# parti läst', other: '# partier lästa' })}${refused === 0 ? '' : `, ${figure(refused)} avvisade`}`,
  stop: 'Stoppa',
  imported: (games) => n(games, { one: '# parti importerades.', other: '# partier importerades.' }),
  nothing: 'Inget parti importerades.',
  refused: (count) =>
    n(count, {
      one: '# parti eller fil gick inte att läsa',
      other: '# partier eller filer gick inte att läsa',
    }),
  more: (count) => `och ${figure(count)} till`,
  copy: 'Kopiera listan',
  copied: 'Kopierat.',
  notCopied: 'Webbläsaren tillät inte kopiering.',
  close: 'Stäng rapporten',
  faults: {
    empty: 'det finns inget att läsa i den.',
    large: (megabytes) => `den är större än ${megabytes} MB, mer än vad som läses.`,
    'not-text': 'den är inte en text, så den kan inte vara ett parti.',
    'bad-archive': 'arkivet är skadat eller packat på ett sätt som inte läses.',
    unreadable: 'webbläsaren kunde inte läsa den.',
  },
  failed: {
    'not-loaded':
      'Delen som läser partier kunde inte laddas. Kontrollera nätverket och försök igen.',
    broken: 'Läsningen bröt samman, kanske av brist på minne. Prova färre filer åt gången.',
  },
  notKept: {
    full: 'Webbläsaren har ingen plats kvar för samlingen: den finns här tills sidan stängs.',
    blocked: 'Webbläsaren låter oss inte spara: samlingen finns här tills sidan stängs.',
  },
};

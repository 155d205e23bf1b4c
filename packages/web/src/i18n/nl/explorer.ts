import type { ExplorerWords } from '../../explorer/words.ts';
import { figuresOf } from '../counting.ts';
import { n } from './marbles.ts';

const figure = figuresOf('nl');

/** Wat anderen vanuit de stelling speelden. */
export const explorer: ExplorerWords = {
  loading: 'De partijen worden geladen.',
  none: 'Er zijn nog geen partijen om in te zoeken.',
  noneChosen: 'Kies een verzameling om in te zoeken.',
  came: (games, turns) =>
    `${n(games, { one: '# partij kwam', other: '# partijen kwamen' })} hier en ${games === 1 ? 'ging' : 'gingen'} op ${n(turns, { one: '# manier', other: '# manieren' })} verder.`,
  nobody: 'Niemand heeft deze stelling bereikt.',
  nobodyIdea: 'Niemand heeft deze stelling bereikt. Het idee van de rekenaar staat hieronder.',
  askEngine: 'Vraag het de rekenaar',
  turn: 'Zet',
  games: 'Partijen',
  forPlayer: (sign) => `Voor ${sign}`,
  forPlayerSays: (name) => `Aandeel gewonnen voor ${name}, gelijkspel telt half`,
  result: (first, won, tied, second, lost) =>
    `${first} won ${figure(won)}, gelijk ${figure(tied)}, ${second} won ${figure(lost)}`,
  tie: 'Gelijk',
  engine: 'Rekenaar',
  rarer: (count) => n(count, { one: 'en # zeldzamere zet', other: 'en # zeldzamere zetten' }),
  found: 'Partijen die hier kwamen',
  firstOf: (shown, all) => `De eerste ${shown} van ${figure(all)}.`,
  openGame: (title, turn) => `${title}: openen waar ${turn} gespeeld werd`,
  opened: (title) => `${title}: de partij staat op het bord.`,
  back: 'Terug naar je analyse',
  collections: 'Verzamelingen',
  own: 'Mijn partijen',
  name: 'Naam van de verzameling',
  size: (games, megabytes) =>
    `${n(games, { one: '# partij', other: '# partijen' })}, ${megabytes} MB`,
  count: (games) => n(games, { one: '# partij', other: '# partijen' }),
  unkept: 'alleen tot deze pagina gesloten wordt',
  broken: 'Deze verzameling kon niet geladen worden.',
  symmetric:
    'Een stelling wordt gevonden hoe het bord ook gedraaid of gespiegeld is, en wie er ook aan zet is.',
  notExported:
    'Verzamelingen blijven in deze browser. “Alles exporteren” laat ze weg, omdat ze groot kunnen zijn; bewaar de bestanden waar ze uit komen.',
  import: 'Partijen importeren',
  importSays:
    'Sleep bestanden hierheen of kies ze: SGF, officiële notatie, Zen of JSON-regels, ook in zip- en gzip-archieven.',
  choose: 'Bestanden kiezen',
  files: (count) => n(count, { one: '# bestand', other: '# bestanden' }),
  reading: (games, refused) =>
    `${n(games, { one: '# partij gelezen', other: '# partijen gelezen' })}${refused === 0 ? '' : `, ${figure(refused)} geweigerd`}`,
  stop: 'Stoppen',
  imported: (games) =>
    n(games, { one: '# partij is geïmporteerd.', other: '# partijen zijn geïmporteerd.' }),
  nothing: 'Er is geen partij geïmporteerd.',
  refused: (count) =>
    n(count, {
      one: '# partij of bestand was niet te lezen',
      other: '# partijen of bestanden waren niet te lezen',
    }),
  more: (count) => `en nog ${figure(count)}`,
  copy: 'Lijst kopiëren',
  copied: 'Gekopieerd.',
  notCopied: 'De browser stond kopiëren niet toe.',
  close: 'Verslag sluiten',
  faults: {
    empty: 'er valt niets in te lezen.',
    large: (megabytes) => `het is groter dan ${megabytes} MB, meer dan er gelezen wordt.`,
    'not-text': 'het is geen tekst, dus het kan geen partij zijn.',
    'bad-archive': 'dit archief is beschadigd, of ingepakt op een manier die niet gelezen wordt.',
    unreadable: 'de browser kon het niet lezen.',
  },
  failed: {
    'not-loaded':
      'Het deel dat partijen leest, kon niet geladen worden. Controleer het netwerk en probeer het opnieuw.',
    broken:
      'Het lezen liep vast, misschien door te weinig geheugen. Probeer minder bestanden tegelijk.',
  },
  notKept: {
    full: 'Deze browser heeft geen ruimte meer voor de verzameling: ze is hier tot deze pagina gesloten wordt.',
    blocked:
      'Deze browser laat ons niet bewaren: de verzameling is hier tot deze pagina gesloten wordt.',
  },
};

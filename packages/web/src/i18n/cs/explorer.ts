import type { ExplorerWords } from '../../explorer/words.ts';
import { figuresOf } from '../counting.ts';
import { n } from './marbles.ts';

const figure = figuresOf('cs');

/** Co z rozebírané pozice hráli jiní. */
export const explorer: ExplorerWords = {
  loading: 'Načítám hry.',
  none: 'Zatím tu nejsou žádné hry.',
  noneChosen: 'Vyberte sbírku, ve které se má hledat.',
  came: (games, turns) =>
    `${n(games, { one: 'Došla sem # hra', few: 'Došly sem # hry', other: 'Došlo sem # her' })}, dál ${n(turns, { one: '# tahem', few: '# různými tahy', other: '# různými tahy' })}.`,
  nobody: 'K této pozici zatím nikdo nedošel.',
  nobodyIdea: 'K této pozici zatím nikdo nedošel. Níže je, co radí počítač.',
  askEngine: 'Zeptat se počítače',
  turn: 'Tah',
  games: 'Hry',
  forPlayer: (sign) => `Pro ${sign}`,
  forPlayerSays: (name) => `Podíl výher, remíza za půl: ${name}`,
  result: (first, won, tied, second, lost) =>
    `${first}: ${n(won, { one: '# výhra', few: '# výhry', other: '# výher' })}, ${n(tied, { one: '# remíza', few: '# remízy', other: '# remíz' })}, ${second}: ${n(lost, { one: '# výhra', few: '# výhry', other: '# výher' })}`,
  tie: 'Remíza',
  engine: 'Počítač',
  rarer: (count) =>
    n(count, {
      one: 'a # vzácnější tah',
      few: 'a # vzácnější tahy',
      other: 'a # vzácnějších tahů',
    }),
  found: 'Hry, které sem došly',
  firstOf: (shown, all) => `Prvních ${shown} z ${figure(all)}.`,
  openGame: (title, turn) => `${title}: otevřít u tahu ${turn}`,
  opened: (title) => `${title}: hra je na desce.`,
  back: 'Zpět k vašemu rozboru',
  collections: 'Sbírky',
  own: 'Moje hry',
  name: 'Název sbírky',
  size: (games, megabytes) =>
    `${n(games, { one: '# hra', few: '# hry', other: '# her' })}, ${megabytes} MB`,
  count: (games) => n(games, { one: '# hra', few: '# hry', other: '# her' }),
  unkept: 'jen do zavření této stránky',
  broken: 'Tuto sbírku nešlo načíst.',
  symmetric:
    'Pozice se najde, ať je deska jakkoli otočená či zrcadlená a ať je na tahu kterýkoli hráč.',
  notExported:
    'Sbírky zůstávají v tomto prohlížeči. „Exportovat vše“ je vynechává, protože bývají velké; soubory si ponechte.',
  import: 'Přidat hry',
  importSays:
    'Přetáhněte sem soubory nebo je vyberte: SGF, oficiální zápis, Zen nebo řádky JSON, i v archivech zip a gzip.',
  choose: 'Vybrat soubory',
  files: (count) => n(count, { one: '# soubor', few: '# soubory', other: '# souborů' }),
  reading: (games, refused) =>
    `Přečteno: ${n(games, { one: '# hra', few: '# hry', other: '# her' })}${refused === 0 ? '' : `, odmítnuto: ${figure(refused)}`}`,
  stop: 'Zastavit',
  imported: (games) =>
    n(games, { one: 'Přidána # hra.', few: 'Přidány # hry.', other: 'Přidáno # her.' }),
  nothing: 'Nepřidala se žádná hra.',
  refused: (count) =>
    n(count, {
      one: '# hru nebo soubor nešlo přečíst',
      few: '# hry nebo soubory nešlo přečíst',
      other: '# her nebo souborů nešlo přečíst',
    }),
  more: (count) => n(count, { one: 'a # další', few: 'a # další', other: 'a # dalších' }),
  copy: 'Kopírovat seznam',
  copied: 'Zkopírováno.',
  notCopied: 'Prohlížeč kopírování nedovolil.',
  close: 'Zavřít zprávu',
  faults: {
    empty: 'není v něm co číst.',
    large: (megabytes) => `je větší než ${megabytes} MB; tolik se nečte.`,
    'not-text': 'není to text, takže to nemůže být hra.',
    'bad-archive': 'tento archiv je poškozený nebo zabalený způsobem, který se nečte.',
    unreadable: 'prohlížeč ho nedokázal přečíst.',
  },
  failed: {
    'not-loaded': 'Část, která čte hry, se nepodařilo načíst. Zkontrolujte síť a zkuste to znovu.',
    broken: 'Čtení selhalo, možná došla paměť. Zkuste méně souborů najednou.',
  },
  notKept: {
    full: 'Prohlížeč nemá místo, kam sbírku uložit: zůstane tu do zavření této stránky.',
    blocked: 'Prohlížeč nedovolí ukládat: sbírka tu zůstane do zavření této stránky.',
  },
};

import type { QuestionWords } from '../../typing/words.ts';
import { list, marble, n } from './marbles.ts';

export const questions: QuestionWords = {
  names: {
    board: 'deska, pozice',
    whites: 'bílé, bílá',
    greys: 'šedé, šedá',
    blacks: 'černé, černá',
    column: 'sloupec, sl',
    free: 'volné, volný, kroužky',
    captures: 'zajmutí, skoky, zajmout',
    goals: 'cíle, cíl, stav',
    pool: 'zásoba',
    last: 'poslední',
    clock: 'hodiny, čas',
    why: 'proč',
    undo: 'zpět, vrátit',
    help: 'nápověda, pomoc',
  },
  asks: {
    board: 'všechny kuličky a kroužky',
    whites: 'kde leží bílé',
    greys: 'kde leží šedé',
    blacks: 'kde leží černé',
    column: 'sloupec, kroužek po kroužku',
    free: 'které kroužky jsou volné',
    captures: 'všechny možnosti zajmout',
    goals: 'jak blízko má kdo k cíli',
    pool: 'co ještě zbývá položit',
    last: 'poslední tah',
    clock: 'kolik zbývá času',
    why: 'co s kroužkem jde, a proč ne',
    undo: 'krok zpět, nebo vrácení tahu',
    help: 'tento seznam',
  },
  turns: {
    place: 'bílou na d4, odebrat a1',
    steps: 'po krocích: kroužek udělá totéž co klepnutí na něj',
    capture: 'z e3 přes bílou na g3',
    chain: 'skok za skokem, jen kroužky',
    claim: 'i se získanými kuličkami',
    pass: 'vynechat tah',
    ring: 'jen se ptá, žádný krok neudělá',
  },
  title: 'Odpověď',
  close: 'Zavřít odpověď',
  offers: 'Návrhy',
  total: (rings, marbles) =>
    `${n(rings, { one: '# kroužek', few: '# kroužky', other: '# kroužků' })}, ${n(marbles, { one: '# kulička', few: '# kuličky', other: '# kuliček' })}.`,
  marbles: (colour, on) =>
    on.length === 0
      ? `${marble[colour].title} na desce žádná není.`
      : `${marble[colour].title} (${on.length}): ${on.join(', ')}.`,
  goneWord: 'odebrán',
  gone: (rings) => `Odebráno: ${rings.join(', ')}.`,
  free: (rings) =>
    rings.length === 0
      ? 'Žádný kroužek není volný.'
      : `${n(rings.length, { one: '# kroužek je volný', few: '# kroužky jsou volné', other: '# kroužků je volných' })}: ${rings.join(', ')}.`,
  toWin: (goals) => `K výhře: ${list(goals, 'nebo')}.`,
  pool: (marbles) => `V zásobě: ${marbles}.`,
  poolEmpty: 'Zásoba je prázdná.',
  holds: (name, marbles) => `${name}: ${marbles ?? 'nic zajatého'}.`,
  last: (move, notation) => `${move}. tah: ${notation}.`,
  noClock: 'Tato hra se hraje bez hodin.',
  mayPlace: (ring) => `Na ${ring} lze položit kuličku.`,
  mayRemove: (ring, claims) => `${ring} lze odebrat${claims}.`,
  noUndo: 'Není co vrátit.',
  wants: (word, example) => `Za „${word}“ ještě něco chybí. Příklad: ${example}`,
  unknown: (word, near) =>
    near === undefined
      ? `Slovo „${word}“ neznám. Co znám, ukáže „nápověda“.`
      : `Slovo „${word}“ neznám. Mysleli jste „${near}“?`,
};

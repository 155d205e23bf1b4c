import type { PuzzleWords } from '../../puzzles/words.ts';
import { accusative, counts, countsAccusative, n } from './marbles.ts';

export const puzzles: PuzzleWords = {
  title: 'Úlohy',
  says: 'Pozice z her. Jediný první tah vynutí výhru: najděte ho.',
  daily: 'Úloha dne',
  solve: 'Řešit',
  solved: 'Vyřešeno',
  again: 'Řešit znovu',
  streak: 'Dny v řadě',
  streakSays: (days) =>
    days === 0
      ? 'Jedna denně'
      : n(days, { one: '# den v řadě', few: '# dny v řadě', other: '# dní v řadě' }),
  rating: 'Vaše hodnocení',
  rated: (solved) =>
    solved === 0
      ? 'Vyřešte první úlohu'
      : n(solved, { one: 'z # úlohy', few: 'ze # úloh', other: 'z # úloh' }),
  next: 'Další pro vás',
  themes: 'Témata',
  lengths: 'Délka',
  solvedOf: (solved, of) => `vyřešeno ${solved} z ${of}`,
  length: (within) =>
    within === 0
      ? 'Výhra zajetím'
      : n(within, {
          one: 'Výhra jedním položením',
          few: 'Výhra # položeními',
          other: 'Výhra # položeními',
        }),
  lengthSays: (within) =>
    within === 0
      ? 'Vítězné zajmutí je na desce, najděte ho.'
      : n(within, {
          one: 'Stačí jedno položení. Zajmutí se nepočítají.',
          few: 'Stačí # položení. Zajmutí se nepočítají.',
          other: 'Stačí # položení. Zajmutí se nepočítají.',
        }),
  toMove: (player) => (player === 'first' ? 'Na tahu je první hráč' : 'Na tahu je druhý hráč'),
  needs: (missing) => `Chybí ${counts(missing)}.`,
  number: (id) => `Úloha ${id}`,
  difficulty: (rating) => `Obtížnost ${rating}`,
  all: 'Všechny úlohy',
  series: (name) => `Série: ${name}`,
  task: 'Úkol',
  opponent: 'Soupeř',
  right: 'Správně.',
  answers: (replies) =>
    n(replies, {
      one: 'Soupeř měl jedinou odpověď.',
      few: 'Soupeř měl # odpovědi a každá prohrává.',
      other: 'Soupeř měl # odpovědí a každá prohrává.',
    }),
  asking: 'Soupeř přemýšlí.',
  answering: 'Soupeř odpovídá.',
  free: (turn) => `Soupeř nic nemusí, a tak zahraje ${turn}.`,
  freeClaim: (gain) => `Soupeř nic nemusí a získá ${countsAccusative(gain)}.`,
  takes: (gain) => `Soupeř zajme ${countsAccusative(gain)} a vynucená výhra je pryč.`,
  theyWin: (gain) => `Soupeř získá ${countsAccusative(gain)} a vyhrává.`,
  ended: 'Tím hra končí, ale výhra to není.',
  slow: 'I to vyhrává, ale trvá to déle. Existuje rychlejší cesta.',
  unjudged: 'To není ono. (Počítač, který by ukázal proč, se nepodařilo načíst.)',
  tryAgain: 'Zkusit znovu',
  hints: 'Nápověda',
  rungs: {
    where: 'Kam se dívat',
    marble: 'Která kulička',
    ring: 'Který kroužek',
    show: 'Ukázat tah',
  },
  hint: {
    where: 'Podívejte se na vyznačené kroužky.',
    place: (colour) => `Položte ${accusative[colour]} kuličku.`,
    onto: (label) => `Patří na ${label}.`,
    jumper: (label) => `Zajímejte kuličkou z ${label}.`,
    ends: (label) => `Zajmutí končí na ${label}.`,
    ringOnly: 'Jen se odebere kroužek.',
    remove: (label) => `Odeberte ${label}.`,
    pass: 'Nezbývá než vynechat tah.',
  },
  done: {
    alone: 'Vyřešeno.',
    helped: 'Vyřešeno s nápovědou.',
    late: 'Vyřešeno, i když ne napoprvé.',
  },
  line: 'Celá varianta',
  newRating: (rating, change) =>
    `Vaše hodnocení: ${rating} (${change < 0 ? '−' : '+'}${Math.abs(change)})`,
  tomorrow: 'Další úloha dne přijde zítra.',
  nextPuzzle: 'Další úloha',
  skip: 'Přeskočit',
  link: 'Kopírovat odkaz',
  copied: 'Odkaz je zkopírován.',
  notCopied: 'Prohlížeč kopírování nedovolil. Odkaz je v adresním řádku.',
  print: 'Vytisknout',
  solution: 'Řešení',
  held: (captives) =>
    captives.white + captives.grey + captives.black === 0 ? 'nic' : counts(captives),
  theme: {
    choice: { name: 'Výběr', says: 'Z několika zajmutí vyhrává jediné.' },
    chain: { name: 'Řetěz', says: 'Jedno zajmutí vezme několik kuliček.' },
    'one offer': { name: 'Jedna nabídka', says: 'Nabídne se jedna kulička a je rozhodnuto.' },
    'two offers': { name: 'Dvě nabídky', says: 'Jedna nabídka připraví druhou.' },
    initiative: { name: 'Iniciativa', says: 'Tři nabídky a víc: soupeř nikdy netáhne volně.' },
    'great sacrifice': { name: 'Velká oběť', says: 'Obětuje se pět a víc kuliček.' },
    steering: { name: 'Řízení', says: 'Odebraný kroužek nechá soupeři méně skoků.' },
    repositioning: { name: 'Přemístění', says: 'Vynucený skok přesune kuličku za vás.' },
    gun: { name: 'Past', says: 'Vynucený skok dopadne tam, kde ho hned zajmete.' },
    'extended gun': { name: 'Dlouhá past', says: 'Past, po které se skáče dál.' },
    telescope: { name: 'Dalekohled', says: 'Past v jedné přímce.' },
    claim: { name: 'Zisk', says: 'Plné kroužky se odříznou a získají.' },
    'fill and cut': { name: 'Polož a odřízni', says: 'Získáte právě položenou kuličku.' },
    island: { name: 'Ostrov', says: 'Co získáte, bylo odříznuté už předtím.' },
    'double claim': { name: 'Dvojí zisk', says: 'Získají se dvě skupiny naráz.' },
    nibbling: { name: 'Okusování', says: 'Skupina se uvolňuje kroužek po kroužku.' },
    counting: { name: 'Počítání', says: 'Soupeři chybí jedna kulička. Nedávejte mu ji.' },
    race: { name: 'Závod', says: 'Kdyby byl soupeř na tahu, vyhrál by.' },
    'four whites': { name: 'Bílé', says: 'Zaplní se řada bílých.' },
    'five greys': { name: 'Šedé', says: 'Zaplní se řada šedých.' },
    'six blacks': { name: 'Černé', says: 'Zaplní se řada černých.' },
    'three of each': { name: 'Všechny barvy', says: 'Zaplní se rámeček.' },
    'empty pool': { name: 'Prázdná zásoba', says: 'Pokládáte ze zajatých kuliček.' },
    'full board': { name: 'Plná deska', says: 'Obsadí se poslední kroužek.' },
  },
};

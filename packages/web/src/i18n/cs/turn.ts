import type { Words } from '../words.ts';
import {
  accusative,
  count,
  countsAccusative,
  genitive,
  list,
  marble,
  n,
  outOf,
} from './marbles.ts';

export const step: Words['step'] = {
  yourMove: 'Jste na tahu',
  move: (name) => `${name} je na tahu`,
  thinking: 'Přemýšlí',
  marble: 'Kulička',
  ring: 'Kroužek',
  remove: 'Odeberte volný kroužek',
  pickColour: 'Vyberte barvu ze zásoby',
  fromPool: (colour) => `${marble[colour].title} ze zásoby`,
  fromCaptives: (colour) => `${marble[colour].title} z vašich zajatých`,
  pickRing: 'Klepněte na prázdný kroužek',
  onRing: (label) => `Na ${label}. Tažením ji přesunete`,
  onRingTouched: (label) => `Na ${label}`,
  freeCount: (rings) =>
    n(rings, {
      one: '# kroužek je volný',
      few: '# kroužky jsou volné',
      other: '# kroužků je volných',
    }),
  willRemove: (label) => `Odebere se ${label}`,
  noneFree: 'Žádný kroužek není volný, proto se neodebírá',
  mustCapture: 'Musíte zajmout',
  mayCapture: 'Můžete zajmout',
  mayCaptureSays: 'Klepněte na zvýrazněnou kuličku, nebo položte kuličku ze zásoby.',
  mustCaptureSays: 'Kulička, která může přeskočit sousední, ji přeskočit musí.',
  ways: (ways) => n(ways, { one: '# možnost', few: '# možnosti', other: '# možností' }),
  fromHas: (label, paths) =>
    `${label}: ${n(paths, { one: '# cesta', few: '# cesty', other: '# cest' })}`,
  pickJumper: 'Klepněte na zvýrazněnou kuličku',
  ringAfter: 'Teď odeberte volný kroužek',
  ringsOnly: 'Odeberte volný kroužek',
  ringsOnlySays: 'Zásoba je prázdná: odebírají se už jen kroužky.',
  pass: 'Není co položit: tah se vynechá',
  back: 'Krok zpět',
  clear: 'Zrušit',
  help: 'Klávesy a nápověda',
};

export const dock: Words['dock'] = {
  turn: 'Tah',
  pool: 'Zásoba',
  left: (marbles) =>
    n(marbles, {
      one: 'zbývá #, společná',
      few: 'zbývají #, společné',
      other: 'zbývá #, společných',
    }),
  captives: 'Vaše zajaté kuličky',
  captivesSay: 'Zásoba je prázdná: pokládáte ze zajatých',
  poolEmpty: 'Zásoba je prázdná:',
  fromCaptives: 'pokládáte ze zajatých',
  leftHere: 'zbývá',
  play: 'Zahrát',
  playAndWin: 'Zahrát a vyhrát',
  capture: (marbles) =>
    n(marbles, {
      one: 'Zajmout # kuličku',
      few: 'Zajmout # kuličky',
      other: 'Zajmout # kuliček',
    }),
  stopHere: (marbles) =>
    n(marbles, {
      one: 'Skončit zde, # kulička',
      few: 'Skončit zde, # kuličky',
      other: 'Skončit zde, # kuliček',
    }),
  pass: 'Vynechat tah',
  leave: 'Nechat ležet',
  chooseJumper: 'Vyberte, čím skočíte',
  chooseMarble: 'Vyberte kuličku',
  chooseRing: 'Vyberte kroužek',
  chooseRemoval: 'Odeberte kroužek',
  wait: 'Počkejte',
  undo: 'Vrátit',
  played: (notation) => `Zahráno ${notation}`,
  demand: 'Vrátit tah: mělo se skákat',
  demandSays: (name) => `${name}: skok byl možný, ale nebyl zahrán.`,
  paths: 'Cesty skoků',
  path: (letter) => `Cesta ${letter}`,
  endsOn: (label) => `končí na ${label}`,
  route: (labels) => `přes ${labels.join(', ')}`,
  sameResult: 'Stejný výsledek jinou cestou',
  viewing: (move) => `Prohlížíte ${move}. tah`,
  viewingStart: 'Prohlížíte začátek',
  backToGame: 'Zpět do hry',
};

export const preview: Words['preview'] = {
  claim: 'Získáte',
  cutOff: 'Odříznuté, ale ne plné: nic nezískáte',
  claimsTitle: (claimed) => `Získáte ${countsAccusative(claimed)}`,
  claimsSays: (removed, rings) =>
    removed === undefined
      ? `Všechny kroužky skupiny ${list(rings)} jsou obsazené, takže je získáte.`
      : `Odebráním ${removed} odříznete ${list(rings)}. Celá skupina je obsazená, takže ji získáte.`,
  cutOffTitle: 'Odřízne skupinu',
  cutOffSays: 'Je v ní ještě prázdný kroužek, takže nic nezískáte.',
  wins: 'Tím vyhrajete',
  has: (have, goal, colour) => `${outOf(have, goal)} ${genitive[colour]}`,
  oneMore: 'ještě jedna a vyhrajete',
  away: (missing, colour) => `ještě ${count(missing, colour)}`,
  mayLeave: 'Můžete je také nechat ležet.',
};

export const tips: Words['tips'] = {
  place: (held) =>
    held === undefined
      ? 'Vyberte barvu ze zásoby a klepněte na kroužek, kam kuličku položíte.'
      : `Klepněte na kroužek, kam položíte ${accusative[held]} kuličku, nebo vyberte jinou barvu.`,
  remove: 'Teď odeberte jeden z volných kroužků.',
  wait: 'Výborně. Teď hraje počítač.',
  capture: 'Kuličku zajmete tak, že ji přeskočíte. Když můžete, musíte.',
  skip: 'Bez rad',
};

export const failure: Words['failure'] = {
  says: {
    'not-loaded': 'Počítačového hráče se nepodařilo načíst, ale hra je v bezpečí.',
    stopped: 'Počítačový hráč skončil chybou, ale hra je v bezpečí.',
    silent: 'Počítačový hráč včas neodpověděl, ale hra je v bezpečí.',
    nonsense: 'Počítačový hráč navrhl tah, který nelze zahrát, takže zahrán nebyl.',
  },
  noAnswer: 'Neodpovídá',
  again: 'Zkusit znovu',
  both: 'Hrát za obě strany',
};

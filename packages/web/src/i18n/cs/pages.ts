import type { Words } from '../words.ts';
import { n } from './marbles.ts';

export const nav: Words['nav'] = {
  label: 'Stránky',
  home: 'Úvod',
  play: 'Hrát',
  learn: 'Výuka',
  puzzles: 'Úlohy',
  analyse: 'Rozbor',
  review: 'Zhodnocení',
  studies: 'Studie',
  rules: 'Pravidla',
  editor: 'Sestavit postavení',
  print: 'List k tisku',
  games: 'Moje hry',
  settings: 'Nastavení',
  skip: 'Přejít na obsah',
  jump: 'Hledat nebo přejít na',
  title: (page) => `${page} · Zertz`,
};

export const home: Words['home'] = {
  headline: ['Jedna zásoba.', 'Dva hráči.', 'Deska, které', 'stále ubývá.'],
  says: 'Položte kuličku, odeberte kroužek a přinuťte soupeře vzít přesně to, co mu nabídnete.',
  computer: 'Hrát s počítačem',
  computerSays: 'Osm úrovní, i bez připojení',
  people: 'Hrát s kamarádem',
  peopleSays: 'Dva lidé u jedné obrazovky',
  choose: 'Vybrat pravidla',
  chooseSays: 'Desky, cíle, hodiny',
  learn: 'Naučte se pravidla hrou, 2 minuty',
  goOn: 'Otevřít celou hru',
  board: 'Zkuste si to tady',
  games: 'Vaše hry',
  allGames: 'Ukázat všechny',
  how: 'Jak se hraje',
};

export const games: Words['games'] = {
  title: 'Moje hry',
  open: 'Otevřít hru',
  none: 'Zatím žádné hry. Zahrajte si s počítačem, trvá to asi deset minut.',
  noneFound: 'Tady žádné hry nejsou.',
  unread: (number) =>
    n(number, {
      one: '# uloženou hru tato verze neumí přečíst. Zůstává uložená.',
      few: '# uložené hry tato verze neumí přečíst. Zůstávají uložené.',
      other: '# uložených her tato verze neumí přečíst. Zůstávají uložené.',
    }),
  play: 'Hrát s počítačem',
  filter: 'Ukázat',
  filters: { all: 'Všechny', running: 'Rozehrané', over: 'Dohrané' },
  count: (number) => n(number, { one: '# hra', few: '# hry', other: '# her' }),
  versus: (first, second) => `${first} a ${second}`,
  turns: (turns) => n(turns, { one: '# tah', few: '# tahy', other: '# tahů' }),
  toMove: (name) => `${name} je na tahu`,
  yourMove: 'Jste na tahu',
  onTable: 'Na stole',
  continue: 'Pokračovat',
  look: 'Prohlédnout',
  rename: 'Přejmenovat',
  name: 'Název hry',
  keepName: 'Uložit název',
  delete: 'Smazat',
  deleted: (name) => `Smazáno: ${name}.`,
  undo: 'Vrátit',
  export: 'Export',
  more: 'Ukázat další',
  broken: 'Tuto hru už nelze přečíst.',
};

export const exporting: Words['exporting'] = {
  title: 'Hra jako text',
  format: 'Formát',
  formats: {
    official: 'Oficiální zápis',
    sgf: 'SGF',
    zen: 'Zen',
    zip: 'Pozice',
    json: 'JSON',
  },
  text: 'Hra',
  cannot: {
    variant: 'Tento formát neumí zapsat pravidla této hry.',
    layout: 'Tento formát neumí zapsat tvar této desky.',
    'declined-claim': 'Tento formát neumí zapsat, že skupina zůstala ležet.',
    'ring-after-capture': 'Tento formát neumí zapsat odebrání kroužku po zajmutí.',
    'rings-only-turn': 'Tento formát neumí zapsat pouhé odebrání kroužku.',
    pass: 'Tento formát neumí zapsat vynechaný tah.',
    'start-position': 'Tento formát neumí zapsat, z jaké pozice hra začala.',
  },
  link: 'Odkaz na toto postavení',
  copyLink: 'Kopírovat odkaz',
  copyEmbed: 'Kopírovat HTML',
  print: 'Vytisknout',
  copy: 'Kopírovat',
  copied: 'Zkopírováno.',
  notCopied: 'Prohlížeč kopírování nedovolil. Označte text a zkopírujte ho sami.',
  save: 'Uložit do souboru',
};

export const fault: Words['fault'] = {
  title: 'Něco se pokazilo',
  says: 'Něco se pokazilo. Vaše hra je v bezpečí.',
  part: 'Tato část se pokazila. Vaše hra je v bezpečí.',
  again: 'Zkusit znovu',
  reload: 'Načíst znovu',
  copy: 'Kopírovat podrobnosti',
};

export const notFound: Words['notFound'] = {
  title: 'Taková stránka tu není',
  says: 'Taková stránka tu není.',
  home: 'Úvod',
};

export const clock: Words['clock'] = {
  name: (player, time) => `${player}: zbývá ${time}`,
  tenSeconds: 'Zbývá deset sekund.',
};

export const tabs: Words['tabs'] = {
  elsewhere: 'Tato hra je otevřená v jiném panelu.',
  playHere: 'Hrát zde',
};

const NOTHING = 'Nic se nenačetlo';

export const data: Words['data'] = {
  title: 'Vaše data',
  says: 'Hry a nastavení jsou uložené v tomto prohlížeči a nikam se neposílají.',
  export: 'Exportovat vše',
  import: 'Načíst soubor',
  delete: 'Smazat všechny hry',
  deleteAsk: 'Smazat všechny hry uložené v tomto prohlížeči? Nelze to vrátit.',
  deleteCollections: (count) => `Také sbírky v průzkumníku: ${count}`,
  deleted: 'Všechny hry jsou smazané.',
  reset: 'Obnovit nastavení',
  wasReset: 'Všechna nastavení jsou jako na začátku.',
  imported: (added) =>
    added === 0
      ? 'Nic nového: všechny hry z tohoto souboru tu už jsou.'
      : n(added, { one: 'Přibyla # hra.', few: 'Přibyly # hry.', other: 'Přibylo # her.' }),
  notKept: 'Hry nešlo uložit: prohlížeč už nemá místo nebo ukládat nedovolí.',
  faults: {
    notJson: (line) =>
      line === undefined
        ? `${NOTHING}: toto není soubor JSON.`
        : `${NOTHING}: toto není soubor JSON, přestává dávat smysl na řádku ${line}.`,
    notOurs: `${NOTHING}: tento soubor nebyl exportován odsud.`,
    newer: `${NOTHING}: soubor je z novější verze. Načtěte stránku znovu a zkuste to ještě jednou.`,
    wrong: (what, wanted, where) => `${NOTHING}: ${what} má být ${wanted}${where}.`,
    wanted: { text: 'text', number: 'číslo', list: 'seznam', object: 'objekt' },
    oneOf: (words) => `jedno z: ${words.join(', ')}`,
    badPosition: (found, where) => `${NOTHING}: „${found}“ není pozice${where}.`,
    badTurn: (found, where) => `${NOTHING}: „${found}“ tam nelze zahrát${where}.`,
    unreadable: (what, where) => `${NOTHING}: ${what} nelze přečíst${where}.`,
  },
};

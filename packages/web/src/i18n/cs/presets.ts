import type { Words } from '../words.ts';

export const presets: Words['presets'] = {
  official: { name: 'Standardní', says: 'Oficiální hra na 37 kroužcích.' },
  'official-40': { name: '40 kroužků', says: 'Oficiální pravidla, o tři kroužky víc.' },
  'official-43': { name: '43 kroužků', says: 'Oficiální pravidla na nesouměrné desce.' },
  'official-44': { name: '44 kroužků', says: 'Oficiální pravidla, o sedm kroužků víc.' },
  'official-48': { name: '48 kroužků', says: 'Oficiální pravidla pro zkušené hráče.' },
  'official-61': { name: '61 kroužků', says: 'Oficiální pravidla na největším šestiúhelníku.' },
  'official-tournament': {
    name: 'Turnaj, 48 kroužků',
    says: 'Čeho se dotknete, tím hrajete; opomenutý skok lze vrátit; zásobu nesmíte společně vyprázdnit.',
  },
  'official-tournament-61': {
    name: 'Turnaj, 61 kroužků',
    says: 'Turnajová pravidla na 61 kroužcích.',
  },
  blitz: { name: 'Blesková', says: 'Méně kuliček a menší cíle: hra na deset minut.' },
  'cz-basic': { name: 'Česká základní', says: 'Malá hra podle českých pravidel.' },
  'cz-tournament': {
    name: 'Český turnaj',
    says: 'Kdo sáhne na kuličku, hraje s ní; opomenutý skok lze vrátit.',
  },
  'sv-basic': { name: 'Švédská základní', says: 'Malá hra; plné skupiny se získávají vždy.' },
  'sv-extended': {
    name: 'Švédská rozšířená',
    says: '48 kroužků; plné skupiny se získávají vždy.',
  },
  'sv-literal': {
    name: 'Švédská doslova',
    says: 'Starší kuličky skáčou přes novější; skupinu získá ten, kdo ji odřízne odebráním.',
  },
  'he-beginner': {
    name: 'Hebrejská pro začátečníky',
    says: 'Kroužek se odebírá i po každém zajmutí; na konci rozhodují body.',
  },
  'he-advanced': { name: 'Hebrejská pokročilá', says: 'Hebrejská pravidla na 58 kroužcích.' },
  'he-advanced-48': {
    name: 'Hebrejská pokročilá, 48 kroužků',
    says: 'Hebrejská pravidla na 48 kroužcích.',
  },
  'he-literal': {
    name: 'Hebrejská doslova',
    says: 'Řetěz lze ukončit dřív; použité kroužky zůstávají; skupiny se získávají odříznutím.',
  },
  'he-literal-58': {
    name: 'Hebrejská doslova, 58 kroužků',
    says: 'Stejná pravidla na 58 kroužcích.',
  },
  boardspace: {
    name: 'Boardspace',
    says: 'Jako na boardspace.net: plné skupiny se získávají vždy.',
  },
  'boardspace-48': { name: 'Boardspace, 48 kroužků', says: 'Stejná pravidla na 48 kroužcích.' },
  'boardspace-61': { name: 'Boardspace, 61 kroužků', says: 'Stejná pravidla na 61 kroužcích.' },
};

export const presetGroups: Words['presetGroups'] = {
  start: 'Začněte zde',
  boards: 'Jiné desky',
  tournament: 'Turnaj',
  national: 'Česká a švédská',
  hebrew: 'Hebrejská',
  boardspace: 'Boardspace',
};

import type { Words } from '../words.ts';

export const levels: Words['levels'] = {
  1: { name: 'První kroky', says: 'Právě se naučil pravidla a hodně přehlíží.' },
  2: { name: 'Učeň', says: 'Vidí, co je blízko, a zapomíná, co je daleko.' },
  3: { name: 'Pohodář', says: 'Skoky počítá, dlouhé řetězy mu unikají.' },
  4: { name: 'Pečlivý', says: 'Prohlédne každou odpověď a málo přehlédne.' },
  5: { name: 'Zkušený', says: 'Vidí všechno, co se stane hned.' },
  6: { name: 'Obratný', says: 'Kuličku dá, aby dvě získal zpátky.' },
  7: { name: 'Silný', says: 'Plánuje několik vynucených tahů dopředu.' },
  8: { name: 'Plná síla', says: 'Dá do toho všechno. Čím déle přemýšlí, tím lépe hraje.' },
};

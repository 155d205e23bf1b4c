import type { Words } from '../words.ts';
import { countsAccusative, n } from './marbles.ts';

/** Pomůcky, které hra dovolí, a co říkají. */
export const aids: Words['aids'] = {
  replies: 'Vynucené skoky se ukazují předem',
  repliesSay: 'Při přípravě tahu oba hráči vidí, co by pak soupeř musel zajmout.',
  hints: 'Je možné žádat o nápovědu',
  hintsSay: 'Hra, ve které byla nápověda dána, se označí.',
  assisted: 'S nápovědou',
  assistedSays: 'Byla dána nápověda',
  none: 'Žádné',
};

export const replies: Words['replies'] = {
  must: 'Soupeř pak musí zajmout',
  may: 'Soupeř pak může zajmout',
  line: { must: 'musí zajmout', may: 'může zajmout' },
  takes: (must, gain) => `Soupeř pak ${must ? 'musí' : 'může'} zajmout ${countsAccusative(gain)}.`,
  choose: (captures) =>
    n(captures, {
      one: 'Soupeř má # skok',
      few: 'Soupeř si vybere ze # skoků',
      other: 'Soupeř si vybere z # skoků',
    }),
  many: (captures) => `Soupeř si vybere z ${captures} nebo více skoků`,
  soFar: 'Odebraný kroužek to ještě může změnit.',
  wins: 'Soupeř tím vyhraje.',
  mayWin: 'Soupeř tím může vyhrát.',
};

export const face: Words['face'] = {
  name: 'Tváří v tvář',
  says: 'Na telefonu nebo tabletu, který leží mezi vámi, je každá strana otočená ke svému hráči.',
};

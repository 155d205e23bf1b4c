import type { Words } from '../words.ts';

/** Šipky a kroužky nakreslené na desce. */
export const drawing: Words['drawing'] = {
  title: 'Kreslit na desku',
  stop: 'Přestat kreslit',
  clear: 'Smazat všechny kresby',
  cleared: 'Všechny kresby jsou smazány.',
  brushes: {
    solid: 'Plná',
    dashed: 'Čárkovaná',
    dotted: 'Tečkovaná',
    mixed: 'Čárky a tečky',
  },
  circle: (label) => `Značka kolem ${label}.`,
  arrow: (from, to) => `Šipka z ${from} na ${to}.`,
  erased: (what) => `Smazáno: ${what}`,
  begun: (label) =>
    `Šipka začíná na ${label}. Přejděte na jiný kroužek a stiskněte znovu Shift {draw}.`,
  givenUp: 'Žádná šipka.',
};

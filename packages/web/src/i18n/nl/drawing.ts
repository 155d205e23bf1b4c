import type { Words } from '../words.ts';

/** Pijlen en cirkels op het bord. */
export const drawing: Words['drawing'] = {
  title: 'Op het bord tekenen',
  stop: 'Niet meer tekenen',
  clear: 'Alle tekeningen wissen',
  cleared: 'Alle tekeningen zijn gewist.',
  brushes: {
    solid: 'Doorgetrokken',
    dashed: 'Gestreept',
    dotted: 'Gestippeld',
    mixed: 'Strepen en stippen',
  },
  circle: (label) => `Cirkel om ${label}.`,
  arrow: (from, to) => `Pijl van ${from} naar ${to}.`,
  erased: (what) => `Gewist: ${what}`,
  begun: (label) =>
    `Een pijl begint op ${label}. Ga naar een andere ring en druk nog eens op Shift {draw}.`,
  givenUp: 'Geen pijl getekend.',
};

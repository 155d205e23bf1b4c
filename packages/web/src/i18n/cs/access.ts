import type { Words } from '../words.ts';

export const zen: Words['zen'] = {
  name: 'Zen',
  leave: 'Opustit zen',
  on: 'Zen: jen deska a to, co je k tahu potřeba.',
  off: 'Zen skončil.',
};

export const access: Words['access'] = {
  alphabet:
    'Adam Božena Cyril David Emil František Gustav Helena Ivan Josef Karel Ludvík Marie Norbert Otakar Petr Quido',
  stateFirst: (label, content, possibility) =>
    [content, label, ...(possibility === undefined ? [] : [possibility])].join(', '),
  boardTable: 'Deska jako tabulka',
  playsItself: 'Tento skok se zahraje sám. Cokoli stisknete, ho zastaví.',
};

import type { Words } from '../words.ts';

export const zen: Words['zen'] = {
  name: 'Zen',
  leave: 'Zen verlaten',
  on: 'Zen: alleen het bord en wat een zet nodig heeft.',
  off: 'Zen is voorbij.',
};

export const access: Words['access'] = {
  alphabet:
    'Anton Bernard Cornelis Dirk Eduard Ferdinand Gerard Hendrik Izaak Jan Karel Lodewijk Maria Nico Otto Pieter Quotiënt',
  stateFirst: (label, content, possibility) =>
    [content, label, ...(possibility === undefined ? [] : [possibility])].join(', '),
  boardTable: 'Bord als tabel',
  playsItself: 'Deze slag speelt vanzelf. Wat je ook indrukt, het houdt hem tegen.',
};

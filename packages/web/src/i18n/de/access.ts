import type { Words } from '../words.ts';

export const zen: Words['zen'] = {
  name: 'Zen',
  leave: 'Zen verlassen',
  on: 'Zen: nur das Brett und was ein Zug braucht.',
  off: 'Zen ist vorbei.',
};

export const access: Words['access'] = {
  alphabet:
    'Anton Berta Cäsar Dora Emil Friedrich Gustav Heinrich Ida Julius Kaufmann Ludwig Martha Nordpol Otto Paula Quelle',
  stateFirst: (label, content, possibility) =>
    [content, label, ...(possibility === undefined ? [] : [possibility])].join(', '),
  boardTable: 'Brett als Tabelle',
  playsItself: 'Dieses Schlagen spielt sich selbst. Jeder Druck hält es auf.',
};

import type { Words } from '../words.ts';

export const zen: Words['zen'] = {
  name: 'Zen',
  leave: 'Lämna zen',
  on: 'Zen: bara spelplanen och det ett drag kräver.',
  off: 'Zen är slut.',
};

export const access: Words['access'] = {
  alphabet:
    'Adam Bertil Cesar David Erik Filip Gustav Helge Ivar Johan Kalle Ludvig Martin Niklas Olof Petter Qvintus',
  stateFirst: (label, content, possibility) =>
    [content, label, ...(possibility === undefined ? [] : [possibility])].join(', '),
  boardTable: 'Spelplanen som tabell',
  playsItself: 'Det här hoppet spelas av sig självt. Vad du än trycker på stoppar det.',
};

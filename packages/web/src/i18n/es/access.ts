import type { Words } from '../words.ts';

export const zen: Words['zen'] = {
  name: 'Zen',
  leave: 'Salir de zen',
  on: 'Zen: solo el tablero y lo que pide una jugada.',
  off: 'Zen ha terminado.',
};

export const access: Words['access'] = {
  alphabet:
    'Antonio Barcelona Carmen Dolores Enrique Francia Gerona Historia Inés José Kilo Lorenzo Madrid Navarra Oviedo París Querido',
  stateFirst: (label, content, possibility) =>
    [content, label, ...(possibility === undefined ? [] : [possibility])].join(', '),
  boardTable: 'Tablero como tabla',
  playsItself: 'Esta captura se juega sola. Lo que pulses la detiene.',
};

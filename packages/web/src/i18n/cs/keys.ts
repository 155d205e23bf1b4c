import type { Words } from '../words.ts';

export const keys: Words['keys'] = {
  close: 'Zavřít',
  groups: [
    {
      title: 'Na desce',
      rows: [
        ['Q W E A S D', 'Pohyb v šesti směrech'],
        ['Šipky', 'Ve sloupci a do vedlejšího'],
        ['N, Shift N', 'Další, předchozí kroužek, kde lze něco udělat'],
        ['Home, End', 'Konce sloupce'],
        ['Enter, mezerník', 'Vybrat kroužek'],
      ],
    },
    {
      title: 'Tah',
      rows: [
        ['1 2 3', 'Bílá, šedá, černá'],
        ['Backspace', 'Krok zpět'],
        ['Esc', 'Zrušit tah'],
        ['Ctrl Enter', 'Zahrát tah'],
        ['[ ]', 'Předchozí, další cesta skoků'],
        ['T', 'Vrátit tah'],
        ['H', 'Nápověda'],
      ],
    },
    {
      title: 'Pohled',
      rows: [
        ['0', 'Přiblížit zbylé kroužky a zpět'],
        ['+ −', 'Přiblížit, oddálit'],
        ['R, Shift R', 'Otočit desku o 60° a zpět'],
        ['C', 'Souřadnice: okraj, všude, žádné'],
        ['M', 'Zvuk zapnout, vypnout'],
      ],
    },
    {
      title: 'Ostatní',
      rows: [
        ['Ctrl K', 'Najít cokoli a přejít tam'],
        ['/', 'Napsat tah'],
        [', .', 'Předchozí, další tah hry'],
        ['?', 'Tato nápověda'],
      ],
    },
  ],
};

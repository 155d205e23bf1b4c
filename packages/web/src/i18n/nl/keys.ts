import type { Words } from '../words.ts';

export const keys: Words['keys'] = {
  close: 'Sluiten',
  groups: [
    {
      title: 'Op het bord',
      rows: [
        ['Q W E A S D', 'In de zes richtingen gaan'],
        ['Pijlen', 'Langs de kolom, en naar de volgende'],
        ['N, Shift N', 'Volgende, vorige ring waar iets kan'],
        ['Home, End', 'Einden van de kolom'],
        ['Enter, spatie', 'De ring kiezen'],
      ],
    },
    {
      title: 'De zet',
      rows: [
        ['1 2 3', 'Wit, grijs, zwart'],
        ['Backspace', 'Stap terug'],
        ['Esc', 'Zet wissen'],
        ['Ctrl Enter', 'Zet spelen'],
        ['[ ]', 'Vorige, volgende weg om te slaan'],
        ['T', 'Zet terugnemen'],
        ['H', 'Hint'],
      ],
    },
    {
      title: 'De weergave',
      rows: [
        ['0', 'Ringen passend maken, en terug'],
        ['+ −', 'Inzoomen, uitzoomen'],
        ['R, Shift R', 'Bord 60° draaien, en terug'],
        ['C', 'Coördinaten: rand, alle, uit'],
        ['M', 'Geluid aan, uit'],
      ],
    },
    {
      title: 'De rest',
      rows: [
        ['Ctrl K', 'Alles zoeken en erheen gaan'],
        ['/', 'Zet intypen'],
        [', .', 'Vorige, volgende zet van de partij'],
        ['?', 'Deze hulp'],
      ],
    },
  ],
};

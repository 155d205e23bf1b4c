import type { Words } from '../words.ts';

export const keys: Words['keys'] = {
  shift: 'Shift',
  close: 'Sluiten',
  groups: [
    {
      title: 'Op het bord',
      rows: [
        ['{upLeft} {up} {upRight} {downLeft} {down} {downRight}', 'In de zes richtingen gaan'],
        ['Pijlen', 'Langs de kolom, en naar de volgende'],
        ['{nextLegal}, Shift {nextLegal}', 'Volgende, vorige ring waar iets kan'],
        ['Home, End', 'Einden van de kolom'],
        ['Enter, spatie', 'De ring kiezen'],
      ],
    },
    {
      title: 'De zet',
      rows: [
        ['{white} {grey} {black}', 'Wit, grijs, zwart'],
        ['Backspace', 'Stap terug'],
        ['Esc', 'Zet wissen'],
        ['Ctrl Enter', 'Zet spelen'],
        ['{previousPath} {nextPath}', 'Vorige, volgende weg om te slaan'],
        ['{takeBack}', 'Zet terugnemen'],
        ['{hint}', 'Hint'],
      ],
    },
    {
      title: 'De weergave',
      rows: [
        ['{fit}', 'Ringen passend maken, en terug'],
        ['{zoomIn} {zoomOut}', 'Inzoomen, uitzoomen'],
        ['{turn}, Shift {turn}', 'Bord 60° draaien, en terug'],
        ['{draw}, Shift {draw}', 'Ring omcirkelen; pijl beginnen en eindigen'],
        ['{labels}', 'Coördinaten: rand, alle, uit'],
        ['{zen}', 'Zen, en eruit'],
        ['{sound}', 'Geluid aan, uit'],
      ],
    },
    {
      title: 'In een analyse',
      rows: [
        ['L', 'Rekenaar aan, uit'],
        ['X', 'Dreigingen'],
        ['V', 'De offers'],
        ['P', 'Gedwongen variant afspelen'],
        ['B', 'Volgende fout'],
        ['G', 'Verkenner'],
        ['Shift {previousMove} {nextMove}', 'Eerste zet, einde van de variant'],
        ['Shift Enter', 'De beste zet spelen'],
      ],
    },
    {
      title: 'De rest',
      rows: [
        ['Ctrl K', 'Alles zoeken en erheen gaan'],
        ['{typeMove}', 'Zet intypen'],
        ['{previousMove} {nextMove}', 'Vorige, volgende zet van de partij'],
        ['{help}', 'Deze hulp'],
      ],
    },
  ],
};

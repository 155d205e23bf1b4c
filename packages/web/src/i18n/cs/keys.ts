import type { Words } from '../words.ts';

export const keys: Words['keys'] = {
  shift: 'Shift',
  close: 'Zavřít',
  groups: [
    {
      title: 'Na desce',
      rows: [
        ['{upLeft} {up} {upRight} {downLeft} {down} {downRight}', 'Pohyb v šesti směrech'],
        ['Šipky', 'Ve sloupci a do vedlejšího'],
        ['{nextLegal}, Shift {nextLegal}', 'Další, předchozí kroužek, kde lze něco udělat'],
        ['Home, End', 'Konce sloupce'],
        ['Enter, mezerník', 'Vybrat kroužek'],
      ],
    },
    {
      title: 'Tah',
      rows: [
        ['{white} {grey} {black}', 'Bílá, šedá, černá'],
        ['Backspace', 'Krok zpět'],
        ['Esc', 'Zrušit tah'],
        ['Ctrl Enter', 'Zahrát tah'],
        ['{previousPath} {nextPath}', 'Předchozí, další cesta skoků'],
        ['{takeBack}', 'Vrátit tah'],
        ['{hint}', 'Nápověda'],
      ],
    },
    {
      title: 'Pohled',
      rows: [
        ['{fit}', 'Přiblížit zbylé kroužky a zpět'],
        ['{zoomIn} {zoomOut}', 'Přiblížit, oddálit'],
        ['{turn}, Shift {turn}', 'Otočit desku o 60° a zpět'],
        ['{draw}, Shift {draw}', 'Označit kroužek; začít a ukončit šipku'],
        ['{labels}', 'Souřadnice: okraj, všude, žádné'],
        ['{zen}', 'Zen a zpět'],
        ['{sound}', 'Zvuk zapnout, vypnout'],
      ],
    },
    {
      title: 'V rozboru',
      rows: [
        ['L', 'Zapnout, vypnout počítač'],
        ['X', 'Hrozby'],
        ['V', 'Oběti'],
        ['P', 'Přehrát vynucenou variantu'],
        ['B', 'Další chyba'],
        ['G', 'Průzkumník'],
        ['Shift {previousMove} {nextMove}', 'První tah, konec varianty'],
        ['Shift Enter', 'Zahrát nejlepší tah'],
      ],
    },
    {
      title: 'Ostatní',
      rows: [
        ['Ctrl K', 'Najít cokoli a přejít tam'],
        ['{typeMove}', 'Napsat tah'],
        ['{previousMove} {nextMove}', 'Předchozí, další tah hry'],
        ['{help}', 'Tato nápověda'],
      ],
    },
  ],
};

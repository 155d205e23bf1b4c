import type { Words } from '../words.ts';

export const keys: Words['keys'] = {
  shift: 'Shift',
  close: 'Zavřít',
  groups: {
    board: {
      title: 'Na desce',
      rows: {
        steer: ['{upLeft} {up} {upRight} {downLeft} {down} {downRight}', 'Pohyb v šesti směrech'],
        arrows: ['Šipky', 'Ve sloupci a do vedlejšího'],
        legal: ['{nextLegal}, Shift {nextLegal}', 'Další, předchozí kroužek, kde lze něco udělat'],
        ends: ['Home, End', 'Konce sloupce'],
        choose: ['Enter, mezerník', 'Vybrat kroužek'],
      },
    },
    turn: {
      title: 'Tah',
      rows: {
        colours: ['{white} {grey} {black}', 'Bílá, šedá, černá'],
        back: ['Backspace', 'Krok zpět'],
        clear: ['Esc', 'Zrušit tah'],
        play: ['Ctrl Enter', 'Zahrát tah'],
        paths: ['{previousPath} {nextPath}', 'Předchozí, další cesta skoků'],
        takeBack: ['{takeBack}', 'Vrátit tah'],
        resign: ['{resign}', 'Vzdát hru'],
        hint: ['{hint}', 'Nápověda'],
      },
    },
    view: {
      title: 'Pohled',
      rows: {
        fit: ['{fit}', 'Přiblížit zbylé kroužky a zpět'],
        zoom: ['{zoomIn} {zoomOut}', 'Přiblížit, oddálit'],
        turn: ['{turn}, Shift {turn}', 'Otočit desku o 60° a zpět'],
        draw: ['{draw}, Shift {draw}', 'Označit kroužek; začít a ukončit šipku'],
        labels: ['{labels}', 'Souřadnice: okraj, všude, žádné'],
        zen: ['{zen}', 'Zen a zpět'],
        sound: ['{sound}', 'Zvuk zapnout, vypnout'],
      },
    },
    analysis: {
      title: 'V rozboru',
      rows: {
        engine: ['L', 'Zapnout, vypnout počítač'],
        threats: ['X', 'Hrozby'],
        offers: ['V', 'Oběti'],
        line: ['P', 'Přehrát vynucenou variantu'],
        mistake: ['B', 'Další chyba'],
        explorer: ['G', 'Průzkumník'],
        lineEnds: ['Shift {previousMove} {nextMove}', 'První tah, konec varianty'],
        best: ['Shift Enter', 'Zahrát nejlepší tah'],
      },
    },
    editor: {
      title: 'Při sestavování postavení',
      rows: {
        brushes: ['1 2 3 4 5', 'Bílá, šedá, černá, prázdný kroužek, bez kroužku'],
        undo: ['Ctrl Z', 'Zpět'],
        redo: ['Ctrl Shift Z', 'Znovu'],
      },
    },
    rest: {
      title: 'Ostatní',
      rows: {
        jump: ['Ctrl K', 'Najít cokoli a přejít tam'],
        type: ['{typeMove}', 'Napsat tah'],
        moves: ['{previousMove} {nextMove}', 'Předchozí, další tah hry'],
        gameEnds: ['Shift {previousMove} {nextMove}', 'První, poslední tah hry'],
        help: ['{help}', 'Tato nápověda'],
      },
    },
  },
};

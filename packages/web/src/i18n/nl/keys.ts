import type { Words } from '../words.ts';

export const keys: Words['keys'] = {
  shift: 'Shift',
  close: 'Sluiten',
  groups: {
    board: {
      title: 'Op het bord',
      rows: {
        steer: [
          '{upLeft} {up} {upRight} {downLeft} {down} {downRight}',
          'In de zes richtingen gaan',
        ],
        arrows: ['Pijlen', 'Langs de kolom, en naar de volgende'],
        legal: ['{nextLegal}, Shift {nextLegal}', 'Volgende, vorige ring waar iets kan'],
        ends: ['Home, End', 'Einden van de kolom'],
        choose: ['Enter, spatie', 'De ring kiezen'],
      },
    },
    turn: {
      title: 'De zet',
      rows: {
        colours: ['{white} {grey} {black}', 'Wit, grijs, zwart'],
        back: ['Backspace', 'Stap terug'],
        clear: ['Esc', 'Zet wissen'],
        play: ['Ctrl Enter', 'Zet spelen'],
        paths: ['{previousPath} {nextPath}', 'Vorige, volgende weg om te slaan'],
        takeBack: ['{takeBack}', 'Zet terugnemen'],
        resign: ['{resign}', 'Opgeven'],
        hint: ['{hint}', 'Hint'],
      },
    },
    view: {
      title: 'De weergave',
      rows: {
        fit: ['{fit}', 'Ringen passend maken, en terug'],
        zoom: ['{zoomIn} {zoomOut}', 'Inzoomen, uitzoomen'],
        turn: ['{turn}, Shift {turn}', 'Bord 60° draaien, en terug'],
        draw: ['{draw}, Shift {draw}', 'Ring omcirkelen; pijl beginnen en eindigen'],
        labels: ['{labels}', 'Coördinaten: rand, alle, uit'],
        zen: ['{zen}', 'Zen, en eruit'],
        sound: ['{sound}', 'Geluid aan, uit'],
      },
    },
    analysis: {
      title: 'In een analyse',
      rows: {
        engine: ['L', 'Rekenaar aan, uit'],
        threats: ['X', 'Dreigingen'],
        offers: ['V', 'De offers'],
        line: ['P', 'Gedwongen variant afspelen'],
        mistake: ['B', 'Volgende fout'],
        explorer: ['G', 'Verkenner'],
        lineEnds: ['Shift {previousMove} {nextMove}', 'Eerste zet, einde van de variant'],
        best: ['Shift Enter', 'De beste zet spelen'],
      },
    },
    editor: {
      title: 'Bij het opzetten van een stelling',
      rows: {
        brushes: ['1 2 3 4 5', 'Wit, grijs, zwart, lege ring, geen ring'],
        undo: ['Ctrl Z', 'Ongedaan maken'],
        redo: ['Ctrl Shift Z', 'Opnieuw'],
      },
    },
    rest: {
      title: 'De rest',
      rows: {
        jump: ['Ctrl K', 'Alles zoeken en erheen gaan'],
        type: ['{typeMove}', 'Zet intypen'],
        moves: ['{previousMove} {nextMove}', 'Vorige, volgende zet van de partij'],
        gameEnds: ['Shift {previousMove} {nextMove}', 'Eerste, laatste zet van de partij'],
        help: ['{help}', 'Deze hulp'],
      },
    },
  },
};

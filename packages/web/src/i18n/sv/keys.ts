import type { Words } from '../words.ts';

export const keys: Words['keys'] = {
  shift: 'Shift',
  close: 'Stäng',
  groups: {
    board: {
      title: 'På spelplanen',
      rows: {
        steer: [
          '{upLeft} {up} {upRight} {downLeft} {down} {downRight}',
          'Flytta i de sex riktningarna',
        ],
        arrows: ['Pilar', 'Längs kolumnen, och till nästa'],
        legal: ['{nextLegal}, Shift {nextLegal}', 'Nästa, föregående bricka där något kan göras'],
        ends: ['Home, End', 'Kolumnens ändar'],
        choose: ['Enter, blanksteg', 'Välj brickan'],
      },
    },
    turn: {
      title: 'Draget',
      rows: {
        colours: ['{white} {grey} {black}', 'Vit, grå, svart'],
        back: ['Backsteg', 'Ett steg tillbaka'],
        clear: ['Esc', 'Rensa draget'],
        play: ['Ctrl Enter', 'Spela draget'],
        paths: ['{previousPath} {nextPath}', 'Föregående, nästa väg att hoppa'],
        takeBack: ['{takeBack}', 'Ta tillbaka ett drag'],
        resign: ['{resign}', 'Ge upp'],
        hint: ['{hint}', 'Tips'],
      },
    },
    view: {
      title: 'Vyn',
      rows: {
        fit: ['{fit}', 'Anpassa brickorna till bordet, och tillbaka'],
        zoom: ['{zoomIn} {zoomOut}', 'Zooma in, ut'],
        turn: ['{turn}, Shift {turn}', 'Vrid spelplanen 60°, och tillbaka'],
        draw: ['{draw}, Shift {draw}', 'Ringa in brickan; börja och avsluta en pil'],
        labels: ['{labels}', 'Koordinater: kanten, alla, av'],
        zen: ['{zen}', 'Zen, och ut ur det'],
        sound: ['{sound}', 'Ljud på, av'],
      },
    },
    analysis: {
      title: 'I en analys',
      rows: {
        engine: ['L', 'Motorn på, av'],
        threats: ['X', 'Hot'],
        offers: ['V', 'Offer'],
        line: ['P', 'Spela upp den tvungna varianten'],
        mistake: ['B', 'Nästa misstag'],
        explorer: ['G', 'Utforska'],
        lineEnds: ['Shift {previousMove} {nextMove}', 'Första draget, slutet av varianten'],
        best: ['Shift Enter', 'Spela det bästa draget'],
      },
    },
    editor: {
      title: 'När en ställning ställs upp',
      rows: {
        brushes: ['1 2 3 4 5', 'Vit, grå, svart, tom bricka, ingen bricka'],
        undo: ['Ctrl Z', 'Ångra'],
        redo: ['Ctrl Shift Z', 'Gör om'],
      },
    },
    rest: {
      title: 'Övrigt',
      rows: {
        jump: ['Ctrl K', 'Sök vad som helst och gå dit'],
        type: ['{typeMove}', 'Skriv ett drag'],
        moves: ['{previousMove} {nextMove}', 'Partiets föregående, nästa drag'],
        gameEnds: ['Shift {previousMove} {nextMove}', 'Partiets första, sista drag'],
        help: ['{help}', 'Den här hjälpen'],
      },
    },
  },
};

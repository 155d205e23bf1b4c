import type { Words } from '../words.ts';

export const keys: Words['keys'] = {
  shift: 'Shift',
  close: 'Stäng',
  groups: [
    {
      title: 'På spelplanen',
      rows: [
        ['{upLeft} {up} {upRight} {downLeft} {down} {downRight}', 'Flytta i de sex riktningarna'],
        ['Pilar', 'Längs kolumnen, och till nästa'],
        ['{nextLegal}, Shift {nextLegal}', 'Nästa, föregående bricka där något kan göras'],
        ['Home, End', 'Kolumnens ändar'],
        ['Enter, blanksteg', 'Välj brickan'],
      ],
    },
    {
      title: 'Draget',
      rows: [
        ['{white} {grey} {black}', 'Vit, grå, svart'],
        ['Backsteg', 'Ett steg tillbaka'],
        ['Esc', 'Rensa draget'],
        ['Ctrl Enter', 'Spela draget'],
        ['{previousPath} {nextPath}', 'Föregående, nästa väg att hoppa'],
        ['{takeBack}', 'Ta tillbaka ett drag'],
        ['{hint}', 'Tips'],
      ],
    },
    {
      title: 'Vyn',
      rows: [
        ['{fit}', 'Anpassa brickorna till bordet, och tillbaka'],
        ['{zoomIn} {zoomOut}', 'Zooma in, ut'],
        ['{turn}, Shift {turn}', 'Vrid spelplanen 60°, och tillbaka'],
        ['{draw}, Shift {draw}', 'Ringa in brickan; börja och avsluta en pil'],
        ['{labels}', 'Koordinater: kanten, alla, av'],
        ['{zen}', 'Zen, och ut ur det'],
        ['{sound}', 'Ljud på, av'],
      ],
    },
    {
      title: 'I en analys',
      rows: [
        ['L', 'Motorn på, av'],
        ['X', 'Hot'],
        ['V', 'Offer'],
        ['P', 'Spela upp den tvungna varianten'],
        ['B', 'Nästa misstag'],
        ['G', 'Utforska'],
        ['Shift {previousMove} {nextMove}', 'Första draget, slutet av varianten'],
        ['Shift Enter', 'Spela det bästa draget'],
      ],
    },
    {
      title: 'Övrigt',
      rows: [
        ['Ctrl K', 'Sök vad som helst och gå dit'],
        ['{typeMove}', 'Skriv ett drag'],
        ['{previousMove} {nextMove}', 'Partiets föregående, nästa drag'],
        ['{help}', 'Den här hjälpen'],
      ],
    },
  ],
};

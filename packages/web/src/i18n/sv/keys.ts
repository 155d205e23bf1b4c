import type { Words } from '../words.ts';

export const keys: Words['keys'] = {
  close: 'Stäng',
  groups: [
    {
      title: 'På spelplanen',
      rows: [
        ['Q W E A S D', 'Flytta i de sex riktningarna'],
        ['Pilar', 'Längs kolumnen, och till nästa'],
        ['N, Shift N', 'Nästa, föregående bricka där något kan göras'],
        ['Home, End', 'Kolumnens ändar'],
        ['Enter, blanksteg', 'Välj brickan'],
      ],
    },
    {
      title: 'Draget',
      rows: [
        ['1 2 3', 'Vit, grå, svart'],
        ['Backsteg', 'Ett steg tillbaka'],
        ['Esc', 'Rensa draget'],
        ['Ctrl Enter', 'Spela draget'],
        ['[ ]', 'Föregående, nästa väg att hoppa'],
        ['T', 'Ta tillbaka ett drag'],
        ['H', 'Tips'],
      ],
    },
    {
      title: 'Vyn',
      rows: [
        ['0', 'Anpassa brickorna till bordet, och tillbaka'],
        ['+ −', 'Zooma in, ut'],
        ['R, Shift R', 'Vrid spelplanen 60°, och tillbaka'],
        ['C', 'Koordinater: kanten, alla, av'],
        ['M', 'Ljud på, av'],
      ],
    },
    {
      title: 'Övrigt',
      rows: [
        ['Ctrl K', 'Sök vad som helst och gå dit'],
        ['/', 'Skriv ett drag'],
        [', .', 'Partiets föregående, nästa drag'],
        ['?', 'Den här hjälpen'],
      ],
    },
  ],
};

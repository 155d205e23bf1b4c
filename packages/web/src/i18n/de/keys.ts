import type { Words } from '../words.ts';

export const keys: Words['keys'] = {
  close: 'Schließen',
  groups: [
    {
      title: 'Auf dem Brett',
      rows: [
        ['Q W E A S D', 'In die sechs Richtungen gehen'],
        ['Pfeile', 'Entlang der Spalte und zur nächsten'],
        ['N, Umschalt N', 'Nächster, voriger Ring, an dem etwas geht'],
        ['Pos1, Ende', 'Enden der Spalte'],
        ['Eingabe, Leer', 'Den Ring wählen'],
      ],
    },
    {
      title: 'Der Zug',
      rows: [
        ['1 2 3', 'Weiß, Grau, Schwarz'],
        ['Rücktaste', 'Schritt zurück'],
        ['Esc', 'Zug leeren'],
        ['Strg Eingabe', 'Zug spielen'],
        ['[ ]', 'Voriger, nächster Weg zu schlagen'],
        ['T', 'Zug zurücknehmen'],
        ['H', 'Tipp'],
      ],
    },
    {
      title: 'Die Ansicht',
      rows: [
        ['0', 'Ringe an den Tisch anpassen und zurück'],
        ['+ −', 'Vergrößern, verkleinern'],
        ['R, Umschalt R', 'Brett um 60° drehen und zurück'],
        ['C', 'Koordinaten: Rand, alle, aus'],
        ['M', 'Ton an, aus'],
      ],
    },
    {
      title: 'Sonst',
      rows: [
        ['Strg K', 'Alles suchen und hinspringen'],
        ['/', 'Zug eintippen'],
        [', .', 'Voriger, nächster Zug der Partie'],
        ['?', 'Diese Hilfe'],
      ],
    },
  ],
};

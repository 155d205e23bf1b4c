import type { Words } from '../words.ts';

export const keys: Words['keys'] = {
  shift: 'Umschalt',
  close: 'Schließen',
  groups: [
    {
      title: 'Auf dem Brett',
      rows: [
        ['{upLeft} {up} {upRight} {downLeft} {down} {downRight}', 'In die sechs Richtungen gehen'],
        ['Pfeile', 'Entlang der Spalte und zur nächsten'],
        ['{nextLegal}, Umschalt {nextLegal}', 'Nächster, voriger Ring, an dem etwas geht'],
        ['Pos1, Ende', 'Enden der Spalte'],
        ['Eingabe, Leer', 'Den Ring wählen'],
      ],
    },
    {
      title: 'Der Zug',
      rows: [
        ['{white} {grey} {black}', 'Weiß, Grau, Schwarz'],
        ['Rücktaste', 'Schritt zurück'],
        ['Esc', 'Zug leeren'],
        ['Strg Eingabe', 'Zug spielen'],
        ['{previousPath} {nextPath}', 'Voriger, nächster Weg zu schlagen'],
        ['{takeBack}', 'Zug zurücknehmen'],
        ['{hint}', 'Tipp'],
      ],
    },
    {
      title: 'Die Ansicht',
      rows: [
        ['{fit}', 'Ringe an den Tisch anpassen und zurück'],
        ['{zoomIn} {zoomOut}', 'Vergrößern, verkleinern'],
        ['{turn}, Umschalt {turn}', 'Brett um 60° drehen und zurück'],
        ['{draw}, Umschalt {draw}', 'Ring einkreisen; Pfeil beginnen und beenden'],
        ['{labels}', 'Koordinaten: Rand, alle, aus'],
        ['{zen}', 'Zen, und heraus'],
        ['{sound}', 'Ton an, aus'],
      ],
    },
    {
      title: 'In einer Analyse',
      rows: [
        ['L', 'Rechner ein, aus'],
        ['X', 'Drohungen'],
        ['V', 'Opfer'],
        ['P', 'Erzwungene Variante abspielen'],
        ['B', 'Nächster Fehler'],
        ['G', 'Partienbaum'],
        ['Umschalt {previousMove} {nextMove}', 'Erster Zug, Ende der Variante'],
        ['Umschalt Eingabe', 'Den besten Zug spielen'],
      ],
    },
    {
      title: 'Sonst',
      rows: [
        ['Strg K', 'Alles suchen und hinspringen'],
        ['{typeMove}', 'Zug eintippen'],
        ['{previousMove} {nextMove}', 'Voriger, nächster Zug der Partie'],
        ['{help}', 'Diese Hilfe'],
      ],
    },
  ],
};

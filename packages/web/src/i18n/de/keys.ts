import type { Words } from '../words.ts';

export const keys: Words['keys'] = {
  shift: 'Umschalt',
  close: 'Schließen',
  groups: {
    board: {
      title: 'Auf dem Brett',
      rows: {
        steer: [
          '{upLeft} {up} {upRight} {downLeft} {down} {downRight}',
          'In die sechs Richtungen gehen',
        ],
        arrows: ['Pfeile', 'Entlang der Spalte und zur nächsten'],
        legal: ['{nextLegal}, Umschalt {nextLegal}', 'Nächster, voriger Ring, an dem etwas geht'],
        ends: ['Pos1, Ende', 'Enden der Spalte'],
        choose: ['Eingabe, Leer', 'Den Ring wählen'],
      },
    },
    turn: {
      title: 'Der Zug',
      rows: {
        colours: ['{white} {grey} {black}', 'Weiß, Grau, Schwarz'],
        back: ['Rücktaste', 'Schritt zurück'],
        clear: ['Esc', 'Zug leeren'],
        play: ['Strg Eingabe', 'Zug spielen'],
        paths: ['{previousPath} {nextPath}', 'Voriger, nächster Weg zu schlagen'],
        takeBack: ['{takeBack}', 'Zug zurücknehmen'],
        resign: ['{resign}', 'Aufgeben'],
        hint: ['{hint}', 'Tipp'],
      },
    },
    view: {
      title: 'Die Ansicht',
      rows: {
        fit: ['{fit}', 'Ringe an den Tisch anpassen und zurück'],
        zoom: ['{zoomIn} {zoomOut}', 'Vergrößern, verkleinern'],
        turn: ['{turn}, Umschalt {turn}', 'Brett um 60° drehen und zurück'],
        draw: ['{draw}, Umschalt {draw}', 'Ring einkreisen; Pfeil beginnen und beenden'],
        labels: ['{labels}', 'Koordinaten: Rand, alle, aus'],
        zen: ['{zen}', 'Zen, und heraus'],
        sound: ['{sound}', 'Ton an, aus'],
      },
    },
    analysis: {
      title: 'In einer Analyse',
      rows: {
        engine: ['L', 'Rechner ein, aus'],
        threats: ['X', 'Drohungen'],
        offers: ['V', 'Opfer'],
        line: ['P', 'Erzwungene Variante abspielen'],
        mistake: ['B', 'Nächster Fehler'],
        explorer: ['G', 'Partienbaum'],
        lineEnds: ['Umschalt {previousMove} {nextMove}', 'Erster Zug, Ende der Variante'],
        best: ['Umschalt Eingabe', 'Den besten Zug spielen'],
      },
    },
    editor: {
      title: 'Beim Aufbauen einer Stellung',
      rows: {
        brushes: ['1 2 3 4 5', 'Weiß, grau, schwarz, leerer Ring, kein Ring'],
        undo: ['Ctrl Z', 'Rückgängig'],
        redo: ['Ctrl Shift Z', 'Wiederholen'],
      },
    },
    rest: {
      title: 'Sonst',
      rows: {
        jump: ['Strg K', 'Alles suchen und hinspringen'],
        type: ['{typeMove}', 'Zug eintippen'],
        moves: ['{previousMove} {nextMove}', 'Voriger, nächster Zug der Partie'],
        gameEnds: ['Umschalt {previousMove} {nextMove}', 'Erster, letzter Zug der Partie'],
        help: ['{help}', 'Diese Hilfe'],
      },
    },
  },
};

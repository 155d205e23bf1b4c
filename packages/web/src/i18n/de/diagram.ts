import type { DiagramWords } from '../../diagram/words.ts';

export const diagram: DiagramWords = {
  title: 'Diagramm',
  described: (rings, mover) =>
    mover === undefined
      ? `ZÈRTZ, ${rings}. Die Partie ist zu Ende.`
      : `ZÈRTZ, ${rings}. Am Zug: ${mover}`,
  what: 'Bild von',
  whats: {
    position: 'Diese Stellung',
    before: 'Die bisherigen Züge',
    after: 'Die Variante ab hier',
    forced: 'Die erzwungene Variante',
  },
  print: 'Schwarz auf Weiß',
  shows: 'Außerdem zeigen',
  tray: 'Geschlagene Kugeln und Vorrat',
  last: 'Der letzte Zug',
  drawings: 'Pfeile und Kreise',
  caption: 'Bildunterschrift',
  width: 'Breite des PNG',
  pixels: (n) => `${n} Pixel`,
  pace: 'Tempo',
  paces: { slow: 'Langsam', normal: 'Mittel', fast: 'Schnell' },
  play: 'Vorschau abspielen',
  pause: 'Vorschau anhalten',
  svg: 'SVG speichern',
  png: 'PNG speichern',
  copy: 'Bild kopieren',
  gif: 'GIF speichern',
  drawing: (n, of) => `Bild ${n} von ${of} wird gezeichnet.`,
  stop: 'Abbrechen',
  saved: (file) => `Gespeichert: ${file}`,
  copied: 'Das Bild ist in der Zwischenablage.',
  faults: {
    large: 'Für ein so großes Bild hat der Browser keinen Platz. Bitte ein kleineres wählen.',
    failed: 'Der Browser konnte dieses Bild nicht zeichnen.',
    stopped: 'Abgebrochen. Nichts wurde gespeichert.',
    clipboard: 'Der Browser legt keine Bilder in die Zwischenablage. Bitte das PNG speichern.',
  },
};

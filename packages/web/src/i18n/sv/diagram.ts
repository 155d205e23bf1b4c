import type { DiagramWords } from '../../diagram/words.ts';

export const diagram: DiagramWords = {
  title: 'Diagram',
  described: (rings, mover) =>
    mover === undefined
      ? `ZÈRTZ, ${rings}. Partiet är slut.`
      : `ZÈRTZ, ${rings}. Vid draget: ${mover}`,
  what: 'Bild av',
  whats: {
    position: 'Den här ställningen',
    before: 'Dragen hittills',
    after: 'Varianten härifrån',
    forced: 'Den tvingande varianten',
  },
  print: 'Svart på vitt',
  shows: 'Visa även',
  tray: 'Erövrade kulor och förråd',
  last: 'Senaste draget',
  drawings: 'Pilar och cirklar',
  caption: 'Bildtext',
  width: 'PNG-bildens bredd',
  pixels: (n) => `${n} pixlar`,
  pace: 'Takt',
  paces: { slow: 'Långsam', normal: 'Vanlig', fast: 'Snabb' },
  play: 'Spela förhandsvisningen',
  pause: 'Pausa förhandsvisningen',
  svg: 'Spara SVG',
  png: 'Spara PNG',
  copy: 'Kopiera bilden',
  gif: 'Spara GIF',
  drawing: (n, of) => `Bild ${n} av ${of} ritas.`,
  stop: 'Avbryt',
  saved: (file) => `Sparat: ${file}`,
  copied: 'Bilden finns i urklipp.',
  faults: {
    large: 'Webbläsaren har inte plats för en så stor bild. Välj en mindre.',
    failed: 'Webbläsaren kunde inte rita bilden.',
    stopped: 'Avbrutet. Inget sparades.',
    clipboard: 'Webbläsaren lägger inte bilder i urklipp. Spara PNG i stället.',
  },
};

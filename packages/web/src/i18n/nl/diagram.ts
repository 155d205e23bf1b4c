import type { DiagramWords } from '../../diagram/words.ts';

export const diagram: DiagramWords = {
  title: 'Diagram',
  described: (rings, mover) =>
    mover === undefined
      ? `ZÈRTZ, ${rings}. De partij is afgelopen.`
      : `ZÈRTZ, ${rings}. Aan zet: ${mover}`,
  what: 'Afbeelding van',
  whats: {
    position: 'Deze stelling',
    before: 'De zetten tot hier',
    after: 'De variant vanaf hier',
    forced: 'De gedwongen variant',
  },
  print: 'Zwart op wit',
  shows: 'Ook tonen',
  tray: 'Geslagen knikkers en voorraad',
  last: 'De laatste zet',
  drawings: 'Pijlen en cirkels',
  caption: 'Bijschrift',
  width: 'Breedte van de PNG',
  pixels: (n) => `${n} pixels`,
  pace: 'Tempo',
  paces: { slow: 'Langzaam', normal: 'Gewoon', fast: 'Snel' },
  play: 'Voorbeeld afspelen',
  pause: 'Voorbeeld stilzetten',
  svg: 'SVG bewaren',
  png: 'PNG bewaren',
  copy: 'Afbeelding kopiëren',
  gif: 'GIF bewaren',
  drawing: (n, of) => `Afbeelding ${n} van ${of} wordt getekend.`,
  stop: 'Stoppen',
  saved: (file) => `Bewaard: ${file}`,
  copied: 'De afbeelding staat op het klembord.',
  faults: {
    large: 'De browser heeft geen plaats voor zo’n grote afbeelding. Kies een kleinere.',
    failed: 'De browser kon deze afbeelding niet tekenen.',
    stopped: 'Gestopt. Er is niets bewaard.',
    clipboard: 'De browser zet geen afbeeldingen op het klembord. Bewaar in plaats daarvan de PNG.',
  },
};

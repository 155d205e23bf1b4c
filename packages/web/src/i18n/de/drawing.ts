import type { Words } from '../words.ts';

/** Pfeile und Kreise auf dem Brett. */
export const drawing: Words['drawing'] = {
  title: 'Auf dem Brett zeichnen',
  stop: 'Nicht mehr zeichnen',
  clear: 'Alle Zeichnungen löschen',
  cleared: 'Alle Zeichnungen sind gelöscht.',
  brushes: {
    solid: 'Durchgezogen',
    dashed: 'Gestrichelt',
    dotted: 'Gepunktet',
    mixed: 'Striche und Punkte',
  },
  circle: (label) => `Kreis um ${label}.`,
  arrow: (from, to) => `Pfeil von ${from} nach ${to}.`,
  erased: (what) => `Gelöscht: ${what}`,
  begun: (label) =>
    `Ein Pfeil beginnt auf ${label}. Geh zu einem anderen Ring und drücke noch einmal Umschalt {draw}.`,
  givenUp: 'Kein Pfeil gezeichnet.',
};

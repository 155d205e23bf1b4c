/** The dialog in which a picture of the board is made. */
export const diagram = {
  title: 'Diagram',
  /** For whoever cannot see the picture; without a player the game is over. */
  described: (rings: string, mover: string | undefined): string =>
    mover === undefined
      ? `ZÈRTZ, ${rings}. The game is over.`
      : `ZÈRTZ, ${rings}. To move: ${mover}`,
  what: 'Picture of',
  whats: {
    position: 'This position',
    before: 'The moves so far',
    after: 'The line from here',
    forced: 'The forced line',
  },
  print: 'Black on white',
  shows: 'Shown as well',
  tray: 'Captives and pool',
  last: 'The last move',
  drawings: 'Arrows and circles',
  caption: 'Caption',
  width: 'Width of the PNG',
  pixels: (n: number): string => `${n} pixels`,
  pace: 'Pace',
  paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  play: 'Run the preview',
  pause: 'Pause the preview',
  svg: 'Save SVG',
  png: 'Save PNG',
  copy: 'Copy the picture',
  gif: 'Save GIF',
  drawing: (n: number, of: number): string => `Drawing picture ${n} of ${of}.`,
  stop: 'Stop',
  saved: (file: string): string => `Saved: ${file}`,
  copied: 'The picture is in the clipboard.',
  faults: {
    large: 'The browser has no room for a picture of this size. Choose a smaller one.',
    failed: 'The browser could not draw this picture.',
    stopped: 'Stopped. Nothing was saved.',
    clipboard: 'The browser does not put pictures into the clipboard. Save the PNG instead.',
  },
} as const;

import type { DiagramWords } from '../../diagram/words.ts';

export const diagram: DiagramWords = {
  title: 'Diagram',
  described: (rings, mover) =>
    mover === undefined
      ? `ZÈRTZ, ${rings}. Partie skončila.`
      : `ZÈRTZ, ${rings}. Na tahu: ${mover}`,
  what: 'Co má být na obrázku',
  whats: {
    position: 'Tato pozice',
    before: 'Dosavadní tahy',
    after: 'Varianta odtud',
    forced: 'Vynucená varianta',
  },
  print: 'Černá na bílé',
  shows: 'Ukázat také',
  tray: 'Zajaté kuličky a zásobu',
  last: 'Poslední tah',
  drawings: 'Šipky a značky',
  caption: 'Popisek',
  width: 'Šířka PNG',
  pixels: (n) => `${n} pixelů`,
  pace: 'Tempo',
  paces: { slow: 'Pomalé', normal: 'Běžné', fast: 'Rychlé' },
  play: 'Spustit náhled',
  pause: 'Pozastavit náhled',
  svg: 'Uložit SVG',
  png: 'Uložit PNG',
  copy: 'Zkopírovat obrázek',
  gif: 'Uložit GIF',
  drawing: (n, of) => `Kreslí se obrázek ${n} z ${of}.`,
  stop: 'Zastavit',
  saved: (file) => `Uloženo: ${file}`,
  copied: 'Obrázek je ve schránce.',
  faults: {
    large: 'Pro tak velký obrázek nemá prohlížeč místo. Zvol menší.',
    failed: 'Prohlížeč tento obrázek nedokázal nakreslit.',
    stopped: 'Zastaveno. Nic se neuložilo.',
    clipboard: 'Prohlížeč obrázky do schránky nevkládá. Ulož místo toho PNG.',
  },
};

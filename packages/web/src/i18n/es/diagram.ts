import type { DiagramWords } from '../../diagram/words.ts';

export const diagram: DiagramWords = {
  title: 'Diagrama',
  described: (rings, mover) =>
    mover === undefined
      ? `ZÈRTZ, ${rings}. La partida ha terminado.`
      : `ZÈRTZ, ${rings}. En turno: ${mover}`,
  what: 'Imagen de',
  whats: {
    position: 'Esta posición',
    before: 'Las jugadas hasta aquí',
    after: 'La variante desde aquí',
    forced: 'La variante forzada',
  },
  print: 'Negro sobre blanco',
  shows: 'Mostrar también',
  tray: 'Capturas y reserva',
  last: 'La última jugada',
  drawings: 'Flechas y círculos',
  caption: 'Pie de imagen',
  width: 'Ancho del PNG',
  pixels: (n) => `${n} píxeles`,
  pace: 'Ritmo',
  paces: { slow: 'Lento', normal: 'Medio', fast: 'Rápido' },
  play: 'Reproducir la vista previa',
  pause: 'Detener la vista previa',
  svg: 'Guardar SVG',
  png: 'Guardar PNG',
  copy: 'Copiar la imagen',
  gif: 'Guardar GIF',
  drawing: (n, of) => `Dibujando la imagen ${n} de ${of}.`,
  stop: 'Parar',
  saved: (file) => `Guardado: ${file}`,
  copied: 'La imagen está en el portapapeles.',
  faults: {
    large: 'El navegador no tiene sitio para una imagen de este tamaño. Elige una menor.',
    failed: 'El navegador no ha podido dibujar esta imagen.',
    stopped: 'Parado. No se ha guardado nada.',
    clipboard: 'El navegador no pone imágenes en el portapapeles. Guarda el PNG.',
  },
};

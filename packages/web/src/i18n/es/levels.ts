import type { Words } from '../words.ts';

export const levels: Words['levels'] = {
  1: { name: 'Primeros pasos', says: 'Acaba de aprender las reglas y se le escapa mucho.' },
  2: { name: 'Aprendiz', says: 'Ve lo que está cerca, olvida lo que está lejos.' },
  3: { name: 'Aficionado', says: 'Cuenta capturas; las cadenas largas se le escapan.' },
  4: { name: 'Cuidadoso', says: 'Mira cada respuesta y se le escapa poco.' },
  5: { name: 'Experto', says: 'Ve todo lo que pasa enseguida.' },
  6: { name: 'Hábil', says: 'Da una canica para ganar dos.' },
  7: { name: 'Fuerte', says: 'Planea varias jugadas forzadas por delante.' },
  8: { name: 'Toda su fuerza', says: 'Todo lo que tiene. Cuanto más piensa, mejor juega.' },
};

import type { Words } from '../words.ts';

export const presets: Words['presets'] = {
  official: { name: 'Estándar', says: 'El juego oficial con 37 anillos.' },
  'official-40': { name: '40 anillos', says: 'Reglas oficiales, tres anillos más.' },
  'official-43': { name: '43 anillos', says: 'Reglas oficiales en un tablero asimétrico.' },
  'official-44': { name: '44 anillos', says: 'Reglas oficiales, siete anillos más.' },
  'official-48': { name: '48 anillos', says: 'Reglas oficiales para jugadores con experiencia.' },
  'official-61': { name: '61 anillos', says: 'Reglas oficiales en el hexágono más grande.' },
  'official-tournament': {
    name: 'Torneo, 48 anillos',
    says: 'Pieza tocada, pieza jugada; una captura olvidada se puede exigir; no vaciéis la reserva juntos.',
  },
  'official-tournament-61': {
    name: 'Torneo, 61 anillos',
    says: 'Las reglas de torneo con 61 anillos.',
  },
  blitz: {
    name: 'Relámpago',
    says: 'Menos canicas y objetivos menores: una partida en diez minutos.',
  },
  'cz-basic': { name: 'Checo básico', says: 'El juego pequeño de las reglas checas.' },
  'cz-tournament': {
    name: 'Torneo checo',
    says: 'Canica tocada, canica jugada; una captura olvidada se puede exigir.',
  },
  'sv-basic': {
    name: 'Sueco básico',
    says: 'El juego pequeño; los grupos llenos siempre se ganan.',
  },
  'sv-extended': {
    name: 'Sueco ampliado',
    says: '48 anillos; los grupos llenos siempre se ganan.',
  },
  'sv-literal': {
    name: 'Sueco al pie de la letra',
    says: 'Las canicas viejas saltan sobre las nuevas; un grupo se gana al aislarlo retirando un anillo.',
  },
  'he-beginner': {
    name: 'Hebreo para principiantes',
    says: 'También sale un anillo tras cada captura; al final deciden los puntos.',
  },
  'he-advanced': { name: 'Hebreo avanzado', says: 'Las reglas en hebreo con 58 anillos.' },
  'he-advanced-48': {
    name: 'Hebreo avanzado, 48 anillos',
    says: 'Las reglas en hebreo con 48 anillos.',
  },
  'he-literal': {
    name: 'Hebreo al pie de la letra',
    says: 'Una cadena puede parar antes; los anillos usados se quedan; un grupo se gana al aislarlo retirando un anillo.',
  },
  'he-literal-58': {
    name: 'Hebreo al pie de la letra, 58 anillos',
    says: 'Las mismas reglas con 58 anillos.',
  },
  boardspace: {
    name: 'Boardspace',
    says: 'Como en boardspace.net: los grupos llenos siempre se ganan.',
  },
  'boardspace-48': { name: 'Boardspace, 48 anillos', says: 'Las mismas reglas con 48 anillos.' },
  'boardspace-61': { name: 'Boardspace, 61 anillos', says: 'Las mismas reglas con 61 anillos.' },
};

export const presetGroups: Words['presetGroups'] = {
  start: 'Empieza aquí',
  boards: 'Otros tableros',
  tournament: 'Torneo',
  national: 'Checo y sueco',
  hebrew: 'Hebreo',
  boardspace: 'Boardspace',
};

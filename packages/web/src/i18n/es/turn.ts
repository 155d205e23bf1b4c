import type { Words } from '../words.ts';
import { aMarble, count, counts, list, marble, n, only } from './marbles.ts';

export const step: Words['step'] = {
  yourMove: 'Te toca',
  move: (name) => `Turno de ${name}`,
  thinking: 'Pensando',
  marble: 'Canica',
  ring: 'Anillo',
  remove: 'Retira un anillo libre',
  pickColour: 'Elige un color de la reserva',
  fromPool: (colour) => `${marble[colour].title}, de la reserva`,
  fromCaptives: (colour) => `${marble[colour].title}, de tus capturas`,
  pickRing: 'Toca un anillo vacío',
  onRing: (label) => `En ${label}. Arrastra para cambiar`,
  onRingTouched: (label) => `En ${label}`,
  freeCount: (rings) => n(rings, { one: '# anillo está libre', other: '# anillos están libres' }),
  willRemove: (label) => `${label} sale del tablero`,
  noneFree: 'No hay anillos libres: no se retira ninguno',
  mustCapture: 'Debes capturar',
  mayCapture: 'Puedes capturar',
  mayCaptureSays: 'Toca una canica resaltada, o coloca una de la reserva.',
  mustCaptureSays: 'Una canica que puede saltar sobre su vecina tiene que hacerlo.',
  ways: (ways) => n(ways, { one: '# manera', other: '# maneras' }),
  fromHas: (label, paths) => `${label}: ${n(paths, { one: '# camino', other: '# caminos' })}`,
  pickJumper: 'Toca una canica resaltada',
  ringAfter: 'Ahora retira un anillo libre',
  ringsOnly: 'Retira un anillo libre',
  ringsOnlySays: 'La reserva está vacía: ya solo se retiran anillos.',
  pass: 'Nada que colocar: pasa',
  back: 'Paso atrás',
  clear: 'Borrar',
  help: 'Teclas y ayuda',
};

export const dock: Words['dock'] = {
  turn: 'Jugada',
  pool: 'Reserva',
  left: (marbles) => n(marbles, { one: 'queda #, común', other: 'quedan #, comunes' }),
  captives: 'Tus capturas',
  captivesSay: 'Reserva vacía: coloca de tus capturas',
  poolEmpty: 'Reserva vacía:',
  fromCaptives: 'coloca de tus capturas',
  leftHere: 'quedan',
  play: 'Jugar',
  playAndWin: 'Jugar y ganar',
  capture: (marbles) => n(marbles, { one: 'Capturar # canica', other: 'Capturar # canicas' }),
  stopHere: (marbles) =>
    n(marbles, { one: 'Parar aquí, # canica', other: 'Parar aquí, # canicas' }),
  pass: 'Pasar',
  leave: 'Dejarlas',
  chooseJumper: 'Elige quién salta',
  chooseMarble: 'Elige una canica',
  chooseRing: 'Elige un anillo',
  chooseRemoval: 'Retira un anillo',
  wait: 'Espera',
  undo: 'Deshacer',
  played: (notation) => `Jugado: ${notation}`,
  demand: 'Deshacer: captura olvidada',
  demandSays: (name) => `${name}: había una captura y no se hizo.`,
  paths: 'Caminos de captura',
  path: (letter) => `Camino ${letter}`,
  endsOn: (label) => `acaba en ${label}`,
  route: (labels) => `por ${list(labels, 'y luego')}`,
  sameResult: 'El mismo resultado por otro camino',
  viewing: (move) => `Viendo la jugada ${move}`,
  viewingStart: 'Viendo el comienzo',
  backToGame: 'Volver a la partida',
};

export const preview: Words['preview'] = {
  claim: 'Ganas',
  cutOff: 'Aislado pero no lleno: no se gana nada',
  claimsTitle: (claimed) => {
    const single = only(claimed);
    return `Gana ${single === undefined ? counts(claimed) : aMarble(single)}`;
  },
  claimsSays: (removed, rings) =>
    removed === undefined
      ? `Todos los anillos del grupo ${list(rings)} están ocupados: es tuyo.`
      : `Al retirar ${removed} se aísla ${list(rings)}. Todos los anillos del grupo están ocupados: es tuyo.`,
  cutOffTitle: 'Aísla un grupo',
  cutOffSays: 'Aún tiene un anillo vacío, así que no se gana nada.',
  wins: 'Esto gana la partida',
  has: (have, goal, colour) => `${have} de ${goal} ${marble[colour].many}`,
  oneMore: 'una más gana la partida',
  away: (missing, colour) =>
    n(missing, {
      one: `falta ${count(missing, colour)}`,
      other: `faltan ${count(missing, colour)}`,
    }),
  mayLeave: 'También puedes dejarlas.',
};

export const tips: Words['tips'] = {
  place: (held) =>
    held === undefined
      ? 'Elige un color de la reserva y toca un anillo para colocar la canica.'
      : `Toca un anillo para colocar la canica ${marble[held].one}, o elige otro color.`,
  remove: 'Ahora retira uno de los anillos libres.',
  wait: 'Bien. Ahora juega el ordenador.',
  capture: 'Salta sobre una canica para capturarla. Si puedes, debes.',
  skip: 'Sin consejos',
};

export const failure: Words['failure'] = {
  says: {
    'not-loaded': 'No se pudo cargar el ordenador, pero tu partida está a salvo.',
    stopped: 'El ordenador se paró con un error, pero tu partida está a salvo.',
    silent: 'El ordenador no respondió a tiempo, pero tu partida está a salvo.',
    nonsense: 'El ordenador eligió una jugada imposible, así que no se jugó.',
  },
  noAnswer: 'Sin respuesta',
  again: 'Reintentar',
  both: 'Jugar por ambos',
};

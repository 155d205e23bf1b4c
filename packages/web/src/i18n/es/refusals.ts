import type { Words } from '../words.ts';
import { marble as names, n } from './marbles.ts';

export const refusals: Words['refusals'] = {
  'game-over': () => 'La partida ha terminado.',
  'capture-forced': (_, { captures }) =>
    `Primero debes capturar. ${n(captures, { one: '# manera', other: '# maneras' })}.`,
  'capture-unfinished': () => 'Esta canica aún puede capturar, así que debe seguir.',
  'no-such-jump': ({ from, to }, { label }) =>
    `${label(from)} no puede saltar a ${label(to)}. Se salta sobre una vecina al anillo vacío de detrás.`,
  'newest-may-not-jump': ({ from }, { label }) =>
    `La canica de ${label(from)} se colocó la última, así que no puede empezar una captura.`,
  'no-marble-there': ({ ring }, { label }) => `No hay ninguna canica en ${label(ring)}.`,
  occupied: ({ ring }, { label }) => `En ${label(ring)} ya hay una canica.`,
  'ring-gone': ({ ring }, { label, goneOn }) => {
    const move = goneOn(ring);
    return move === undefined
      ? `No hay anillo en ${label(ring)}.`
      : `${label(ring)} se retiró en la jugada ${move}.`;
  },
  'marble-unavailable': ({ marble, from }) =>
    from === 'pool'
      ? `No quedan canicas ${names[marble].many} en la reserva.`
      : `No tienes ninguna canica ${names[marble].one}.`,
  'removal-occupied': () => 'Solo se pueden retirar anillos vacíos.',
  'ring-not-free': ({ ring }, { label, holders }) =>
    `A ${label(ring)} lo ${n(holders(ring), { one: 'sujeta # anillo', other: 'sujetan # anillos' })}. Un anillo libre tiene dos lados abiertos contiguos.`,
  'ring-locked': ({ ring }, { label }) =>
    `${label(ring)} ha llevado una canica, así que se queda en el tablero.`,
  'removal-required': () => 'Retira un anillo libre para terminar la jugada.',
  'removal-after-capture': () => 'Tras una captura no se retira ningún anillo.',
  'rings-only': () => 'La reserva está vacía: ya solo se retiran anillos.',
  'placement-required': () => 'Primero elige una canica de la reserva.',
  'must-pass': () => 'No tienes nada que colocar, así que pasas.',
  'may-not-pass': () => 'Aquí no puedes pasar.',
  'claim-automatic': () => 'En esta partida los grupos llenos siempre se ganan.',
  'nothing-to-decline': ({ ring }, { label }) => `En ${label(ring)} no hay nada que dejar.`,
  touched: () => 'Tocado, jugado: este paso ya no se cambia.',
  'turn-unfinished': () => 'La jugada aún no está terminada.',
  'not-your-turn': (_, { toMove }) => `Es el turno de ${toMove}.`,
  'looking-back': () => 'Estás viendo una jugada anterior. Vuelve a la partida para jugar.',
  'taps-off': () => 'Los toques están apagados: arrastra la canica o el anillo.',
  'cannot-capture': ({ ring }, { label }) => `La canica de ${label(ring)} no puede capturar ahora.`,
  'several-paths': ({ ring, ways }, { label }) =>
    `${n(ways, { one: '# camino acaba', other: '# caminos acaban' })} en ${label(ring)}. Elige una de las tarjetas.`,
};

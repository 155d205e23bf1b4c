import type { Words } from '../words.ts';

export const options: Words['options'] = {
  jumpChoice: {
    any: undefined,
    olderOverNewer: 'La última canica colocada no puede empezar una captura.',
  },
  chain: { mandatory: undefined, optional: 'Una cadena puede parar tras cualquier salto.' },
  ringAfterCapture: {
    never: undefined,
    required: 'También se retira un anillo libre tras una captura.',
  },
  isolationTrigger: {
    removalOrFill: undefined,
    removalOnly: 'Solo al retirar se aísla un grupo; llenarlo no basta.',
  },
  isolationClaim: { optional: undefined, automatic: 'Los grupos llenos siempre se ganan.' },
  declinedGroup: {
    dead: undefined,
    claimableLater: 'Los grupos dejados se pueden ganar después.',
  },
  usedRings: { removable: undefined, locked: 'Un anillo que llevó una canica se queda.' },
  poolEmpty: {
    ownCaptives: undefined,
    ringsOnly: 'Con la reserva vacía solo se retiran anillos.',
  },
  noMarbles: { pass: undefined, loss: 'Quien no tiene canica que colocar pierde.' },
  fullBoard: {
    fillerWins: undefined,
    claimOnly: 'Ocupar el último anillo no gana por sí solo.',
  },
  noGoalEnd: {
    tie: undefined,
    points: 'Sin objetivo deciden los puntos: blanca 4, gris 3, negra 2.',
  },
  repetition: {
    coloursIgnored: undefined,
    exactColours: 'Una posición repetida solo cuenta con los mismos colores.',
    off: 'La repetición no termina la partida.',
  },
  collaboration: {
    off: undefined,
    bothLose: 'Si la reserva se vacía antes de capturar, pierden ambos.',
  },
  touchMove: {
    off: undefined,
    marble: 'Una canica tocada tiene que jugarse.',
    full: 'Tocado, jugado: canica, anillo y anillo retirado.',
  },
  missedCapture: {
    enforced: undefined,
    claimable: 'Una captura se puede olvidar, pero el rival puede exigirla.',
  },
  firstPlayer: { lot: undefined, first: undefined, second: undefined },
  openingPass: { no: undefined, yes: 'En la primera jugada de la partida se puede pasar.' },
};

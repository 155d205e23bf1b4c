import type { LessonWords } from '../../learn/words.ts';

export const lessons: LessonWords = {
  title: 'Aprende a jugar',
  says: 'Nueve lecciones cortas en un tablero de verdad. Las cuatro primeras llevan dos minutos.',
  number: (lesson, of) => `Lección ${lesson} de ${of}`,
  done: 'Hecha',
  doneOf: (done, of) => `${done} de ${of} hechas`,
  begin: 'Empezar',
  goOn: 'Seguir',
  again: 'Desde el principio',
  all: 'Todas las lecciones',
  lessons: 'Lecciones',
  task: 'Tarea',
  hint: 'Pista',
  show: 'Enséñame',
  tryAgain: 'Reintentar',
  next: 'Lección siguiente',
  skip: 'Saltar',
  finish: 'Todas las lecciones',
  replying: 'Tu rival responde.',
  held: 'Lo que has capturado',
  toRules: 'Leer todas las reglas',
  start: 'Empezar la partida',
  texts: {
    place: {
      title: 'Colocar una canica',
      says: 'Las canicas están en una reserva común a los dos jugadores.',
      steps: {
        place: {
          task: 'Coloca una canica en cualquier anillo vacío.',
          hint: 'La canica gris está en tu mano. También puedes elegir otro color.',
          right: 'Bien. Cada canica es de los dos hasta que uno la captura.',
        },
      },
      wrong: {},
    },
    remove: {
      title: 'Retirar un anillo',
      says: 'Después de cada colocación sale del tablero un anillo libre.',
      steps: {
        held: {
          task: 'Tu canica está en d4. Ahora intenta retirar un anillo del centro.',
          hint: 'Elige un anillo vacío que tenga anillos todo alrededor.',
          right: 'Está sujeto: un anillo solo se desliza por dos lados abiertos contiguos.',
        },
        free: {
          task: 'Retira uno de los anillos libres del borde.',
          hint: 'Los anillos libres están levantados y su borde es discontinuo.',
          right:
            'Eso fue una jugada entera: una canica, un anillo. El tablero encoge para siempre.',
        },
      },
      wrong: {
        wasFree:
          'Ese anillo está libre, por eso salió. Prueba antes con uno del centro, para ver qué lo sujeta.',
      },
    },
    capture: {
      title: 'Capturar',
      says: 'Salta sobre una canica para tomarla. Si puedes, debes.',
      steps: {
        jump: {
          task: 'Haz la captura: una canica puede saltar sobre su vecina.',
          hint: 'La canica resaltada salta en línea recta al anillo vacío de detrás.',
          right: 'Tuya. El color no importa al saltar, y donde se puede, es obligatorio.',
        },
      },
      wrong: {},
    },
    chain: {
      title: 'Cadenas',
      says: 'Una canica sigue saltando mientras puede. El camino lo eliges tú.',
      steps: {
        choose: {
          task: 'Captura con la canica gris por el camino que trae una blanca.',
          hint: 'Tras el primer salto el camino se divide. Mira dónde acaba cada uno.',
          right: 'Tres en una jugada. Eliges el camino, pero hay que saltarlo hasta el final.',
        },
      },
      wrong: {
        noWhite: 'Dos negras, pero ninguna blanca. El otro camino también toma una blanca.',
      },
    },
    isolate: {
      title: 'Aislar una esquina',
      says: 'Los anillos aislados y todos ocupados son tuyos, con sus canicas.',
      steps: {
        corner: {
          task: 'g1 cuelga de un solo anillo. Ocúpalo, aíslalo y gana la canica.',
          hint: 'Coloca en g1 y retira g2.',
          right: 'Ganados, canica y anillo. Elige blanca para esto: es la que menos hace falta.',
        },
      },
      wrong: {
        notFull: 'g1 está aislado pero vacío: solo se gana un grupo lleno. Ocúpalo primero.',
        notCut: 'g1 sigue unido al resto, así que no se gana nada.',
      },
    },
    sacrifice: {
      title: 'El sacrificio',
      says: 'Da una para ganar dos: un salto forzado le cuesta el turno a tu rival.',
      steps: {
        offer: {
          task: 'Necesitas dos jugadas para la esquina g2 y g3. Haz una oferta que haya que tomar.',
          hint: 'Coloca negra en c5, junto a d6, y retira f3, uno de los dos anillos que sujetan la esquina.',
          right: 'Tuvo que saltar. Te toca otra vez.',
        },
        claim: {
          task: 'Ahora ocupa g2 y aísla la esquina.',
          hint: 'Coloca blanca en g2 y retira f4.',
          right: 'Una dada, dos blancas ganadas. Este truco gana partidas.',
        },
      },
      wrong: {
        quiet: 'No hay nada que tomar, así que tu rival puede estropear la esquina.',
        escapes: 'Salta, pero después no puedes ganar dos.',
        none: 'Así no se ganan dos. La esquina sigue esperando.',
      },
    },
    goals: {
      title: 'Cuatro maneras de ganar',
      says: 'Cuatro blancas, cinco grises, seis negras, o tres de cada color.',
      steps: {
        box: {
          task: 'Tienes lo que muestra el marcador. ¿Qué canica gana ahora?',
          hint: 'El recuadro tiene tres de cada color. Un hueco está abierto.',
          right: 'Correcto: tres de cada color.',
        },
        row: {
          task: '¿Y ahora? ¿Qué canica gana?',
          hint: 'Una fila llena también gana: cuatro blancas, cinco grises o seis negras.',
          right: 'Correcto: cinco grises. Basta con uno de los cuatro objetivos.',
        },
      },
      wrong: {
        noGoal: 'Con esa canica no se llena ni una fila ni el recuadro.',
      },
    },
    win: {
      title: 'Ganar en dos jugadas',
      says: 'Una oferta, un salto forzado, un grupo: de una partida real.',
      steps: {
        offer: {
          task: 'Tienes dos blancas. Gana en dos jugadas: empieza con una oferta.',
          hint: 'Coloca blanca en f3 y retira e4. Entonces g3 tiene que saltar.',
          right: 'g3 tuvo que saltar sobre f3 y dejó su anillo.',
        },
        win: {
          task: 'Ahora gana.',
          hint: 'Coloca blanca en g3 y retira f3.',
          right: 'Cuatro blancas: has ganado.',
        },
      },
      wrong: {
        quiet: 'No hay nada que tomar, así que tu rival tiene su propia jugada.',
        escapes: 'Salta, pero la victoria se ha ido.',
        notYet: 'Eso aún no gana. Necesitas dos blancas a la vez.',
      },
    },
    game: {
      title: 'Una partida entera',
      says: 'Contra el ordenador en el primer nivel, con consejos, en 37 anillos.',
      steps: {},
      wrong: {},
    },
  },
};

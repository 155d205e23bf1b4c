import type { RulesPageWords } from '../../rules/words.ts';

export const rulesPage: RulesPageWords = {
  title: 'Las reglas de ZÈRTZ',
  says: 'Primero el juego oficial; lo que cambian otras ediciones está al final.',
  contents: 'En esta página',
  clauses: 'Cláusulas',
  clauseNote:
    'Marcas como R5.5 son las cláusulas numeradas de RULES.md, que dice lo mismo con exactitud.',
  learn: 'Aprender en el tablero',
  play: 'Jugar',
  back: 'Volver',
  print: 'Imprimir',
  sections: {
    goal: {
      title: 'El objetivo',
      says: {
        aim: 'Dos jugadores se turnan en un solo tablero, con canicas que no son de ninguno. Solo es tuya la canica que capturas o aíslas.',
        goals:
          'Ganas en cuanto tienes cuatro blancas, cinco grises o seis negras, o tres de cada color. Basta con uno de los cuatro objetivos, y tener más no es ganar más.',
      },
    },
    material: {
      title: 'Anillos y canicas',
      says: {
        rings:
          'El tablero se hace de anillos puestos uno junto a otro: 37 en un hexágono, o más en tableros mayores. Durante la partida encoge.',
        pool: 'Al lado están las canicas en una reserva común: 6 blancas, 8 grises y 10 negras.',
        words:
          'Un anillo sin canica está vacío. Un grupo son todos los anillos unidos entre sí; está lleno si en cada uno hay una canica.',
      },
    },
    turn: {
      title: 'Tu jugada',
      says: {
        either:
          'Si en algún lugar del tablero puede saltar una canica, tu jugada tiene que ser una captura. Si no, colocas una canica y retiras un anillo.',
        noPass: 'Nadie puede pasar por voluntad propia.',
        order:
          'Primero la colocación o la captura, luego la retirada, luego lo que aíslas. Al final se mira si la partida ha terminado.',
      },
    },
    placing: {
      title: 'Colocar y retirar',
      says: {
        place:
          'Elige una canica de cualquier color de la reserva y ponla en cualquier anillo vacío.',
        remove: 'Después quita del tablero un anillo libre. No vuelve nunca.',
        free: 'Un anillo está libre si está vacío y tiene abiertos dos lados contiguos, de modo que se puede deslizar sin mover otro. Un lado abierto no basta, ni dos separados. Las canicas de alrededor no importan.',
        none: 'Si no hay ningún anillo libre, no retiras ninguno y la jugada es solo la canica.',
      },
    },
    capturing: {
      title: 'Capturar saltando',
      says: {
        jump: 'Una canica salta en línea recta sobre una canica vecina al anillo vacío justo detrás. Nunca salta sobre dos seguidas, ni sobre un hueco, ni encima de una canica.',
        any: 'Cualquier canica puede saltar sobre cualquier otra: el color y quién la colocó no importan.',
        chain:
          'Si la misma canica puede seguir saltando desde donde cayó, debe hacerlo, en la dirección que sea. Lo que saltó sale enseguida del tablero, y puede caer dos veces en un anillo.',
        choice:
          'Si hay varios caminos eliges uno; no tiene que ser el más largo. Pero hay que saltarlo hasta el final.',
        whole:
          'Las canicas saltadas son tuyas. Una captura es toda la jugada: no colocas nada ni retiras ningún anillo.',
      },
    },
    isolating: {
      title: 'Ganar aislando',
      says: {
        claim:
          'Si tu colocación deja un grupo separado del resto con una canica en cada uno de sus anillos, puedes tomarlo: anillos y canicas salen del tablero, y las canicas son tuyas. Es parte de la misma jugada.',
        how: 'Un grupo queda lleno cuando se retira el anillo que lo unía, cuando se ocupa su último anillo vacío, o cuando se retira este. Varios grupos pueden llenarse a la vez. La canica recién colocada puede estar entre ellas.',
        vacant:
          'Un grupo con un anillo vacío sigue en juego, por pequeño que sea. Si la parte mayor está llena y la menor no, se gana la mayor.',
        decline:
          'También puedes dejar un grupo. Entonces nadie puede ya usarlo ni tomarlo, salvo que no quede ningún anillo vacío en todo el tablero.',
      },
    },
    empty: {
      title: 'Reserva vacía, tablero lleno',
      says: {
        captives:
          'Mientras la reserva tiene canicas, salen de ahí. Cuando está vacía, colocas canicas que has capturado, y así las devuelves.',
        stuck:
          'Si no tienes nada que colocar ni nada con que saltar, pasas. Dos pases seguidos terminan la partida. También un tablero sin anillos vacíos.',
        full: 'Si tu jugada no deja ningún anillo vacío en el tablero, ganas, y puedes tomar todo lo que queda.',
      },
    },
    end: {
      title: 'El final',
      says: {
        win: 'Si has logrado un objetivo se mira al final de tu jugada; una captura se salta antes hasta el final.',
        tie: 'Si no se puede seguir, o la misma situación aparece por tercera vez, la partida es un empate.',
        outside: 'Quien se rinde o se queda sin tiempo pierde. Ambos pueden acordar tablas.',
      },
    },
    tournament: {
      title: 'En torneos',
      says: {
        board:
          'Los torneos se juegan con 48 anillos o más, con 24 canicas y los objetivos de arriba.',
        touch:
          'Una canica tocada se juega, igual que el primer anillo tocado con ella y el primer anillo libre tocado después.',
        missed:
          'Una captura olvidada no se impide. El rival puede exigir que se deshaga la jugada y se capture, puede capturar él, o callar y seguir. Solo se puede deshacer la última jugada.',
        together: 'Si los jugadores vacían la reserva antes de que nadie capture, pierden ambos.',
      },
    },
    notation: {
      title: 'Cómo se escriben las jugadas',
      says: {
        rings:
          'Las columnas son letras desde la izquierda, y los anillos se cuentan desde abajo: a1, d4, g4. Los colores son W, G y B.',
        turns:
          'Wd4,a1 coloca blanca en d4 y retira a1. x e3Wg3 salta de e3 sobre blanca a g3. Bd7,b2 x Wa1Wa2 coloca, retira y gana dos blancas.',
      },
    },
  },
  diagrams: {
    placement: 'Se coloca negra en d5 y se retira el anillo libre g4.',
    held: 'd7 ya no está, pero d6 sigue sujeto: solo tiene un lado abierto.',
    jump: 'La blanca de c4 salta sobre la gris de d4 a e3 y la captura. La gris también podría saltar sobre la blanca.',
    chain:
      'La gris salta tres veces, de a1 por c3 y e2 a g2, y toma una negra, una gris y una blanca.',
    isolation:
      'La gris ocupa g2 y se retira g3: g1 y g2 quedan aislados y llenos, así que se ganan ambas canicas.',
    notFull: 'Aquí g2 está vacío, así que no se gana nada al retirar g3.',
  },
  presets: {
    title: 'Ediciones y reglamentos',
    says: 'Todas las reglas que se pueden elegir para una partida, con lo que cambian del juego oficial.',
    name: 'Reglamento',
    set: 'Tablero, reserva y objetivos',
    changes: 'Qué más es distinto',
    none: 'Nada más',
  },
  requests: {
    title: 'Tres textos y sus lecturas',
    says: 'Tres textos de reglas, uno checo, uno hebreo y uno sueco, se pueden jugar al pie de la letra. Aquí se ve dónde se apartan de las reglas oficiales y dónde se pueden leer de dos maneras.',
    presets: 'Reglamentos',
    texts: {
      czech: {
        title: 'El texto checo',
        says: 'Una edición más antigua con menos canicas, y reglas de torneo.',
        items: {
          small:
            'Menos canicas, 5 blancas, 7 grises y 9 negras, y objetivos menores: tres blancas, cuatro grises, cinco negras, o dos de cada. En sus torneos valen los grandes.',
          lie: 'Las canicas aisladas se pueden tomar o dejar, como en el juego oficial.',
          last: 'Quien hace desaparecer el último anillo vacío toma todas las canicas, y así probablemente gana: la victoria misma necesita un objetivo.',
          tournament:
            'Una canica tocada tiene que jugarse. Una captura olvidada se puede reclamar, o callar.',
        },
      },
      hebrew: {
        title: 'El texto hebreo',
        says: 'Capturar también cuesta un anillo, y sin objetivo deciden los puntos.',
        items: {
          ring: 'Tras cada captura también se retira un anillo libre, y no se coloca ninguna canica.',
          chain:
            'Se puede seguir saltando, como en las damas. Leído como en otros textos, se debe; al pie de la letra, una cadena puede parar tras cualquier salto.',
          used: 'Un anillo que ha tenido una canica no se retira. Leído como: el que la tiene ahora. Al pie de la letra, un anillo usado se queda para siempre.',
          isolated:
            'Quien aísla una canica al retirar un anillo tiene derecho a ella. Al pie de la letra, llenar un grupo aislado no gana nada.',
          pool: 'Con la reserva vacía y sin saltos, solo se retiran anillos, hasta que algo se captura o se aísla.',
          points: 'Sin objetivo deciden los puntos: blanca 4, gris 3, negra 2.',
          pyramid:
            'El juego avanzado es una pirámide de 8-7-6-5-4-3 a cada lado, que necesita 58 anillos. Los 49 anillos de una caja dan el tablero de 48.',
        },
      },
      swedish: {
        title: 'El texto sueco',
        says: 'El juego pequeño, en pocas palabras.',
        items: {
          small:
            'Menos canicas, 5 blancas, 7 grises y 9 negras, y objetivos menores: tres blancas, cuatro grises, cinco negras, o dos de cada.',
          older:
            'La canica vieja salta sobre la nueva. Leído como ejemplo, cualquiera puede saltar; al pie de la letra, la última colocada no puede empezar.',
          island:
            'Las canicas que una retirada deja en una isla llena son del jugador, sin elección. Al pie de la letra, llenar una isla no gana nada.',
          bigger:
            'Las versiones ampliadas tienen más anillos y canicas y objetivos más altos: aquí 48 anillos.',
        },
      },
    },
  },
};

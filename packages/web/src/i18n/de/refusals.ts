import type { Words } from '../words.ts';
import { marble as names, n } from './marbles.ts';

export const refusals: Words['refusals'] = {
  'game-over': () => 'Die Partie ist zu Ende.',
  'capture-forced': (_, { captures }) =>
    `Du musst zuerst schlagen. ${n(captures, { one: '# Möglichkeit', other: '# Möglichkeiten' })}.`,
  'capture-unfinished': () => 'Diese Kugel kann weiter schlagen, also muss sie weiter.',
  'no-such-jump': ({ from, to }, { label }) =>
    `${label(from)} kann nicht nach ${label(to)} springen. Gesprungen wird über eine Nachbarin auf den leeren Ring dahinter.`,
  'newest-may-not-jump': ({ from }, { label }) =>
    `Die Kugel auf ${label(from)} wurde zuletzt gesetzt, also darf sie kein Schlagen beginnen.`,
  'no-marble-there': ({ ring }, { label }) => `Auf ${label(ring)} liegt keine Kugel.`,
  occupied: ({ ring }, { label }) => `Auf ${label(ring)} liegt schon eine Kugel.`,
  'ring-gone': ({ ring }, { label, goneOn }) => {
    const move = goneOn(ring);
    return move === undefined
      ? `Auf ${label(ring)} ist kein Ring.`
      : `${label(ring)} wurde in Zug ${move} entfernt.`;
  },
  'marble-unavailable': ({ marble, from }) =>
    from === 'pool'
      ? `Im Vorrat sind keine ${names[marble].many}n Kugeln mehr.`
      : `Du hast keine ${names[marble].one} Kugel.`,
  'removal-occupied': () => 'Nur leere Ringe können entfernt werden.',
  'ring-not-free': ({ ring }, { label, holders }) =>
    `${label(ring)} wird von ${n(holders(ring), { one: '# Ring', other: '# Ringen' })} gehalten. Ein freier Ring hat zwei offene Seiten nebeneinander.`,
  'ring-locked': ({ ring }, { label }) =>
    `${label(ring)} hat eine Kugel getragen und bleibt auf dem Brett.`,
  'removal-required': () => 'Entferne einen freien Ring, um den Zug zu beenden.',
  'removal-after-capture': () => 'Nach dem Schlagen wird kein Ring entfernt.',
  'rings-only': () => 'Der Vorrat ist leer: Ab jetzt werden nur Ringe entfernt.',
  'placement-required': () => 'Wähle zuerst eine Kugel aus dem Vorrat.',
  'must-pass': () => 'Du hast nichts zu setzen, also setzt du aus.',
  'may-not-pass': () => 'Hier kannst du nicht aussetzen.',
  'claim-automatic': () => 'In dieser Partie werden volle Gruppen immer gewonnen.',
  'nothing-to-decline': ({ ring }, { label }) =>
    `Auf ${label(ring)} gibt es nichts liegen zu lassen.`,
  touched: () => 'Berührt, geführt: Dieser Schritt steht fest.',
  'turn-unfinished': () => 'Der Zug ist noch nicht fertig.',
  'not-your-turn': (_, { toMove }) => `${toMove} ist dran.`,
  'looking-back': () => 'Du siehst einen früheren Zug. Geh zurück zur Partie, um zu spielen.',
  'taps-off': () => 'Tippen ist aus: Zieh die Kugel oder den Ring.',
  'cannot-capture': ({ ring }, { label }) =>
    `Die Kugel auf ${label(ring)} kann jetzt nicht schlagen.`,
  'several-paths': ({ ring, ways }, { label }) =>
    `${n(ways, { one: '# Weg endet', other: '# Wege enden' })} auf ${label(ring)}. Wähle eine der Karten.`,
};

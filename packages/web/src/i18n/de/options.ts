import type { Words } from '../words.ts';

export const options: Words['options'] = {
  jumpChoice: {
    any: undefined,
    olderOverNewer: 'Die zuletzt gesetzte Kugel darf kein Schlagen beginnen.',
  },
  chain: { mandatory: undefined, optional: 'Eine Kette darf nach jedem Sprung enden.' },
  ringAfterCapture: {
    never: undefined,
    required: 'Auch nach dem Schlagen wird ein freier Ring entfernt.',
  },
  isolationTrigger: {
    removalOrFill: undefined,
    removalOnly: 'Nur Entfernen trennt eine Gruppe ab; sie zu füllen nicht.',
  },
  isolationClaim: { optional: undefined, automatic: 'Volle Gruppen werden immer gewonnen.' },
  declinedGroup: {
    dead: undefined,
    claimableLater: 'Liegen gelassene Gruppen können später gewonnen werden.',
  },
  usedRings: { removable: undefined, locked: 'Ein Ring, der eine Kugel trug, bleibt liegen.' },
  poolEmpty: {
    ownCaptives: undefined,
    ringsOnly: 'Ist der Vorrat leer, werden nur noch Ringe entfernt.',
  },
  noMarbles: { pass: undefined, loss: 'Wer keine Kugel zu setzen hat, verliert.' },
  fullBoard: {
    fillerWins: undefined,
    claimOnly: 'Den letzten Ring zu besetzen gewinnt allein nicht.',
  },
  noGoalEnd: {
    tie: undefined,
    points: 'Ohne Ziel entscheiden Punkte: Weiß 4, Grau 3, Schwarz 2.',
  },
  repetition: {
    coloursIgnored: undefined,
    exactColours: 'Eine Wiederholung zählt nur mit denselben Farben.',
    off: 'Wiederholung beendet die Partie nicht.',
  },
  collaboration: {
    off: undefined,
    bothLose: 'Ist der Vorrat leer, bevor jemand schlägt, verlieren beide.',
  },
  touchMove: {
    off: undefined,
    marble: 'Eine berührte Kugel muss gespielt werden.',
    full: 'Berührt, geführt: Kugel, Ring und entfernter Ring.',
  },
  missedCapture: {
    enforced: undefined,
    claimable: 'Versäumtes Schlagen wird nicht verhindert, aber der Gegner darf es verlangen.',
  },
  firstPlayer: { lot: undefined, first: undefined, second: undefined },
  openingPass: { no: undefined, yes: 'Im ersten Zug der Partie darf ausgesetzt werden.' },
};

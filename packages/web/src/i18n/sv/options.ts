import type { Words } from '../words.ts';

export const options: Words['options'] = {
  jumpChoice: {
    any: undefined,
    olderOverNewer: 'Kulan som placerades sist får inte börja hoppa.',
  },
  chain: { mandatory: undefined, optional: 'En kedja får sluta efter vilket hopp som helst.' },
  ringAfterCapture: {
    never: undefined,
    required: 'En ytterbricka plockas bort efter hopp också.',
  },
  isolationTrigger: {
    removalOrFill: undefined,
    removalOnly: 'Bara en bricka som plockas bort skapar en ö; att fylla den räcker inte.',
  },
  isolationClaim: { optional: undefined, automatic: 'Fulla öar tillfaller alltid.' },
  declinedGroup: {
    dead: undefined,
    claimableLater: 'Öar som lämnats får tas senare.',
  },
  usedRings: { removable: undefined, locked: 'En bricka som burit en kula ligger kvar.' },
  poolEmpty: {
    ownCaptives: undefined,
    ringsOnly: 'När förrådet är tomt plockas bara brickor bort.',
  },
  noMarbles: { pass: undefined, loss: 'Den som inte har någon kula att placera förlorar.' },
  fullBoard: {
    fillerWins: undefined,
    claimOnly: 'Att fylla den sista brickan vinner inte i sig.',
  },
  noGoalEnd: { tie: undefined, points: 'Utan mål avgör poäng: vit 4, grå 3, svart 2.' },
  repetition: {
    coloursIgnored: undefined,
    exactColours: 'En upprepad ställning räknas bara med samma färger.',
    off: 'Upprepning avslutar inte partiet.',
  },
  collaboration: {
    off: undefined,
    bothLose: 'Töms förrådet innan någon erövrat något förlorar båda.',
  },
  touchMove: {
    off: undefined,
    marble: 'En rörd kula måste spelas.',
    full: 'Rörd är spelad: kula, bricka och bortplockad bricka.',
  },
  missedCapture: {
    enforced: undefined,
    claimable: 'Ett missat hopp hindras inte, men motståndaren får kräva det.',
  },
  firstPlayer: { lot: undefined, first: undefined, second: undefined },
  openingPass: { no: undefined, yes: 'I partiets första drag får man stå över.' },
};

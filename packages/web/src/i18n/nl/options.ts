import type { Words } from '../words.ts';

export const options: Words['options'] = {
  jumpChoice: {
    any: undefined,
    olderOverNewer: 'De laatst geplaatste knikker mag geen slag beginnen.',
  },
  chain: { mandatory: undefined, optional: 'Een keten mag na elke sprong stoppen.' },
  ringAfterCapture: {
    never: undefined,
    required: 'Ook na een slag gaat er een vrije ring weg.',
  },
  isolationTrigger: {
    removalOrFill: undefined,
    removalOnly: 'Alleen een ring weghalen snijdt een groep af; haar vullen niet.',
  },
  isolationClaim: { optional: undefined, automatic: 'Volle groepen worden altijd gewonnen.' },
  declinedGroup: {
    dead: undefined,
    claimableLater: 'Groepen die bleven liggen, mogen later gewonnen worden.',
  },
  usedRings: { removable: undefined, locked: 'Een ring die een knikker droeg, blijft liggen.' },
  poolEmpty: {
    ownCaptives: undefined,
    ringsOnly: 'Als de voorraad leeg is, gaan er alleen ringen weg.',
  },
  noMarbles: { pass: undefined, loss: 'Wie geen knikker heeft om te plaatsen, verliest.' },
  fullBoard: {
    fillerWins: undefined,
    claimOnly: 'De laatste ring bezetten wint op zich niet.',
  },
  noGoalEnd: { tie: undefined, points: 'Zonder doel beslissen punten: wit 4, grijs 3, zwart 2.' },
  repetition: {
    coloursIgnored: undefined,
    exactColours: 'Een herhaalde stelling telt alleen met dezelfde kleuren.',
    off: 'Herhaling beëindigt de partij niet.',
  },
  collaboration: {
    off: undefined,
    bothLose: 'Is de voorraad leeg voordat iemand slaat, dan verliezen beiden.',
  },
  touchMove: {
    off: undefined,
    marble: 'Een aangeraakte knikker moet gespeeld worden.',
    full: 'Aangeraakt is gespeeld: knikker, ring en weggehaalde ring.',
  },
  missedCapture: {
    enforced: undefined,
    claimable: 'Een slag mag gemist worden, maar de tegenstander mag hem opeisen.',
  },
  firstPlayer: { lot: undefined, first: undefined, second: undefined },
  openingPass: { no: undefined, yes: 'In de eerste zet van de partij mag gepast worden.' },
};

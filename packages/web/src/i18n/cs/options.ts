import type { Words } from '../words.ts';

export const options: Words['options'] = {
  jumpChoice: {
    any: undefined,
    olderOverNewer: 'Naposledy položená kulička nesmí začít skákat.',
  },
  chain: { mandatory: undefined, optional: 'Řetěz skoků lze ukončit po kterémkoli skoku.' },
  ringAfterCapture: {
    never: undefined,
    required: 'Volný kroužek se odebírá i po zajmutí.',
  },
  isolationTrigger: {
    removalOrFill: undefined,
    removalOnly: 'Skupinu odřízne jen odebrání kroužku, ne její zaplnění.',
  },
  isolationClaim: { optional: undefined, automatic: 'Plné skupiny se získávají vždy.' },
  declinedGroup: {
    dead: undefined,
    claimableLater: 'Ponechané skupiny lze získat později.',
  },
  usedRings: { removable: undefined, locked: 'Kroužek, na kterém ležela kulička, zůstává.' },
  poolEmpty: {
    ownCaptives: undefined,
    ringsOnly: 'Když je zásoba prázdná, odebírají se jen kroužky.',
  },
  noMarbles: { pass: undefined, loss: 'Kdo nemá co položit, prohrává.' },
  fullBoard: {
    fillerWins: undefined,
    claimOnly: 'Obsazení posledního kroužku samo nevyhrává.',
  },
  noGoalEnd: {
    tie: undefined,
    points: 'Bez splněného cíle rozhodují body: bílá 4, šedá 3, černá 2.',
  },
  repetition: {
    coloursIgnored: undefined,
    exactColours: 'Opakování pozice platí jen se stejnými barvami.',
    off: 'Opakování pozice hru nekončí.',
  },
  collaboration: {
    off: undefined,
    bothLose: 'Vyprázdní-li se zásoba před prvním zajmutím, prohrávají oba.',
  },
  touchMove: {
    off: undefined,
    marble: 'Kdo sáhne na kuličku, musí s ní hrát.',
    full: 'Čeho se dotknete, platí: kulička, kroužek i odebraný kroužek.',
  },
  missedCapture: {
    enforced: undefined,
    claimable: 'Opomenout skok lze, ale soupeř smí žádat vrácení tahu.',
  },
  firstPlayer: { lot: undefined, first: undefined, second: undefined },
  openingPass: { no: undefined, yes: 'První tah hry lze vynechat.' },
};

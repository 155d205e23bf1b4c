import type { Words } from '../words.ts';
import { marble as names, n } from './marbles.ts';

export const refusals: Words['refusals'] = {
  'game-over': () => 'De partij is afgelopen.',
  'capture-forced': (_, { captures }) =>
    `Je moet eerst slaan. ${n(captures, { one: '# manier', other: '# manieren' })}.`,
  'capture-unfinished': () => 'Deze knikker kan verder slaan, dus hij moet door.',
  'no-such-jump': ({ from, to }, { label }) =>
    `${label(from)} kan niet naar ${label(to)} springen. Een sprong gaat over één buur naar de lege ring erachter.`,
  'newest-may-not-jump': ({ from }, { label }) =>
    `De knikker op ${label(from)} is als laatste geplaatst, dus hij mag geen slag beginnen.`,
  'no-marble-there': ({ ring }, { label }) => `Er ligt geen knikker op ${label(ring)}.`,
  occupied: ({ ring }, { label }) => `Op ${label(ring)} ligt al een knikker.`,
  'ring-gone': ({ ring }, { label, goneOn }) => {
    const move = goneOn(ring);
    return move === undefined
      ? `Er is geen ring op ${label(ring)}.`
      : `${label(ring)} is in zet ${move} weggehaald.`;
  },
  'marble-unavailable': ({ marble, from }) =>
    from === 'pool'
      ? `Er zijn geen ${names[marble].many} knikkers meer in de voorraad.`
      : `Je hebt geen ${names[marble].one} knikker.`,
  'removal-occupied': () => 'Alleen lege ringen kunnen worden weggehaald.',
  'ring-not-free': ({ ring }, { label, holders }) =>
    `${label(ring)} wordt vastgehouden door ${n(holders(ring), { one: '# ring', other: '# ringen' })}. Een vrije ring heeft twee open zijden naast elkaar.`,
  'ring-locked': ({ ring }, { label }) =>
    `${label(ring)} heeft een knikker gedragen, dus hij blijft op het bord.`,
  'removal-required': () => 'Haal een vrije ring weg om de zet af te maken.',
  'removal-after-capture': () => 'Na een slag gaat er geen ring weg.',
  'rings-only': () => 'De voorraad is leeg: vanaf nu gaan er alleen ringen weg.',
  'placement-required': () => 'Kies eerst een knikker uit de voorraad.',
  'must-pass': () => 'Je hebt niets te plaatsen, dus je past.',
  'may-not-pass': () => 'Hier mag je niet passen.',
  'claim-automatic': () => 'In deze partij worden volle groepen altijd gewonnen.',
  'nothing-to-decline': ({ ring }, { label }) => `Op ${label(ring)} valt niets te laten liggen.`,
  touched: () => 'Aangeraakt is gespeeld: deze stap staat vast.',
  'turn-unfinished': () => 'De zet is nog niet af.',
  'not-your-turn': (_, { toMove }) => `${toMove} is aan zet.`,
  'looking-back': () => 'Je bekijkt een eerdere zet. Ga terug naar de partij om te spelen.',
  'taps-off': () => 'Tikken staat uit: sleep de knikker of de ring.',
  'cannot-capture': ({ ring }, { label }) => `De knikker op ${label(ring)} kan nu niet slaan.`,
  'several-paths': ({ ring, ways }, { label }) =>
    `${n(ways, { one: '# weg eindigt', other: '# wegen eindigen' })} op ${label(ring)}. Kies een van de kaarten.`,
};

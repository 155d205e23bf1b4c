import type { Words } from '../words.ts';
import { marble as names, n } from './marbles.ts';

export const refusals: Words['refusals'] = {
  'game-over': () => 'Partiet är slut.',
  'capture-forced': (_, { captures }) => `Du måste hoppa först. ${captures} sätt.`,
  'capture-unfinished': () => 'Den här kulan kan hoppa vidare, så den måste fortsätta.',
  'no-such-jump': ({ from, to }, { label }) =>
    `${label(from)} kan inte hoppa till ${label(to)}. Hoppet går över en granne till den tomma brickan bakom.`,
  'newest-may-not-jump': ({ from }, { label }) =>
    `Kulan på ${label(from)} placerades sist, så den får inte börja hoppa.`,
  'no-marble-there': ({ ring }, { label }) => `Det ligger ingen kula på ${label(ring)}.`,
  occupied: ({ ring }, { label }) => `På ${label(ring)} ligger redan en kula.`,
  'ring-gone': ({ ring }, { label, goneOn }) => {
    const move = goneOn(ring);
    return move === undefined
      ? `Det finns ingen bricka på ${label(ring)}.`
      : `${label(ring)} plockades bort i drag ${move}.`;
  },
  'marble-unavailable': ({ marble, from }) =>
    from === 'pool'
      ? `Det finns inga ${names[marble].many} kulor kvar i förrådet.`
      : `Du har ingen ${names[marble].one} kula.`,
  'removal-occupied': () => 'Bara tomma brickor kan plockas bort.',
  'ring-not-free': ({ ring }, { label, holders }) =>
    `${label(ring)} hålls av ${n(holders(ring), { one: '# bricka', other: '# brickor' })}. En ytterbricka har två öppna sidor bredvid varandra.`,
  'ring-locked': ({ ring }, { label }) =>
    `${label(ring)} har burit en kula, så den ligger kvar på spelplanen.`,
  'removal-required': () => 'Plocka bort en ytterbricka för att avsluta draget.',
  'removal-after-capture': () => 'Ingen bricka plockas bort efter ett hopp.',
  'rings-only': () => 'Förrådet är tomt: från och med nu plockas bara brickor bort.',
  'placement-required': () => 'Välj först en kula ur förrådet.',
  'must-pass': () => 'Du har inget att placera, så du står över.',
  'may-not-pass': () => 'Du får inte stå över här.',
  'claim-automatic': () => 'Fulla öar tillfaller alltid i det här partiet.',
  'nothing-to-decline': ({ ring }, { label }) => `På ${label(ring)} finns inget att låta ligga.`,
  touched: () => 'Rörd är spelad: det här steget kan inte ändras.',
  'turn-unfinished': () => 'Draget är inte färdigt än.',
  'not-your-turn': (_, { toMove }) => `${toMove} är vid draget.`,
  'looking-back': () => 'Du ser på ett tidigare drag. Gå tillbaka till partiet för att spela.',
  'taps-off': () => 'Tryck är av: dra kulan eller brickan.',
  'cannot-capture': ({ ring }, { label }) => `Kulan på ${label(ring)} kan inte hoppa nu.`,
  'several-paths': ({ ring, ways }, { label }) =>
    `${n(ways, { one: '# väg slutar', other: '# vägar slutar' })} på ${label(ring)}. Välj ett av korten.`,
};

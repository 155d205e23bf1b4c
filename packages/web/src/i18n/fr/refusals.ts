import type { Words } from '../words.ts';
import { marble as names, n } from './marbles.ts';

export const refusals: Words['refusals'] = {
  'game-over': () => 'La partie est finie.',
  'capture-forced': (_, { captures }) =>
    `Vous devez d’abord prendre. ${n(captures, { one: '# façon', other: '# façons' })}.`,
  'capture-unfinished': () => 'Cette bille peut encore prendre, elle doit donc continuer.',
  'no-such-jump': ({ from, to }, { label }) =>
    `${label(from)} ne peut pas sauter en ${label(to)}. On saute par-dessus une voisine vers l’anneau vide juste derrière.`,
  'newest-may-not-jump': ({ from }, { label }) =>
    `La bille en ${label(from)} a été posée en dernier : elle ne peut pas commencer une prise.`,
  'no-marble-there': ({ ring }, { label }) => `Il n’y a pas de bille en ${label(ring)}.`,
  occupied: ({ ring }, { label }) => `Il y a déjà une bille en ${label(ring)}.`,
  'ring-gone': ({ ring }, { label, goneOn }) => {
    const move = goneOn(ring);
    return move === undefined
      ? `Il n’y a pas d’anneau en ${label(ring)}.`
      : `${label(ring)} a été retiré au coup ${move}.`;
  },
  'marble-unavailable': ({ marble, from }) =>
    from === 'pool'
      ? `Il n’y a plus de bille ${names[marble].one} dans la réserve.`
      : `Vous n’avez pas de bille ${names[marble].one}.`,
  'removal-occupied': () => 'Seuls les anneaux vides peuvent être retirés.',
  'ring-not-free': ({ ring }, { label, holders }) =>
    `${label(ring)} est tenu par ${n(holders(ring), { one: '# anneau', other: '# anneaux' })}. Un anneau libre a deux côtés ouverts qui se touchent.`,
  'ring-locked': ({ ring }, { label }) =>
    `${label(ring)} a porté une bille, il reste donc sur le plateau.`,
  'removal-required': () => 'Retirez un anneau libre pour finir le coup.',
  'removal-after-capture': () => 'On ne retire pas d’anneau après une prise.',
  'rings-only': () => 'La réserve est vide : on ne retire plus que des anneaux.',
  'placement-required': () => 'Choisissez d’abord une bille de la réserve.',
  'must-pass': () => 'Vous n’avez rien à poser, donc vous passez.',
  'may-not-pass': () => 'Vous ne pouvez pas passer ici.',
  'claim-automatic': () => 'Dans cette partie, les groupes pleins sont toujours gagnés.',
  'nothing-to-decline': ({ ring }, { label }) => `Il n’y a rien à laisser en ${label(ring)}.`,
  touched: () => 'Touché, joué : cette étape ne change plus.',
  'turn-unfinished': () => 'Le coup n’est pas encore fini.',
  'not-your-turn': (_, { toMove }) => `C’est au tour de : ${toMove}.`,
  'looking-back': () => 'Vous regardez un coup passé. Revenez à la partie pour jouer.',
  'taps-off': () => 'Le toucher est coupé : glissez la bille ou l’anneau.',
  'cannot-capture': ({ ring }, { label }) =>
    `La bille en ${label(ring)} ne peut pas prendre maintenant.`,
  'several-paths': ({ ring, ways }, { label }) =>
    `${n(ways, { one: '# chemin finit', other: '# chemins finissent' })} en ${label(ring)}. Choisissez une des cartes.`,
};

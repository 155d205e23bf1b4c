import type { Words } from '../words.ts';
import { accusative, marble as words, n } from './marbles.ts';

export const refusals: Words['refusals'] = {
  'game-over': () => 'Hra skončila.',
  'capture-forced': (_, { captures }) =>
    `Nejdřív musíte zajmout. ${n(captures, { one: '# možnost', few: '# možnosti', other: '# možností' })}.`,
  'capture-unfinished': () => 'Tato kulička může skákat dál, takže musí.',
  'no-such-jump': ({ from, to }, { label }) =>
    `Z ${label(from)} na ${label(to)} skočit nelze. Skáče se přes jednu sousední kuličku na prázdný kroužek za ní.`,
  'newest-may-not-jump': ({ from }, { label }) =>
    `Kulička na ${label(from)} byla položena naposledy, takže nesmí začít skákat.`,
  'no-marble-there': ({ ring }, { label }) => `Na ${label(ring)} žádná kulička není.`,
  occupied: ({ ring }, { label }) => `Na ${label(ring)} už kulička leží.`,
  'ring-gone': ({ ring }, { label, goneOn }) => {
    const move = goneOn(ring);
    return move === undefined
      ? `Na ${label(ring)} není kroužek.`
      : `Kroužek ${label(ring)} byl odebrán v ${move}. tahu.`;
  },
  'marble-unavailable': ({ marble, from }) =>
    from === 'pool'
      ? `V zásobě už není žádná ${words[marble].one} kulička.`
      : `Nemáte zajatou žádnou ${accusative[marble]} kuličku.`,
  'removal-occupied': () => 'Odebrat lze jen prázdný kroužek.',
  'ring-not-free': ({ ring }, { label, holders }) =>
    `${label(ring)} drží ${n(holders(ring), { one: '# soused', few: '# sousedé', other: '# sousedů' })}. Volný kroužek má dvě sousední strany otevřené.`,
  'ring-locked': ({ ring }, { label }) =>
    `Na ${label(ring)} už ležela kulička, takže kroužek zůstává na desce.`,
  'removal-required': () => 'Tah dokončíte odebráním volného kroužku.',
  'removal-after-capture': () => 'Po zajmutí se kroužek neodebírá.',
  'rings-only': () => 'Zásoba je prázdná: teď se odebírají už jen kroužky.',
  'placement-required': () => 'Nejdřív vyberte kuličku ze zásoby.',
  'must-pass': () => 'Nemáte co položit, takže tah vynecháte.',
  'may-not-pass': () => 'Tady tah vynechat nelze.',
  'claim-automatic': () => 'Plné skupiny se v této hře získávají vždy.',
  'nothing-to-decline': ({ ring }, { label }) => `Na ${label(ring)} není co nechat ležet.`,
  touched: () => 'Čeho se dotknete, platí: tento krok už nelze změnit.',
  'turn-unfinished': () => 'Tah ještě není dokončený.',
  'not-your-turn': (_, { toMove }) => `${toMove} je na tahu.`,
  'looking-back': () => 'Prohlížíte dřívější tah. Chcete-li hrát, vraťte se do hry.',
  'taps-off': () => 'Ťukání je vypnuté: kuličku nebo kroužek přetáhněte.',
  'cannot-capture': ({ ring }, { label }) => `Kulička na ${label(ring)} teď skočit nemůže.`,
  'several-paths': ({ ring, ways }, { label }) =>
    `Na ${label(ring)} ${n(ways, { one: 'končí # cesta', few: 'končí # cesty', other: 'končí # cest' })}. Vyberte jednu z karet.`,
};

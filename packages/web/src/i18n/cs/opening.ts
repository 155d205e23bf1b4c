import type { OpeningWords } from '../../games/openingWords.ts';
import { n } from './marbles.ts';

/** Otevření her z textu nebo ze souboru. */
export const opening: OpeningWords = {
  says: 'Vložte hru, pozici nebo odkaz, nebo vyberte soubor. Jedna hra nebo více; čte se oficiální zápis, SGF, Zen i JSON.',
  file: 'Vybrat soubor',
  open: 'Otevřít',
  reading: 'Čtu hry.',
  opened: (count) =>
    n(count, {
      one: '# hra je otevřena a uložena mezi vašimi.',
      few: '# hry jsou otevřeny a uloženy mezi vašimi.',
      other: '# her je otevřeno a uloženo mezi vašimi.',
    }),
  unreadable: (count) =>
    n(count, {
      one: '# hru nešlo přečíst:',
      few: '# hry nešlo přečíst:',
      other: '# her nešlo přečíst:',
    }),
  place: (game, line, column, turn) =>
    [
      ...(game === undefined ? [] : [`hra ${game}`]),
      `řádek ${line}`,
      `sloupec ${column}`,
      ...(turn === undefined ? [] : [`tah ${turn}`]),
    ].join(', '),
  at: (place, fault) => `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${fault}`,
  faults: {
    nothing: 'Není tu co číst.',
    binary: 'Tento soubor není text, takže to nemůže být hra.',
    large: 'Je to větší než 5 MB; tolik se najednou nečte.',
    noFile: 'Prohlížeč tento soubor nedokázal přečíst.',
    stops: (at) => `Není to úplné. Končí to u „${at}“.`,
    format: 'Toto není hra v zápisu, který se tu čte.',
    end: 'text končí příliš brzy.',
    stray: (found) => `„${found}“ sem nepatří.`,
    noSetup: 'záznam neříká, na jaké desce se hraje.',
    setup: (setup) => `hry s rozestavením „${setup}“ se nečtou.`,
    command: (command) => `„${command}“ nelze provést.`,
    wrongPlayer: 'na tahu je druhý hráč.',
    noMarble: 'odebírá se kroužek, ale žádná kulička nebyla položena.',
    notFree: (label) => `${label} není volný, takže ho nelze odebrat.`,
    mustCapture: 'nejdřív se musí zajmout.',
    turn: (text) => `„${text}“ není tah.`,
    result: (recorded) => `hra neskončila výsledkem „${recorded}“.`,
    position: 'tahy nevedou k uvedené pozici.',
  },
};

import type { OpeningWords } from '../../games/openingWords.ts';
import { n } from './marbles.ts';

/** Öppna partier från en text eller en fil. */
export const opening: OpeningWords = {
  says: 'Klistra in ett parti, en ställning eller en länk, eller välj en fil. Ett parti eller flera; officiell notation, SGF, Zen och JSON går att läsa.',
  file: 'Välj en fil',
  open: 'Öppna',
  reading: 'Läser partierna.',
  opened: (count) =>
    n(count, {
      one: '# parti öppnades och sparades bland dina.',
      other: '# partier öppnades och sparades bland dina.',
    }),
  unreadable: (count) =>
    n(count, {
      one: '# parti gick inte att läsa:',
      other: '# partier gick inte att läsa:',
    }),
  place: (game, line, column, turn) =>
    [
      ...(game === undefined ? [] : [`parti ${game}`]),
      `rad ${line}`,
      `kolumn ${column}`,
      ...(turn === undefined ? [] : [`drag ${turn}`]),
    ].join(', '),
  at: (place, fault) => `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${fault}`,
  faults: {
    nothing: 'Här finns inget att läsa.',
    binary: 'Filen är ingen text, så den kan inte vara ett parti.',
    large: 'Det här är större än 5 MB, mer än vad som läses på en gång.',
    noFile: 'Webbläsaren kunde inte läsa filen.',
    stops: (at) => `Det här är inte helt. Det tar slut vid ”${at}”.`,
    format: 'Det här är inget parti i en notation som går att läsa här.',
    end: 'texten tar slut för tidigt.',
    stray: (found) => `”${found}” hör inte hemma här.`,
    noSetup: 'det står inte vilken spelplan partiet spelas på.',
    setup: (setup) => `partier med uppställningen ”${setup}” går inte att läsa.`,
    command: (command) => `”${command}” går inte att utföra.`,
    wrongPlayer: 'den andra spelaren är vid draget.',
    noMarble: 'en bricka plockas bort, men ingen kula har lagts.',
    notFree: (label) => `${label} är ingen ytterbricka och kan inte plockas bort.`,
    mustCapture: 'först måste man hoppa.',
    turn: (text) => `”${text}” är inget drag.`,
    result: (recorded) => `partiet slutade inte med ”${recorded}”.`,
    position: 'dragen leder inte till ställningen som står där.',
  },
};

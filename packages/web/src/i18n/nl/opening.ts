import type { OpeningWords } from '../../games/openingWords.ts';
import { n } from './marbles.ts';

/** Partijen openen uit een tekst of een bestand. */
export const opening: OpeningWords = {
  says: 'Plak een partij, een stelling of een link, of kies een bestand. Eén partij of meer; officiële notatie, SGF, Zen en JSON worden gelezen.',
  file: 'Bestand kiezen',
  open: 'Openen',
  reading: 'De partijen worden gelezen.',
  opened: (count) =>
    n(count, {
      one: '# partij is geopend en bij die van jou bewaard.',
      other: '# partijen zijn geopend en bij die van jou bewaard.',
    }),
  unreadable: (count) =>
    n(count, {
      one: '# partij was niet te lezen:',
      other: '# partijen waren niet te lezen:',
    }),
  place: (game, line, column, turn) =>
    [
      ...(game === undefined ? [] : [`partij ${game}`]),
      `regel ${line}`,
      `kolom ${column}`,
      ...(turn === undefined ? [] : [`zet ${turn}`]),
    ].join(', '),
  at: (place, fault) => `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${fault}`,
  faults: {
    nothing: 'Er is hier niets te lezen.',
    binary: 'Dit bestand is geen tekst, dus het kan geen partij zijn.',
    large: 'Dit is groter dan 5 MB, meer dan er in één keer wordt gelezen.',
    noFile: 'De browser kon dit bestand niet lezen.',
    stops: (at) => `Dit is niet volledig. Het stopt bij ‘${at}’.`,
    format: 'Dit is geen partij in een notatie die hier wordt gelezen.',
    end: 'de tekst houdt te vroeg op.',
    stray: (found) => `‘${found}’ hoort hier niet.`,
    noSetup: 'er staat niet op welk bord er wordt gespeeld.',
    setup: (setup) => `partijen met de opstelling ‘${setup}’ worden niet gelezen.`,
    command: (command) => `‘${command}’ kan niet worden uitgevoerd.`,
    wrongPlayer: 'de andere speler is aan zet.',
    noMarble: 'er gaat een ring weg, maar er is geen knikker geplaatst.',
    notFree: (label) => `${label} is niet vrij en kan niet weg.`,
    mustCapture: 'er moet eerst worden geslagen.',
    turn: (text) => `‘${text}’ is geen zet.`,
    result: (recorded) => `de partij eindigde niet met ‘${recorded}’.`,
    position: 'de zetten leiden niet naar de gegeven stelling.',
  },
};

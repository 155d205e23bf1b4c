import type { Words } from '../words.ts';
import { counts, n } from './marbles.ts';

/** Hilfen, die eine Partie erlaubt, und was sie sagen. */
export const aids: Words['aids'] = {
  replies: 'Erzwungene Schläge werden vorher gezeigt',
  repliesSay: 'Während ein Zug entsteht, sehen beide, was der Gegner danach schlagen müsste.',
  hints: 'Tipps dürfen erfragt werden',
  hintsSay: 'Eine Partie, in der einer gegeben wurde, wird gekennzeichnet.',
  assisted: 'Mit Tipps',
  assistedSays: 'Es wurden Tipps gegeben',
  none: 'Keine',
};

export const replies: Words['replies'] = {
  must: 'Dann muss der Gegner schlagen',
  may: 'Dann kann der Gegner schlagen',
  line: { must: 'muss schlagen', may: 'kann schlagen' },
  takes: (must, gain) => `Dann ${must ? 'muss' : 'kann'} der Gegner ${counts(gain)} schlagen.`,
  choose: (captures) =>
    n(captures, {
      one: 'Der Gegner hat # Schlag',
      other: 'Der Gegner wählt aus # Schlägen',
    }),
  many: (captures) => `Der Gegner wählt aus ${captures} oder mehr Schlägen`,
  soFar: 'Der Ring, den du entfernst, kann das noch ändern.',
  wins: 'Damit gewinnt der Gegner.',
  mayWin: 'Damit kann der Gegner gewinnen.',
};

export const face: Words['face'] = {
  name: 'Gegenüber',
  says: 'Liegt das Handy oder Tablet flach zwischen euch, zeigt jede Seite zu ihrem Spieler.',
};

import type { Words } from '../i18n/words.ts';
import { page } from '../pages/router.ts';
import type { PageName } from '../pages/router.ts';

type Groups = Words['keys']['groups'];

/** Of each group, which of its keys; a group that is not named has none. */
type Shown = { readonly [G in keyof Groups]?: 'all' | readonly (keyof Groups[G]['rows'])[] };

const ALL: Shown = {
  board: 'all',
  turn: 'all',
  view: 'all',
  analysis: 'all',
  editor: 'all',
  rest: 'all',
};

const TABLE: Shown = { board: 'all', turn: 'all', view: 'all', rest: 'all' };

/** The turn that is made in a lesson, a puzzle or an analysis. */
const TURN = ['colours', 'back', 'clear', 'play', 'paths'] as const;

const EXERCISE: Shown = { board: 'all', turn: TURN, rest: ['jump', 'help'] };

const ANALYSIS: Shown = {
  board: 'all',
  turn: TURN,
  analysis: 'all',
  view: ['draw'],
  rest: ['moves', 'jump', 'help'],
};

/** What keys do on the pages that have any of their own; on all others the help tells everything. */
const PAGES: { readonly [P in PageName]?: Shown } = {
  home: TABLE,
  play: TABLE,
  lesson: EXERCISE,
  puzzle: EXERCISE,
  analyse: ANALYSIS,
  review: ANALYSIS,
  study: ANALYSIS,
  editor: {
    board: ['steer', 'arrows', 'ends', 'choose'],
    editor: 'all',
    rest: ['jump', 'help'],
  },
};

export interface KeyGroup {
  readonly title: string;
  readonly rows: readonly (readonly [keys: string, says: string])[];
}

/** The keys of the page that is shown, by what they are for. */
export const keysHere = (groups: Groups): readonly KeyGroup[] => {
  const route = page.value?.route;
  const shown = (route === undefined ? undefined : PAGES[route]) ?? ALL;
  return (Object.keys(shown) as (keyof Groups)[]).map((name) => {
    const wanted: 'all' | readonly string[] = shown[name] ?? [];
    const rows = Object.entries(groups[name].rows);
    return {
      title: groups[name].title,
      rows: rows.filter(([row]) => wanted === 'all' || wanted.includes(row)).map(([, row]) => row),
    };
  });
};

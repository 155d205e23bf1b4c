import type { PageName } from '../src/pages/router.ts';
import { F1, WHOLE_GAME } from './fixtures.ts';
import { PATIENCE } from './table.ts';
import type { Table } from './table.ts';

export interface Place {
  /** Its address. */
  readonly at: string;
  /** What is there once it has been drawn. */
  readonly there: string;
  /** It has no address that can be known, and is come to from another page. */
  readonly enter?: (table: Table) => Promise<void>;
  /** It stands within a page of somebody else's, without a bar of its own. */
  readonly alone?: true;
}

/** One page of each route; a route that is not told here does not compile. */
const ROUTES: { readonly [Name in PageName]: Place } = {
  home: { at: '/', there: '.home-cards' },
  play: { at: '/play', there: '.dock' },
  local: { at: '/local', there: '.dock' },
  versus: { at: '/vs/3', there: '.dock' },
  games: { at: '/games', there: '.page-title' },
  print: { at: '/print', there: '.print-empty' },
  settings: { at: '/settings', there: '.settings-preview' },
  learn: { at: '/learn', there: '.page-title' },
  lesson: { at: '/learn/chain', there: '.exercise-card' },
  rules: { at: '/rules', there: '#texts' },
  puzzles: { at: '/puzzles', there: '.page-title' },
  puzzle: { at: '/puzzles/8q1', there: '.hint-ladder' },
  editor: { at: '/editor', there: '.palette' },
  embed: { at: `/embed${F1}&t=White+to+cut`, there: '.embed .board', alone: true },
  analyse: { at: '/analyse', there: '.study-board .board' },
  review: {
    at: `/play${WHOLE_GAME}`,
    there: '.moment',
    enter: (table) => table.press(table.page.locator('.dock.over a[href$="/review"]')),
  },
  studies: { at: '/studies', there: '.games-empty, .study-row' },
  study: {
    at: '/studies',
    there: '.one-study .board',
    enter: (table) => table.press(table.page.locator('.page-head .accent')),
  },
};

/** Every page, and others that look different. */
export const PLACES: readonly Place[] = [
  ...Object.values(ROUTES),
  { at: '/learn/game', there: '.exercise-card' },
  { at: '/nothing-here', there: '.page-title' },
];

export const nameOf = ({ at, enter }: Place): string =>
  `${enter === undefined ? '' : 'in '}${at.replace(/#.*/, '')}`;

export const goTo = async (table: Table, { at, enter, there }: Place): Promise<void> => {
  await table.visit(at);
  await enter?.(table);
  // A review is worked out first.
  await table.page.locator(there).first().waitFor(PATIENCE);
};

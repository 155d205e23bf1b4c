import type { IconName } from '../parts/Icon.tsx';

/** The pages that the menu leads to, in this order, and the bar to those it has room for. */
export const PAGES = [
  { name: 'play', icon: 'play' },
  { name: 'learn', icon: 'learn' },
  { name: 'puzzles', icon: 'puzzle' },
  { name: 'analyse', icon: 'graph' },
  { name: 'studies', icon: 'notebook', inMenu: true },
  { name: 'rules', icon: 'book' },
  { name: 'games', icon: 'list' },
  { name: 'settings', icon: 'settings' },
] as const satisfies readonly {
  readonly name: string;
  readonly icon: IconName;
  readonly inMenu?: true;
}[];

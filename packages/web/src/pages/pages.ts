import type { IconName } from '../parts/Icon.tsx';

/** The pages that the bar and the menu lead to, in this order. */
export const PAGES = [
  { name: 'play', icon: 'play' },
  { name: 'learn', icon: 'learn' },
  { name: 'puzzles', icon: 'puzzle' },
  { name: 'analyse', icon: 'graph' },
  { name: 'rules', icon: 'book' },
  { name: 'games', icon: 'list' },
  { name: 'settings', icon: 'settings' },
] as const satisfies readonly { readonly name: string; readonly icon: IconName }[];

import { signal } from '@preact/signals';

/** Where there is one column, one of these at a time is below the board. */
export const shown = signal<'lines' | 'moves' | 'graph'>('lines');

type Tab = 'moves' | 'explorer' | 'notes' | 'report';

/** What is seen of the tree: its turns, what others played, what is said of a turn, or how it went. */
export const tab = signal<Tab>('moves');

export const showTab = (wanted: Tab): void => {
  shown.value = 'moves';
  tab.value = wanted;
};

/** There and back. */
export const toggleExplorer = (): void => {
  const isThere = shown.value === 'moves' && tab.value === 'explorer';
  showTab(isThere ? 'moves' : 'explorer');
};

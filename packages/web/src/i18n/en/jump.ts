import { plural } from './marbles.ts';

/** Finding anything by its name. */
export const jump = {
  count: (n: number): string => plural(n, 'result', 'results'),
  none: (query: string): string => `Nothing here is called “${query}”.`,
  all: 'Show everything',
} as const;

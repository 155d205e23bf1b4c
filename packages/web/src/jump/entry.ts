import type { IconName } from '../parts/Icon.tsx';
import type { Findable } from './match.ts';

/** The groups of what can be jumped to, in the order in which they are shown. */
export const GROUPS = [
  'pages',
  'game',
  'computer',
  'newGame',
  'games',
  'learn',
  'rules',
  'settings',
] as const;
export type Group = (typeof GROUPS)[number];

/** Something that can be jumped to. */
export interface Entry extends Findable {
  readonly key: string;
  readonly group: Group;
  readonly icon: IconName;
  /** Shown beside what it is called. */
  readonly says?: string;
  /** There are too many of its kind to be shown before anything is asked. */
  readonly hidden?: boolean;
  readonly act: () => void;
}

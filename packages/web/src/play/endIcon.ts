import type { EndReason } from '@zertz/rules';
import type { IconName } from '../parts/Icon.tsx';

/** A sign for each way a game can end. */
export const END_ICONS: { readonly [R in EndReason]: IconName } = {
  goal: 'star',
  'full-board': 'full',
  'no-goal': 'equal',
  'no-marbles': 'none',
  repetition: 'repeat',
  collaboration: 'less',
  resignation: 'flag',
  agreement: 'handshake',
  time: 'hourglass',
};

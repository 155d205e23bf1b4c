import type { Level } from '@zertz/engine';

/** What each level of the computer is called, and how it plays. */
export const levels: {
  readonly [L in Level]: { readonly name: string; readonly says: string };
} = {
  1: { name: 'First steps', says: 'Has just learned the rules and overlooks a lot.' },
  2: { name: 'Learner', says: 'Sees what is close, forgets what is far away.' },
  3: { name: 'Casual', says: 'Counts captures; long chains slip by.' },
  4: { name: 'Careful', says: 'Looks at every answer and misses little.' },
  5: { name: 'Practised', says: 'Sees everything that happens at once.' },
  6: { name: 'Skilled', says: 'Gives a marble away to win two back.' },
  7: { name: 'Strong', says: 'Plans several forced turns ahead.' },
  8: { name: 'Full strength', says: 'All it has. The longer it thinks, the better it plays.' },
};

import type { Words } from '../words.ts';

/** Pilar och cirklar på spelplanen. */
export const drawing: Words['drawing'] = {
  title: 'Rita på spelplanen',
  stop: 'Sluta rita',
  clear: 'Sudda alla ritningar',
  cleared: 'Allt som ritats är suddat.',
  brushes: {
    solid: 'Hel',
    dashed: 'Streckad',
    dotted: 'Prickad',
    mixed: 'Streck och prickar',
  },
  circle: (label) => `Cirkel på ${label}.`,
  arrow: (from, to) => `Pil från ${from} till ${to}.`,
  erased: (what) => `Suddat: ${what}`,
  begun: (label) =>
    `En pil börjar på ${label}. Gå till en annan bricka och tryck Shift {draw} igen.`,
  givenUp: 'Ingen pil ritad.',
};

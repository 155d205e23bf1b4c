/** What a puzzle is an exercise in, as its data names it, in the order of the overview. */
export const THEMES = [
  'choice',
  'chain',
  'one offer',
  'two offers',
  'initiative',
  'great sacrifice',
  'steering',
  'repositioning',
  'gun',
  'extended gun',
  'telescope',
  'claim',
  'fill and cut',
  'island',
  'double claim',
  'nibbling',
  'counting',
  'race',
  'four whites',
  'five greys',
  'six blacks',
  'three of each',
  'empty pool',
  'full board',
] as const;
export type Theme = (typeof THEMES)[number];

export const isTheme = (name: string): name is Theme =>
  THEMES.some((theme: string) => theme === name);

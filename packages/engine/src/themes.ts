/** What the strategy texts teach, by the names that puzzles and exercises have. */
export const THEMES = [
  /** Of several captures only some win. */
  'choice',
  /** A capture of several marbles wins something. */
  'chain',
  'one offer',
  'two offers',
  /** Three offers or more: the opponent never comes to move freely. */
  'initiative',
  /** Five marbles or more are given. */
  'great sacrifice',
  /** The removal takes a landing ring away, so that there is less to choose. */
  'steering',
  /** A marble that had to jump is captured or claimed later, or captures. */
  'repositioning',
  /** The forced jump lands where it is captured at once. */
  'gun',
  /** The same, and the capture goes on. */
  'extended gun',
  /** The same, all in one line. */
  'telescope',
  'claim',
  /** The marble just placed is claimed with its ring. */
  'fill and cut',
  /** What is claimed was cut off before. */
  'island',
  'double claim',
  /** Two removals or more round the group that is claimed. */
  'nibbling',
  /** The opponent lacks one marble, which is not to be given. */
  'counting',
  /** The opponent would win if he came to move. */
  'race',
  'four whites',
  'five greys',
  'six blacks',
  'three of each',
  /** Placements come from the captives. */
  'empty pool',
  'full board',
] as const;
export type Theme = (typeof THEMES)[number];

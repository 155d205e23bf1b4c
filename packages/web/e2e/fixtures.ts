/** Positions of the open page, as the part of its address after `#`. */

const turns = (list: string): string => `#g=${encodeURIComponent(list)}`;
const position = (text: string): string => `#z=${encodeURIComponent(text)}`;

const F1_TURNS =
  'Wf3,c6|Gb2,g4|Wd6,b5|Bf1,g2|Gf5,c1|Bd1,c5|Bc4,e1|Wd3,a1|Wg3,e6|x g3We3Wc2Ga2|Gd5,a3|x d5Bb3|x a2Gc4|Wb3,b4|x b3Wd5Wd7|Wd3,b1';

/** First player to move on 25 rings; no white left in the pool; grey on c4 and d6 off claims d7. */
export const F1 = turns(F1_TURNS);

/** The same game three turns earlier: white on b1 and b4 off cuts off a4, which is empty. */
export const F1_BEFORE = turns(F1_TURNS.split('|').slice(0, 13).join('|'));

/** Three captures, by a2 and by a3; a3 can choose after its second jump. */
export const F2 = turns(
  'Wg1,d1|Gb5,c1|Wb2,a4|We2,f5|Wa3,d7|Bf4,d2|Bd6,g2|Bc3,a1|x b2Bd4|Wb1,f1|Wa2,c6|Ge5,g3|Bb2,c2|x b1Bb3',
);

/** Eighteen turns to where the first player wins by two offers and a claim, and that line. */
export const F3_TURNS =
  'Bb3,b5|Ga1,g2|Be2,b1|Gd5,d1|Wg4,e1|Bg3,d7|Gc6,a3|Gg1,e6|Ge5,a2|x e5Gc4|x b3Gd5|Gc1,f5|Wb4,e5|Wf2,d6|x g1We3|x e2Ge4Bc5|x c6Bc4Wa4|Bd3,d2'.split(
    '|',
  );
export const F3_WIN = ['Wb2,f4', 'x a1Wc3Be2', 'Wf3,e4', 'x g3We3', 'Wg3,f3 x Wg3Wg4'];
export const F3 = turns(F3_TURNS.join('|'));
/** A game from its first turn to its last. */
export const WHOLE_GAME = turns([...F3_TURNS, ...F3_WIN].join('|'));

/** Three captures by d5: two take the same marbles to the same ring by different routes. */
export const F4 = turns(
  'We4,f5|Bc3,g1|Gd6,a3|Ge2,a4|Wa1,e1|Gc1,e6|Gg3,a2|Wb4,b3|Bc5,b2|Wb1,d1|Gg4,d7|x g4Gg2|Wg3,g4|Wd4,f4|Bf2,d2|Gd5,c6',
);

/** White on b2 can only jump over grey c3 to d4, and nothing else can jump. */
export const ONE_CAPTURE = turns('Wb2,a1|Gc3,a2');

/** A game of a preset from its start. */
export const preset = (name: string): string => `#p=${name}`;

/** The first player holds three whites. */
export const THREE_WHITES = position(
  'oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 3-8-10 3-0-0 0-0-0 1 official',
);

/** The first player holds three whites and takes the fourth by jumping from d4 over d5. */
export const FOURTH_WHITE = position(
  'oooo/ooooo/oooooo/oooGWoo/oooooo/ooooo/oooo 2-7-10 3-0-0 0-0-0 1 official',
);

/** The moves of a study: one line with two answers, and a mistake beside its first turn. */
export const STUDY_MOVES = [
  { turn: 'Wd4,a1', comment: 'In the middle' },
  { turn: 'Gd6,g1' },
  { turn: 'Bc3,d1' },
  { turn: 'Bd6,g1', after: 1 },
  { turn: 'Gc3,d1' },
  { turn: 'We4,a1', after: 0, glyph: '?' },
] as const;

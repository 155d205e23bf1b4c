/** Written by `npm run openings`, one turn of each kind that symmetry leaves (R2.8). */

/** First turns that lose, by what the first part of the answer may give away. */
export const LOST: Readonly<Record<string, string>> = {
  '1-2-3':
    'Wd4,a2 Wa1,a2 Wa3,a1 Wa3,a2 Wb1,a2 Wb2,a2 Wb3,a2 Wb4,a1 Wb4,a2 Wb5,a1 Wb5,a2 Wc1,a2 Wc2,a2 Wc3,a2 Wc4,a2 Wc5,a1 Wc5,a2 Wc6,a1 Wc6,a2 Wd1,a2 Wd2,a2 Wd3,a2 Wd5,a2 Wd6,a1 Wd6,a2 Wd7,a1 Wd7,a2 We1,a2 We2,a2 We3,a2 We4,a2 We5,a2 We6,a1 We6,a2 Wf2,a2 Wf3,a2 Wf4,a1 Wf4,a2 Wf5,a1 Wg1,a2 Wg2,a2 Wg3,a2 Wg4,a1 Wg4,a2',
  '0-3-4':
    'Gd4,a2 Bd4,a2 Ga1,a2 Ba1,a2 Wa2,a1 Ga2,a1 Ba2,a1 Ga3,a1 Ba3,a1 Ga3,a2 Ba3,a2 Wa4,a1 Ga4,a1 Ba4,a1 Wa4,a2 Ga4,a2 Ba4,a2 Gb1,a2 Bb1,a2 Gb2,a2 Bb2,a2 Gb3,a2 Bb3,a2 Gb4,a1 Bb4,a1 Gb4,a2 Bb4,a2 Gb5,a1 Bb5,a1 Gb5,a2 Bb5,a2 Gc1,a2 Bc1,a2 Gc2,a2 Bc2,a2 Gc3,a2 Bc3,a2 Gc4,a2 Bc4,a2 Gc5,a1 Bc5,a1 Gc5,a2 Bc5,a2 Gc6,a1 Bc6,a1 Gc6,a2 Bc6,a2 Gd1,a2 Bd1,a2 Gd2,a2 Bd2,a2 Gd3,a2 Bd3,a2 Gd5,a2 Bd5,a2 Gd6,a1 Bd6,a1 Gd6,a2 Bd6,a2 Gd7,a1 Bd7,a1 Gd7,a2 Bd7,a2 Ge1,a2 Be1,a2 Ge2,a2 Be2,a2 Ge3,a2 Be3,a2 Ge4,a2 Be4,a2 Ge5,a2 Be5,a2 Ge6,a1 Be6,a1 Ge6,a2 Be6,a2 Wf1,a2 Gf1,a2 Bf1,a2 Gf2,a2 Bf2,a2 Gf3,a2 Bf3,a2 Gf4,a1 Bf4,a1 Gf4,a2 Bf4,a2 Gf5,a1 Bf5,a1 Wf5,a2 Gf5,a2 Bf5,a2 Gg1,a2 Bg1,a2 Gg2,a2 Bg2,a2 Gg3,a2 Bg3,a2 Gg4,a1 Bg4,a1 Gg4,a2 Bg4,a2',
};

/** Where first parts end, in their canonical form, the first player to move and lost. */
export const ENDS: readonly string[] = [
  '..../...oo/...ooo/ooooooo/oooooo/ooooo/oooo 3-6-7 1-2-3 2-0-0 1 official',
  '..../...oo/...ooo/ooooooo/oooooo/ooooo/oooo 4-6-6 0-2-4 2-0-0 1 official',
  '...o/...oo/...ooo/oooooo./oooooo/ooooo/oooo 3-6-7 1-2-3 2-0-0 1 official',
  '...o/...oo/...ooo/oooooo./oooooo/ooooo/oooo 4-6-6 0-2-4 2-0-0 1 official',
  '...o/...oo/...ooo/ooooooo/oooooo/ooooo/ooo. 3-6-7 1-2-3 2-0-0 1 official',
  '...o/...oo/...ooo/ooooooo/oooooo/ooooo/ooo. 4-6-6 0-2-4 2-0-0 1 official',
];

/** First turns that no such line is known against. */
export const OPEN: readonly string[] = [
  'Wb2,a1',
  'Gb2,a1',
  'Bb2,a1',
  'Wb3,a1',
  'Gb3,a1',
  'Bb3,a1',
  'Wc3,a1',
  'Gc3,a1',
  'Bc3,a1',
  'Wc4,a1',
  'Gc4,a1',
  'Bc4,a1',
  'Wd4,a1',
  'Gd4,a1',
  'Bd4,a1',
  'Wd5,a1',
  'Gd5,a1',
  'Bd5,a1',
  'We4,a1',
  'Ge4,a1',
  'Be4,a1',
  'We5,a1',
  'Ge5,a1',
  'Be5,a1',
];

import { describe, expect, test } from 'vitest';
import { shapeOf } from '@zertz/art';
import type { BoardView, Mark } from '@zertz/art';
import { parseRing } from '@zertz/rules';
import type { Ring } from '@zertz/rules';
import { linkedGame } from '../storage/linkedGame.ts';
import { sessionOf } from './session.ts';
import type { Session } from './session.ts';
import { tapRing } from './taps.ts';
import { boardView } from './view.ts';

const session = (turns: string): Session => {
  const game = linkedGame(`#g=${turns}`);
  return sessionOf(game, 'grey');
};

const ring = (label: string): Ring =>
  parseRing(session('').draft.position.board, label) ?? (0 as Ring);

const view = (now: Session, pointed?: string): BoardView => {
  const { start, history } = now.game;
  return boardView(now, {
    shape: shapeOf(start.board, start.rings),
    labels: 'edges',
    marbleMarks: false,
    strength: 1,
    dots: true,
    ghost: true,
    drags: true,
    pointed: pointed === undefined ? undefined : ring(pointed),
    last: history[history.length - 1],
    chipText: (preview) => (preview.claimed.length > 0 ? 'claim' : 'cut off'),
  });
};

const marked = ({ rings, shape }: BoardView, mark: Mark): string[] =>
  shape.places
    .filter((place) => rings[place.ring]?.marks.includes(mark))
    .map((place) => place.label);

const tap = (now: Session, label: string): Session =>
  tapRing(now, ring(label), { confirm: true, alwaysClaim: true }).session;

const F1 =
  'Wf3,c6|Gb2,g4|Wd6,b5|Bf1,g2|Gf5,c1|Bd1,c5|Bc4,e1|Wd3,a1|Wg3,e6|x g3We3Wc2Ga2|Gd5,a3|x d5Bb3|x a2Gc4|Wb3,b4|x b3Wd5Wd7|Wd3,b1';
const F2 =
  'Wg1,d1|Gb5,c1|Wb2,a4|We2,f5|Wa3,d7|Bf4,d2|Bd6,g2|Bc3,a1|x b2Bd4|Wb1,f1|Wa2,c6|Ge5,g3|Bb2,c2|x b1Bb3';

describe('placing', () => {
  test('a marble in hand shows where it may go, and a ghost where the pointer is', () => {
    const now = view(session(''), 'd4');
    expect(marked(now, 'can-place')).toHaveLength(37);
    expect(now.rings[ring('d4')]?.ghost).toBe('grey');
  });

  test('after Gc4 the free rings are marked, and the placed marble can be dragged', () => {
    const now = view(tap(session(F1), 'c4'));
    expect(marked(now, 'free')).toEqual(['a2', 'a4', 'b2', 'b3', 'c2', 'd6', 'g1', 'g3']);
    expect(now.rings[ring('c4')]?.drags).toBe('marble');
    expect(now.rings[ring('d6')]?.drags).toBe('ring');
  });

  test('the last turn is marked in and out', () => {
    const now = view(session(F1));
    expect(marked(now, 'last-placed')).toEqual(['d3']);
    expect(marked(now, 'last-removed')).toEqual(['b1']);
    expect(now.lastMover).toBe('second');
  });

  test('pointing at d6 shows the claim of d7', () => {
    const now = view(tap(session(F1), 'c4'), 'd6');
    expect(marked(now, 'claim')).toEqual(['d7']);
    expect(marked(now, 'leaving')).toEqual(['d6']);
    expect(now.chip).toEqual({ at: ring('d7'), text: 'claim', marbles: ['white'] });
  });

  test('a group that is cut off but not full says so', () => {
    const now = view(tap(session('Gd4,c6|Gb2,e6|Gf2,b5|Ge1,c5'), 'g4'), 'd6');
    expect(marked(now, 'cut-off')).toEqual(['d7']);
    expect(now.chip?.text).toBe('cut off');
  });

  test('a ring that is held shows the six that hold it', () => {
    const now = view(tap(tap(session(F1), 'c4'), 'e4'));
    expect(marked(now, 'refused')).toEqual(['e4']);
    expect(now.bars).toHaveLength(6);
  });
});

describe('capturing', () => {
  test('marbles that can capture have halos, all others step back', () => {
    const now = view(session(F2));
    expect(marked(now, 'halo')).toEqual(['a2', 'a3']);
    expect(now.rings[ring('g1')]?.dim).toBe(true);
    expect(now.rings[ring('a2')]?.dim).toBe(false);
    expect(now.paths.map((path) => path.kind)).toEqual(['last']);
  });

  test('the picked path is solid, the other begins where it leaves it', () => {
    const now = view(tap(session(F2), 'a3'));
    const [other, chosen] = now.paths;
    expect(chosen?.kind).toBe('chosen');
    expect(chosen?.rings).toHaveLength(5);
    expect(other?.letter).toBe('B');
    expect(other?.rings).toEqual([ring('e4'), ring('g4')]);
  });

  test('places never move while the board shrinks', () => {
    expect(view(session(F2)).shape).toEqual(view(session('')).shape);
  });
});

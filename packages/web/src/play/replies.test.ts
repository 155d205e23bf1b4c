import { describe, expect, test } from 'vitest';
import {
  parsePosition,
  parseRing,
  positionOf,
  PRESETS,
  RingSet,
  startPosition,
  unwrap,
} from '@zertz/rules';
import type { Position, Ring } from '@zertz/rules';
import { F1, F2, F3, F4 } from '../../e2e/fixtures.ts';
import { linkedGame } from '../storage/linkedGame.ts';
import { MOST, repliesIn, repliesTo, shownReplies } from './replies.ts';
import type { Replies } from './replies.ts';
import { repliesText } from './repliesText.ts';
import { sessionOf } from './session.ts';
import type { Session } from './session.ts';
import { dropFromPool, tapRing } from './taps.ts';

const session = (hash: string): Session => sessionOf(linkedGame(hash), 'grey');

const ringOf = ({ board }: Position, label: string): Ring => parseRing(board, label)!;

/** In official notation, best first. */
const written = (position: Position, replies: Replies | undefined): readonly string[] =>
  replies?.best.map(({ rings, taken }) => {
    const label = (ring: number): string => position.board.labels[ring] ?? '';
    const letters = { white: 'W', grey: 'G', black: 'B' };
    const jumps = taken.map(({ marble }, at) => letters[marble] + label(rings[at + 1] ?? 0));
    return `x ${label(rings[0] ?? 0)}${jumps.join('')}`;
  }) ?? [];

const placed = (hash: string, marble: 'white' | 'grey' | 'black', on: string): Session => {
  const now = session(hash);
  return dropFromPool(now, marble, ringOf(now.draft.position, on)).session;
};

const after = (now: Session, pointed?: string): Replies | undefined =>
  shownReplies(now, pointed === undefined ? undefined : ringOf(now.draft.position, pointed));

test('F3 white on b2 with f4 off leaves one capture', () => {
  const now = placed(F3, 'white', 'b2');
  const { position } = now.draft;
  const replies = after(now, 'f4');
  expect(written(position, replies)).toEqual(['x a1Wc3Be2']);
  expect(replies).toMatchObject({ by: 'second', must: true, whole: true, count: 1, wins: 0 });
  expect(repliesText(replies!)).toBe('Then they must capture 1 white and 1 black.');
});

test('F3 before a ring is chosen the same is told, but not for certain', () => {
  const now = placed(F3, 'white', 'b2');
  const { position } = now.draft;
  expect(written(position, after(now))).toEqual(['x a1Wc3Be2']);
  expect(after(now)?.whole).toBe(false);
  // With white still in the hand, pointing at b2 tells it too.
  const { draft } = session(F3);
  const inHand = { ...draft, marble: 'white' } as const;
  expect(written(position, repliesTo(inHand, ringOf(position, 'b2')))).toEqual(['x a1Wc3Be2']);
});

test('F3 a chosen ring is told like one pointed at', () => {
  const now = placed(F3, 'white', 'b2');
  const f4 = ringOf(now.draft.position, 'f4');
  const chosen = tapRing(now, f4, { confirm: true, alwaysClaim: true }).session;
  expect(after(chosen)).toEqual(after(now, 'f4'));
});

test('F1 grey on c4 with d6 off claims d7 and forces nothing', () => {
  expect(after(placed(F1, 'grey', 'c4'), 'd6')).toBeUndefined();
});

describe('every capture is counted', () => {
  test.each([
    [F2, ['x a3Wc3We4Ge6Bc5', 'x a2Wc4We3We1', 'x a3Wc3We4Bg4']],
    [F4, ['x d5Wf3Bf1Gd3Wd5Bb5', 'x d5Wd3Gf1Bf3Wd5Bb5', 'x d5Bb5']],
  ])('%#', (hash, turns) => {
    const position = positionOf(session(hash).game);
    const replies = repliesIn(position, true);
    expect(written(position, replies).toSorted()).toEqual(turns.toSorted());
    expect(replies?.count).toBe(3);
    expect(repliesText(replies!)).toBe('They choose from 3 captures.');
  });
});

const at = (text: string): Position => unwrap(parsePosition(text));

test('a capture that wins is told, and comes first', () => {
  // Black on b3 may take grey, white on d4 takes the fourth white.
  const replies = repliesIn(
    at('oooo/ooooo/oooooo/oooGWoo/oooooo/ooooo/oooo 2-7-10 3-0-0 0-0-0 1 official'),
    true,
  );
  expect(replies?.count).toBe(2);
  expect(replies?.wins).toBe(1);
  expect(replies?.best[0]).toMatchObject({ wins: true, gain: { white: 1 } });
  expect(repliesText(replies!)).toBe(
    'They choose from 2 captures. That can win the game for them.',
  );
});

test('where a capture may be missed it is not called forced', () => {
  const text = '.ooo/oWooo/ooGooo/ooooooo/oooooo/ooooo/oooo 5-7-10 0-0-0 0-0-0 1';
  expect(repliesIn(at(`${text} official-tournament`), true)?.must).toBe(false);
  expect(repliesIn(at(`${text} official`), true)?.must).toBe(true);
});

test('no more than a hundred are counted, however chains branch', () => {
  const start = startPosition(PRESETS['official-61']);
  const grey = RingSet.from(start.rings.toArray().filter((ring) => (ring * 5) % 11 < 5));
  const crowded = { ...start, marbles: { ...start.marbles, grey }, occupied: grey };
  expect(repliesIn(crowded, true)?.count).toBe(MOST);
});

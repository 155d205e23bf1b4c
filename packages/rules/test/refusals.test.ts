import { describe, expect, test } from 'vitest';

import {
  apply,
  choices,
  finishedTurn,
  parseRing,
  play,
  RingSet,
  startDraft,
  stepBack,
  takeStep,
  unwrap,
} from '../src/index.ts';
import type { Draft, Position, Refusal, RefusalCode, Ring, Step, Turn } from '../src/index.ts';
import { labels, setUp, split } from './setup.ts';

const NONE = RingSet.EMPTY;
const at = (position: Position, label: string): Ring => parseRing(position.board, label)!;

const start = setUp({});
const pair = setUp({ marbles: { d4: 'W', d5: 'B' } });
const chain = {
  rings: split('a1 a2 a3 a4 b2 b3 b4 b5 c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5'),
  marbles: { e4: 'W', d6: 'W', d5: 'G', a2: 'G', b4: 'B' },
};
const noPool = { rings: split('b4 b5 c4 c5 d4 d5 d6 e4 f3 f4'), pool: [0, 0, 0] as const };
const stuck = {
  ...noPool,
  marbles: { b4: 'W', b5: 'W', c4: 'W', d5: 'G', f3: 'G', d4: 'B', d6: 'B', f4: 'B' },
};

const placement = (
  position: Position,
  marble: 'white' | 'grey' | 'black',
  to: string,
  off?: string,
): Turn => ({
  kind: 'placement',
  marble,
  to: at(position, to),
  removal: off === undefined ? undefined : at(position, off),
  declined: NONE,
});
const capture = (position: Position, path: string, off?: string): Turn => {
  const [from, to, ...more] = split(path).map((label) => at(position, label));
  const removal = off === undefined ? undefined : at(position, off);
  return { kind: 'capture', path: [from!, to!, ...more], removal, declined: NONE };
};
const removal = (position: Position, off: string, declined = NONE): Turn => ({
  kind: 'removal',
  removal: at(position, off),
  declined,
});

/** One turn for every way of being wrong. */
const WRONG: { readonly [C in RefusalCode]?: readonly [Position, Turn, object?][] } = (() => {
  const gone = setUp({ without: 'd1', marbles: { d4: 'W' } });
  const over = setUp({
    captives: [
      [4, 0, 0],
      [0, 0, 0],
    ],
  });
  const hebrew = setUp({ marbles: { d4: 'W', d5: 'B' }, variant: 'he-beginner' });
  const long = setUp(chain);
  const rings = setUp({
    ...noPool,
    rings: [...noPool.rings, 'g3'],
    marbles: stuck.marbles,
    variant: 'he-beginner',
  });
  const locked = setUp({ variant: 'he-literal', marbles: { a1: 'W', a2: 'B', c3: 'G' } });
  const jumped = apply(locked, capture(locked, 'a1 a3', 'g1')).after;
  const literal = setUp({ variant: 'sv-literal', marbles: { d4: 'W' } });
  const newest = apply(literal, placement(literal, 'black', 'd5', 'a1')).after;
  const broke = setUp({
    ...stuck,
    captives: [
      [0, 0, 0],
      [2, 3, 5],
    ],
  });
  const corner = setUp({ without: 'f1 e1 e2 f2', marbles: { g1: 'W' } });
  const automatic = setUp({ variant: 'boardspace', without: 'f1 e1 e2 f2', marbles: { g1: 'W' } });
  const declining = (position: Position, ring: string): Turn => ({
    kind: 'placement',
    marble: 'black',
    to: at(position, 'b3'),
    removal: at(position, 'g2'),
    declined: RingSet.of(at(position, ring)),
  });
  return {
    'game-over': [[over, placement(over, 'white', 'd4', 'd1')]],
    'capture-forced': [
      [pair, placement(pair, 'grey', 'a1', 'a2')],
      [pair, { kind: 'pass' }],
      [pair, removal(pair, 'a1')],
    ],
    'capture-unfinished': [
      [long, capture(long, 'e4 c5'), { at: at(long, 'c5') }],
      [long, capture(long, 'e4 c5 a3'), { at: at(long, 'a3') }],
    ],
    'no-such-jump': [
      [pair, capture(pair, 'd4 d2'), { from: at(pair, 'd4'), to: at(pair, 'd2') }],
      [long, capture(long, 'e4 c5 d4'), { from: at(long, 'c5'), to: at(long, 'd4') }],
    ],
    'newest-may-not-jump': [[newest, capture(newest, 'd5 d3')]],
    'no-marble-there': [[pair, capture(pair, 'd3 d5')]],
    occupied: [[gone, placement(gone, 'grey', 'd4', 'a1')]],
    'ring-gone': [
      [gone, placement(gone, 'grey', 'd1', 'a1'), { ring: at(gone, 'd1') }],
      [gone, placement(gone, 'grey', 'd3', 'd1'), { ring: at(gone, 'd1') }],
      [gone, capture(gone, 'd1 d3')],
    ],
    'marble-unavailable': [
      [
        setUp({
          pool: [0, 8, 10],
          captives: [
            [3, 0, 0],
            [3, 0, 0],
          ],
        }),
        placement(start, 'white', 'd4', 'a1'),
        { from: 'pool' },
      ],
      [
        setUp({
          ...stuck,
          captives: [
            [0, 3, 2],
            [3, 2, 5],
          ],
        }),
        placement(start, 'white', 'c5'),
        { from: 'captives' },
      ],
    ],
    'removal-occupied': [
      [gone, placement(gone, 'grey', 'd3', 'd4'), { ring: at(gone, 'd4') }],
      [start, placement(start, 'grey', 'a1', 'a1'), { ring: at(start, 'a1') }],
      [hebrew, capture(hebrew, 'd4 d6', 'd6'), { ring: at(hebrew, 'd6') }],
    ],
    'ring-not-free': [
      [start, placement(start, 'grey', 'd4', 'd5')],
      [hebrew, capture(hebrew, 'd4 d6', 'd4')],
      [rings, removal(rings, 'c5')],
    ],
    'ring-locked': [[jumped, placement(jumped, 'grey', 'd4', 'a1')]],
    'removal-required': [
      [start, placement(start, 'grey', 'd4')],
      [hebrew, capture(hebrew, 'd4 d6')],
    ],
    'removal-after-capture': [[pair, capture(pair, 'd4 d6', 'a1')]],
    'rings-only': [[rings, placement(rings, 'black', 'g3')]],
    'placement-required': [[start, removal(start, 'a1')]],
    'must-pass': [[broke, placement(broke, 'white', 'c5')]],
    'may-not-pass': [[start, { kind: 'pass' }]],
    'claim-automatic': [[automatic, declining(automatic, 'g1')]],
    'nothing-to-decline': [[corner, declining(corner, 'd4'), { ring: at(corner, 'd4') }]],
  };
})();

describe('play refuses each way of being wrong with its code', () => {
  for (const [code, rows] of Object.entries(WRONG)) {
    test.each(rows)(`${code} %#`, (position, turn, more) => {
      expect(play(position, turn)).toMatchObject({ ok: false, error: { code, ...more } });
    });
  }
});

describe('single steps', () => {
  const steps = (position: Position, ...made: readonly Step[]): Draft =>
    made.reduce<Draft>((draft, step) => unwrap(takeStep(draft, step)), startDraft(position));
  const code = (result: { ok: true } | { ok: false; error: Refusal }): string | undefined =>
    result.ok ? undefined : result.error.code;
  const step = (draft: Draft, made: Step): string | undefined => code(takeStep(draft, made));
  const take = (marble: 'white' | 'grey' | 'black'): Step => ({ kind: 'take', marble });
  const place = (label: string): Step => ({ kind: 'place', ring: at(start, label) });
  const remove = (label: string): Step => ({ kind: 'remove', ring: at(start, label) });
  const jump = (from: string, to: string): Step => ({
    kind: 'jump',
    from: at(start, from),
    to: at(start, to),
  });
  const decline = (label: string): Step => ({ kind: 'decline', ring: at(start, label) });

  test('nothing is done out of order', () => {
    expect(step(startDraft(start), place('d4'))).toBe('placement-required');
    expect(step(startDraft(start), remove('a1'))).toBe('placement-required');
    expect(step(startDraft(start), jump('d4', 'd6'))).toBe('no-marble-there');
    expect(step(startDraft(start), { kind: 'pass' })).toBe('may-not-pass');
    expect(step(startDraft(start), decline('a1'))).toBe('nothing-to-decline');
    expect(code(finishedTurn(startDraft(start)))).toBe('turn-unfinished');
    expect(code(finishedTurn(steps(start, take('white'))))).toBe('turn-unfinished');
    expect(code(finishedTurn(steps(start, take('white'), place('d4'))))).toBe('removal-required');
  });

  test('where a capture is forced nothing else begins', () => {
    expect(step(startDraft(pair), take('white'))).toBe('capture-forced');
    expect(step(startDraft(pair), place('a1'))).toBe('capture-forced');
    expect(step(startDraft(pair), remove('a1'))).toBe('capture-forced');
    expect(step(startDraft(pair), { kind: 'pass' })).toBe('capture-forced');
    const { jumps, marbles, places, removals, mayPass } = choices(startDraft(pair));
    expect([jumps.length, marbles, places.size, removals.size, mayPass]).toEqual([
      2,
      [],
      0,
      0,
      false,
    ]);
  });

  test('a placed marble may be swapped and moved; a ring marked for removal may be changed', () => {
    const draft = steps(
      start,
      take('white'),
      place('d4'),
      remove('a1'),
      take('grey'),
      remove('a2'),
    );
    expect([draft.marble, draft.placed, draft.removal]).toEqual([
      'grey',
      at(start, 'd4'),
      at(start, 'a2'),
    ]);
    const same = unwrap(takeStep(draft, place('d4')));
    expect(same.removal).toBe(at(start, 'a2'));
    const moved = unwrap(takeStep(draft, place('a2')));
    expect([moved.placed, moved.removal]).toEqual([at(start, 'a2'), undefined]);
    expect(labels(start, choices(moved).removals)).not.toContain('a2');
  });

  test('R5.2 after d4 18 rings are free, after d7 17', () => {
    expect(choices(steps(start, take('white'), place('d4'))).removals.size).toBe(18);
    expect(choices(steps(start, take('white'), place('d7'))).removals.size).toBe(17);
  });

  test('refusals while placing', () => {
    const draft = steps(setUp({ without: 'd1', marbles: { d2: 'W' } }), take('white'), place('b3'));
    expect(step(draft, place('d2'))).toBe('occupied');
    expect(step(draft, place('d1'))).toBe('ring-gone');
    expect(step(draft, remove('d1'))).toBe('ring-gone');
    expect(step(draft, remove('d2'))).toBe('removal-occupied');
    expect(step(draft, remove('b3'))).toBe('removal-occupied');
    expect(step(draft, remove('d4'))).toBe('ring-not-free');
    expect(step(draft, jump('d2', 'd4'))).toBe('no-such-jump');
  });

  test('a chain goes on with the same marble and is undone jump by jump', () => {
    const position = setUp(chain);
    const draft = steps(position, jump('e4', 'c5'), jump('c5', 'a3'));
    expect(step(draft, jump('d6', 'd4'))).toBe('capture-unfinished');
    expect(step(draft, jump('a3', 'b4'))).toBe('no-such-jump');
    expect(step(draft, remove('a4'))).toBe('capture-unfinished');
    expect(code(finishedTurn(draft))).toBe('capture-unfinished');
    const back = unwrap(stepBack(draft));
    expect(back.chain?.path).toEqual([at(position, 'e4'), at(position, 'c5')]);
    expect(unwrap(stepBack(back))).toEqual(startDraft(position));
    const done = unwrap(takeStep(draft, jump('a3', 'a1')));
    expect(step(done, remove('a4'))).toBe('removal-after-capture');
    expect(unwrap(finishedTurn(done)).kind).toBe('capture');
    expect(choices(done).jumps).toEqual([]);
  });

  test('R11.6 the ring after a capture', () => {
    const position = setUp({ ...chain, variant: 'he-beginner' });
    const done = steps(position, jump('e4', 'c5'), jump('c5', 'a3'), jump('a3', 'a1'));
    expect(choices(done).turn).toBeUndefined();
    expect(labels(position, choices(done).removals)).toContain('a2');
    expect(step(done, remove('a1'))).toBe('removal-occupied');
    expect(step(done, remove('d5'))).toBe('ring-not-free');
    const whole = unwrap(takeStep(done, remove('a2')));
    expect(unwrap(finishedTurn(whole))).toMatchObject({
      kind: 'capture',
      removal: at(position, 'a2'),
    });
    expect(unwrap(stepBack(whole))).toEqual(done);
  });

  test('R11.5 an optional chain may stop or go on', () => {
    const position = setUp({ ...chain, variant: 'official;chain=optional' });
    const draft = steps(position, jump('e4', 'c5'));
    const { jumps, turn } = choices(draft);
    expect([jumps.length, turn?.kind]).toEqual([2, 'capture']);
  });

  test('R11.8 declining and claiming after all', () => {
    const position = setUp({ without: 'f1 e1 e2 f2', marbles: { g1: 'W' } });
    const draft = steps(position, take('black'), place('b3'), remove('g2'));
    expect(choices(draft).claims.map((group) => labels(position, group))).toEqual([['g1']]);
    expect(choices(draft).mayDecline).toBe(true);
    const declined = unwrap(takeStep(draft, decline('g1')));
    expect(unwrap(finishedTurn(declined))).toMatchObject({
      declined: RingSet.of(at(position, 'g1')),
    });
    expect(unwrap(takeStep(declined, decline('g1')))).toEqual(draft);
    expect(unwrap(stepBack(declined))).toEqual(draft);
    expect(step(draft, decline('d4'))).toBe('nothing-to-decline');
    const automatic = setUp({ variant: 'sv-basic', without: 'f1 e1 e2 f2', marbles: { g1: 'W' } });
    expect(step(steps(automatic, take('black'), place('b3'), remove('g2')), decline('g1'))).toBe(
      'claim-automatic',
    );
    expect(choices(startDraft(automatic)).mayDecline).toBe(false);
  });

  test('R5.3 no ring is free: the marble alone is the turn, and its claim shows at once', () => {
    const position = setUp({ rings: split('d4 d5 e4'), marbles: { d4: 'W', d5: 'B' } });
    const draft = steps(position, take('grey'), place('e4'));
    expect(unwrap(finishedTurn(draft))).toMatchObject({ removal: undefined });
    expect(choices(draft).claims).toHaveLength(1);
    expect(choices(steps(start, take('grey'), place('d4'))).claims).toEqual([]);
  });

  test('R11.11 rings only', () => {
    const position = setUp({
      ...stuck,
      rings: [...noPool.rings, 'g3'],
      variant: 'he-beginner',
    });
    expect(labels(position, choices(startDraft(position)).removals)).toEqual(['g3']);
    expect(step(startDraft(position), take('white'))).toBe('rings-only');
    expect(step(startDraft(position), remove('c5'))).toBe('ring-not-free');
    expect(unwrap(finishedTurn(steps(position, remove('g3')))).kind).toBe('removal');
  });

  test('R8.3 passing is a step of its own', () => {
    const position = setUp({
      ...stuck,
      captives: [
        [0, 0, 0],
        [2, 3, 5],
      ],
    });
    expect(choices(startDraft(position)).mayPass).toBe(true);
    const passing = steps(position, { kind: 'pass' });
    expect(unwrap(finishedTurn(passing))).toEqual({ kind: 'pass' });
    expect(choices(passing).mayPass).toBe(true);
    expect(unwrap(stepBack(passing))).toEqual(startDraft(position));
    expect(step(startDraft(position), take('white'))).toBe('must-pass');
  });

  test('a finished game offers nothing', () => {
    const position = setUp({
      captives: [
        [4, 0, 0],
        [0, 0, 0],
      ],
    });
    expect(choices(startDraft(position))).toMatchObject({
      marbles: [],
      jumps: [],
      turn: undefined,
    });
    expect(step(startDraft(position), take('white'))).toBe('game-over');
  });

  test('R10.4 where a miss may be claimed a placement may be begun beside a capture', () => {
    const position = setUp({ variant: 'official-tournament', marbles: { d4: 'W', d5: 'B' } });
    const { jumps, marbles } = choices(startDraft(position));
    expect([jumps.length, marbles.length]).toEqual([2, 3]);
    const touched = steps(position, take('white'));
    expect(choices(touched).jumps).toEqual([]);
    expect(step(touched, { kind: 'jump', from: at(position, 'd4'), to: at(position, 'd6') })).toBe(
      'touched',
    );
  });

  describe('R11.17 what was touched may be touched again, but not changed', () => {
    const variant = 'official-tournament;board=37';
    const position = setUp({ variant });

    test('the same colour, ring and removal are no change', () => {
      const draft = steps(position, take('white'), place('d4'), remove('a1'));
      for (const again of [take('white'), place('d4'), remove('a1')]) {
        expect(unwrap(takeStep(draft, again))).toEqual(draft);
      }
    });

    test('each touch is final as soon as it is made', () => {
      expect(code(stepBack(steps(position, take('white'))))).toBe('touched');
      expect(code(stepBack(steps(position, take('white'), place('d4'))))).toBe('touched');
      expect(step(steps(position, take('white'), place('d4')), place('d5'))).toBe('touched');
      expect(choices(steps(position, take('white'))).places.size).toBe(37);
      expect(choices(steps(position, take('white'), place('d4'))).removals.size).toBe(18);
    });
  });

  test('R11.18 without touch rules a marble in hand goes back when a jump is made', () => {
    const variant = 'official;missedCapture=claimable';
    const position = setUp({ variant, marbles: { d4: 'W', d5: 'B' } });
    const draft = steps(position, take('white'), jump('d4', 'd6'));
    expect([draft.marble, draft.chain?.path.length]).toEqual([undefined, 2]);
    expect(choices(draft).marbles).toEqual([]);
    expect(unwrap(takeStep(draft, take('grey'))).chain).toBeUndefined();
    const placed = steps(position, take('white'), place('a1'));
    expect(choices(placed).jumps).toEqual([]);
    expect(choices(steps(position, take('white'))).jumps).toHaveLength(2);
  });

  test('R11.4 the newest marble does not begin a chain', () => {
    const literal = setUp({ variant: 'sv-literal', marbles: { d4: 'W' } });
    const position = apply(literal, placement(literal, 'black', 'd5', 'a1')).after;
    expect(step(startDraft(position), jump('d5', 'd3'))).toBe('newest-may-not-jump');
    expect(step(startDraft(position), jump('d4', 'd2'))).toBe('no-such-jump');
    expect(choices(startDraft(position)).jumps).toHaveLength(1);
  });

  test('R11.20 a pass is offered only while nothing is begun', () => {
    const position = setUp({ variant: 'official;openingPass=yes' });
    expect(choices(startDraft(position)).mayPass).toBe(true);
    expect(choices(steps(position, take('white'))).mayPass).toBe(false);
    expect(choices(steps(position, { kind: 'pass' })).marbles).toEqual([]);
  });

  test('R7.10 a marble that fills an island claims nothing until the ring is chosen', () => {
    const position = setUp({ without: 'f1 e1 e2 f2 g2' });
    const placed = steps(position, take('white'), place('g1'));
    expect(choices(placed).claims).toEqual([]);
    const removed = unwrap(takeStep(placed, remove('a1')));
    expect(choices(removed).claims.map((group) => labels(position, group))).toEqual([['g1']]);
  });

  test('R7.8 a capture without removal claims nothing, and waits for its ring where one is due', () => {
    const corner = { without: 'f1 e1 e2 f2 g2', marbles: { g1: 'W', d4: 'W', d5: 'B' } };
    const official = steps(setUp(corner), jump('d4', 'd6'));
    expect(choices(official).claims).toEqual([]);
    const hebrew = steps(setUp({ ...corner, variant: 'he-beginner' }), jump('d4', 'd6'));
    expect(code(finishedTurn(hebrew))).toBe('removal-required');
  });

  test('R11.10 rings locked by this very turn', () => {
    const marbles = { a1: 'W', a2: 'B' };
    const done = steps(setUp({ variant: 'he-literal', marbles }), jump('a1', 'a3'));
    expect(step(done, remove('a1'))).toBe('ring-locked');
    expect(step(done, remove('a3'))).toBe('removal-occupied');
    const rings = setUp({
      variant: 'he-literal',
      pool: [0, 0, 0],
      captives: [
        [1, 0, 0],
        [0, 0, 0],
      ],
    });
    const used = { ...rings, used: RingSet.of(at(rings, 'a1')) };
    expect(step(startDraft(used), remove('a1'))).toBe('ring-locked');
    expect(step(startDraft(used), remove('d4'))).toBe('ring-not-free');
    expect(choices(startDraft(used)).turn).toBeUndefined();
  });

  test('stepping back along a chain keeps the way it went', () => {
    const position = setUp({ marbles: { d4: 'W', e5: 'G', d5: 'B', e4: 'B' } });
    for (const way of ['d4 d6 f4 d4', 'd4 f4 d6 d4']) {
      const path = split(way);
      const whole = steps(position, ...path.slice(1).map((to, n) => jump(path[n]!, to)));
      const back = unwrap(stepBack(whole));
      expect(back.chain?.path).toEqual(path.slice(0, 3).map((label) => at(position, label)));
      expect(back.chain?.jumped).toEqual(whole.chain?.jumped.slice(0, 2));
    }
  });

  test('a finished game offers nothing at all', () => {
    const position = setUp({
      captives: [
        [4, 0, 0],
        [0, 0, 0],
      ],
    });
    expect(choices(startDraft(position))).toEqual({
      marbles: [],
      places: NONE,
      jumps: [],
      removals: NONE,
      claims: [],
      mayDecline: false,
      mayPass: false,
      turn: undefined,
    });
  });
});

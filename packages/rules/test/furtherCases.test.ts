import { describe, expect, test } from 'vitest';

import {
  boardOf,
  choices,
  claimableGroups,
  demandCapture,
  formatPosition,
  formatTurnIn,
  freeRings,
  fullGroups,
  legalTurns,
  mayDemandCapture,
  newGame,
  outcome,
  parseRing,
  parseTurn,
  points,
  positionOf,
  RingSet,
  startDraft,
  startPosition,
  stepBack,
  takeStep,
  unwrap,
} from '../src/index.ts';
import type { Draft, Ring, Step } from '../src/index.ts';
import { PRESETS } from '../src/index.ts';
import { counted, isLegal, labels, legal, playAll, refusal, setUp, split } from './setup.ts';
import type { Setup } from './setup.ts';

const A11: Setup = {
  rings: split('b4 b5 c4 c5 d4 d5 d6 e4 f3 f4'),
  marbles: { b4: 'W', b5: 'W', c4: 'W', d5: 'G', f3: 'G', d4: 'B', d6: 'B', f4: 'B' },
  pool: [0, 0, 0],
};
const A12: Setup = { ...A11, rings: [...(A11.rings ?? []), 'g3'] };
const DIAGRAM_3: Setup = {
  rings: split('a1 a2 a3 a4 b2 b3 b4 b5 c3 c4 c5 c6 d3 d4 d5 d6 e3 e4 e5 e6 f3 f4 f5'),
  marbles: { e4: 'W', d6: 'W', d5: 'G', a2: 'G', b4: 'B' },
};
const PAIR: Setup = { marbles: { d4: 'W', d5: 'B' } };
const CORNER = 'f1 e1 e2 f2';

const ringOf = (label: string): Ring => {
  const ring = parseRing(boardOf(48), label);
  if (ring === undefined) throw new Error(label);
  return ring;
};

describe('E', () => {
  const cycling: Setup = {
    rings: A11.rings ?? [],
    marbles: { b4: 'W', c4: 'W', b5: 'G', d5: 'G', f3: 'G', d4: 'B', d6: 'B', f4: 'B' },
    pool: [0, 0, 0],
    captives: [
      [3, 3, 2],
      [1, 2, 5],
    ],
  };
  const cycle = ['Gc5', 'x c5Ge4', 'x f3Gd5', 'Gf3'];

  test('E02 the tie key ignores colours, unless repetition=exactColours', () => {
    const other = ['Gc5', 'x c5Ge4', 'x f3Gd5', 'Bf3'];
    const texts = [...cycle, ...other];
    expect(playAll(setUp(cycling), texts).outcome?.by).toBe('repetition');
    const exact = { ...cycling, variant: 'official;repetition=exactColours' };
    expect(playAll(setUp(exact), texts).outcome).toBeUndefined();
    expect(
      playAll(setUp({ ...cycling, variant: 'official;repetition=off' }), [...cycle, ...cycle])
        .outcome,
    ).toBeUndefined();
  });

  test('E02 the third occurrence ends the game, not the second', () => {
    expect(playAll(setUp(cycling), cycle).outcome).toBeUndefined();
    expect(playAll(setUp(cycling), [...cycle, ...cycle].slice(0, 7)).outcome).toBeUndefined();
    const scored = { ...cycling, variant: 'official;noGoalEnd=points' };
    expect(playAll(setUp(scored), [...cycle, ...cycle]).outcome).toEqual({
      winner: 'first',
      by: 'repetition',
      points: { first: 25, second: 20 },
    });
  });

  test('E03 all 24 marbles placed and nobody captured: both lose, or the filler wins', () => {
    const start = startPosition(PRESETS['official-tournament']);
    const last = ringOf('h4');
    const rings = [...start.board.rings.toArray().slice(0, 23), last];
    const colours = [...'WWWWWWGGGGGGGGBBBBBBBBBB'];
    const setup = {
      rings: rings.map((ring) => start.board.labels[ring]!),
      marbles: Object.fromEntries(
        rings.slice(0, 23).map((ring, index) => [start.board.labels[ring]!, colours[index]!]),
      ),
    };
    const finish = (variant: string) =>
      playAll(setUp({ ...setup, variant }), [`B${start.board.labels[last]}`]);
    expect(finish('official-tournament').outcome).toEqual({
      winner: undefined,
      by: 'collaboration',
      points: undefined,
    });
    const official = finish('official-48');
    expect(official.outcome?.winner).toBe('first');
    expect(positionOf(official).captives.first).toEqual(counted([6, 8, 10]));
  });

  test('E03 without a full board: the last marble is placed and nobody has captured', () => {
    const setup: Setup = {
      marbles: { a1: 'W' },
      pool: [0, 0, 1],
      variant: 'official-48;collaboration=bothLose',
    };
    expect(playAll(setUp(setup), ['Bh4,h1']).outcome?.by).toBe('collaboration');
    const held: Setup = {
      ...setup,
      captives: [
        [0, 0, 0],
        [0, 1, 0],
      ],
    };
    expect(playAll(setUp(held), ['Bh4,h1']).outcome).toBeUndefined();
    const held1: Setup = { ...held, captives: [held.captives![1], held.captives![0]] };
    expect(playAll(setUp(held1), ['Bh4,h1']).outcome).toBeUndefined();
  });

  test('E03 the last vacant ring wins, unless fullBoard=claimOnly (R8.4, R11.13)', () => {
    const setup: Setup = { rings: ['a1', 'a2'], marbles: { a1: 'W' } };
    const filled = (variant: string) => playAll(setUp({ ...setup, variant }), ['Ba2']).outcome;
    expect(filled('official')).toMatchObject({ winner: 'first', by: 'full-board' });
    expect(filled('official;fullBoard=claimOnly')).toMatchObject({
      winner: undefined,
      by: 'no-goal',
    });
  });

  describe('E04 missed capture', () => {
    const missed = playAll(setUp({ variant: 'official-tournament', marbles: { d4: 'W' } }), [
      'Bd5,a1',
      'Gb3,a2',
    ]);

    test('(i) the opponent may jump himself', () => {
      expect(legal(positionOf(missed))).toEqual(expect.arrayContaining(['x d4Bd6', 'x d5Wd3']));
    });

    test('(ii) or demand that the turn goes back and a capture takes its place', () => {
      expect(mayDemandCapture(missed)).toBe(true);
      const back = unwrap(demandCapture(missed));
      expect(positionOf(back).turn).toBe('second');
      expect(legal(positionOf(back))).toEqual(['x d4Bd6', 'x d5Wd3']);
      expect(refusal(positionOf(back), 'Gb3,a2')).toBe('capture-forced');
      expect(back.history).toHaveLength(1);
      expect(formatPosition(positionOf(back))).toMatch(/ owed=1$/);
      const jumped = playAll(back, ['x d4Bd6']);
      expect(positionOf(jumped).owed).toBe(false);
      expect(mayDemandCapture(jumped)).toBe(false);
    });

    test('(iii) or keep silent; then only the newer miss can be taken back', () => {
      const silent = playAll(missed, ['Wf3,a3']);
      const back = unwrap(demandCapture(silent));
      expect(back.history.map(({ before, turn }) => formatTurnIn(before, turn))).toEqual([
        'Bd5,a1',
        'Gb3,a2',
      ]);
      expect(mayDemandCapture(back)).toBe(false);
    });

    test('nothing to demand where nothing was missed', () => {
      const quiet = playAll(startPosition(PRESETS['official-tournament']), ['Bd5,a1']);
      expect(demandCapture(quiet)).toEqual({ ok: false, error: { code: 'nothing-missed' } });
      expect(mayDemandCapture(newGame(startPosition(PRESETS['official-tournament'])))).toBe(false);
    });

    test('under missedCapture=enforced the placement is illegal', () => {
      const strict = playAll(setUp({ variant: 'official-48', marbles: { d4: 'W' } }), ['Bd5,a1']);
      expect(refusal(positionOf(strict), 'Gb3,a2')).toBe('capture-forced');
      expect(mayDemandCapture(strict)).toBe(false);
    });
  });

  describe('E05 touch rules', () => {
    const touch = (variant: string, ...steps: readonly Step[]): Draft => {
      let draft = startDraft(setUp({ variant }));
      for (const step of steps) draft = unwrap(takeStep(draft, step));
      return draft;
    };
    const take = (marble: 'white' | 'grey'): Step => ({ kind: 'take', marble });
    const place = (label: string): Step => ({ kind: 'place', ring: ringOf(label) });
    const remove = (label: string): Step => ({ kind: 'remove', ring: ringOf(label) });

    test('full: marble, ring and removed ring are final once touched', () => {
      const draft = touch('official-tournament', take('white'), place('c3'), remove('a1'));
      const { turn } = choices(draft);
      expect(turn && formatTurnIn(draft.position, turn)).toBe('Wc3,a1');
      for (const step of [take('grey'), place('c4'), remove('a2')]) {
        expect(takeStep(draft, step)).toEqual({ ok: false, error: { code: 'touched' } });
      }
      expect(stepBack(draft)).toEqual({ ok: false, error: { code: 'touched' } });
      const { marbles, places, removals } = choices(draft);
      expect([marbles, places.size, removals.size]).toEqual([[], 0, 0]);
    });

    test('marble only: the ring may still be changed, the colour may not', () => {
      const draft = touch('cz-tournament', take('white'), { kind: 'place', ring: 5 as Ring });
      expect(takeStep(draft, { kind: 'place', ring: 6 as Ring }).ok).toBe(true);
      expect(takeStep(draft, take('grey'))).toEqual({ ok: false, error: { code: 'touched' } });
      const back = unwrap(stepBack(draft));
      expect(back.placed).toBeUndefined();
      expect(stepBack(back)).toEqual({ ok: false, error: { code: 'touched' } });
    });

    test('off: everything may be changed', () => {
      const draft = touch('official-48', take('white'), place('c3'), remove('a1'));
      for (const step of [take('grey'), place('c4'), remove('a2')]) {
        expect(takeStep(draft, step).ok).toBe(true);
      }
    });
  });

  // The case gives second 3-3-5, which already holds a goal (R1.5); with 2-3-5 it can be played.
  test('E06 no marbles to play: pass, and two passes end the game', () => {
    const setup: Setup = {
      ...A11,
      captives: [
        [0, 0, 0],
        [2, 3, 5],
      ],
    };
    expect(legal(setUp(setup))).toEqual(['-']);
    expect(refusal(setUp(setup), 'Wc5')).toBe('must-pass');
    const passed = playAll(setUp(setup), ['-']);
    expect(formatPosition(positionOf(passed))).toMatch(/ passes=1$/);
    expect(legal(positionOf(passed))).not.toContain('-');
    expect(refusal(positionOf(passed), '-')).toBe('may-not-pass');
    const both: Setup = {
      ...A11,
      captives: [
        [0, 0, 0],
        [0, 0, 0],
      ],
    };
    const end = playAll(setUp(both), ['-', '-']);
    expect(end.outcome).toEqual({ winner: undefined, by: 'no-goal', points: undefined });
    expect(outcome(setUp({ ...setup, variant: 'official;noMarbles=loss' }))).toEqual({
      winner: 'second',
      by: 'no-marbles',
      points: undefined,
    });
  });

  test('E07 a declined group is dead, or claimable later', () => {
    const setup: Setup = { without: CORNER, marbles: { g1: 'W' } };
    const declined = playAll(setUp(setup), ['Bb3,g2 ~ Wg1']);
    const dead = positionOf(declined);
    expect(labels(dead, dead.rings)).toContain('g1');
    expect(dead.captives.first).toEqual(counted([0, 0, 0]));
    expect(legal(dead).filter((turn) => turn.includes('Wg1'))).toEqual([]);
    expect(positionOf(playAll(declined, ['Ba2,a1'])).captives.second).toEqual(counted([0, 0, 0]));
    const later = playAll(setUp({ ...setup, variant: 'official;declinedGroup=claimableLater' }), [
      'Bb3,g2 ~ Wg1',
      'Ba2,a1 x Wg1',
    ]);
    expect(positionOf(later).captives.second).toEqual(counted([1, 0, 0]));
  });

  test('E07 claims that are automatic cannot be declined', () => {
    const setup: Setup = { variant: 'sv-basic', without: CORNER, marbles: { g1: 'W' } };
    expect(refusal(setUp(setup), 'Bb3,g2 ~ Wg1')).toBe('claim-automatic');
    expect(legal(setUp(setup))).toContain('Bb3,g2 x Wg1');
    expect(refusal(setUp({ without: CORNER }), 'Bb3,a1 ~ Wg1')).toBe('claims-differ');
  });
});

describe('H', () => {
  test('H01 a ring leaves after a capture', () => {
    const hebrew = setUp({ ...PAIR, variant: 'he-beginner' });
    expect(isLegal(hebrew, 'x d4Bd6,a1')).toBe(true);
    expect(refusal(hebrew, 'x d4Bd6')).toBe('removal-required');
    expect(refusal(hebrew, 'Wa1,a2')).toBe('capture-forced');
    expect(isLegal(setUp(PAIR), 'x d4Bd6')).toBe(true);
    expect(refusal(setUp(PAIR), 'x d4Bd6,a1')).toBe('removal-after-capture');
  });

  test('H02 the ring after a capture isolates', () => {
    const game = playAll(
      setUp({ variant: 'he-beginner', without: CORNER, marbles: { g1: 'W', d4: 'W', d5: 'B' } }),
      ['x d4Bd6,g2 x Wg1'],
    );
    const end = positionOf(game);
    expect(end.captives.first).toEqual(counted([1, 0, 1]));
    expect(labels(end, end.rings)).not.toEqual(expect.arrayContaining(['g1']));
    expect(labels(end, end.rings)).not.toEqual(expect.arrayContaining(['g2']));
  });

  test('H03 one ring for the whole chain, free as the board then is', () => {
    const position = setUp({ ...DIAGRAM_3, variant: 'he-beginner' });
    const removals = legal(position)
      .filter((turn) => turn.startsWith('x e4Gc5Ba3Ga1,'))
      .map((turn) => turn.split(',')[1]);
    expect(removals).toEqual(split('a2 a3 a4 b2 b5 c6 d3 e3 e6 f3 f4 f5'));
    expect(refusal(position, 'x e4Gc5Ba3Ga1,a1')).toBe('removal-occupied');
  });

  test('H04 no free ring after the capture: none is removed', () => {
    const position = setUp({
      ...A11,
      variant: 'he-beginner',
      marbles: { ...A11.marbles, e4: 'B' },
      turn: 2,
    });
    expect(legal(position)).toEqual(['x e4Gc5']);
    expect(positionOf(playAll(position, ['x e4Gc5'])).turn).toBe('first');
  });

  test('H05 empty pool, no jump: rings only', () => {
    const captives: Setup['captives'] = [
      [3, 3, 2],
      [0, 3, 5],
    ];
    const position = setUp({ ...A12, captives, variant: 'he-beginner' });
    expect(legal(position)).toEqual(['-,g3']);
    expect(refusal(position, 'Bg3')).toBe('rings-only');
    expect(legal(setUp({ ...A12, captives }))).toContain('Bg3');
    expect(refusal(setUp({ ...A12, captives }), '-,g3')).toBe('placement-required');
  });

  test('H06 the removal isolates', () => {
    const position = setUp({
      variant: 'he-beginner',
      without: CORNER,
      marbles: { g1: 'W' },
      pool: [0, 0, 0],
    });
    const end = positionOf(playAll(position, ['-,g2 x Wg1']));
    expect(end.captives.first).toEqual(counted([1, 0, 0]));
    expect(isLegal(position, '-,g2 ~ Wg1')).toBe(true);
  });

  test('H07 nothing left to remove: points decide', () => {
    const position = setUp({
      ...A11,
      captives: [
        [3, 3, 2],
        [0, 3, 5],
      ],
      variant: 'he-beginner',
    });
    expect(outcome(position)).toEqual({
      winner: 'first',
      by: 'no-goal',
      points: { first: 25, second: 19 },
    });
    expect([...legalTurns(position)]).toEqual([]);
    expect(refusal(position, 'Bc5')).toBe('game-over');
  });

  test('H08 points arithmetic', () => {
    expect(points(counted([2, 1, 3]))).toBe(17);
    expect(points(counted([1, 4, 0]))).toBe(16);
    expect(points(counted([1, 0, 2]))).toBe(8);
    expect(points(counted([2, 0, 0]))).toBe(8);
    const tie = setUp({
      ...A11,
      captives: [
        [1, 0, 2],
        [2, 0, 0],
      ],
      variant: 'he-beginner',
    });
    expect(outcome(tie)).toEqual({
      winner: undefined,
      by: 'no-goal',
      points: { first: 8, second: 8 },
    });
  });

  test('H09 the 58-ring pyramid', () => {
    const { board, rings } = startPosition(PRESETS['he-advanced']);
    expect(board.columns).toEqual([3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3]);
    expect(rings.size).toBe(58);
    const corners = rings.toArray().filter((ring) => board.neighbours[ring]?.size === 3);
    expect(corners.map((ring) => board.labels[ring])).toEqual(split('a1 a3 f1 f8 k1 k3'));
    expect(freeRings(startPosition(PRESETS['he-advanced'])).size).toBe(24);
  });

  test('H10 a used ring is locked', () => {
    const setup: Setup = { marbles: { a1: 'W', a2: 'B' } };
    const jumped = positionOf(playAll(setUp(setup), ['x a1Ba3']));
    expect(labels(jumped, freeRings(jumped))).toEqual(expect.arrayContaining(['a1', 'a2']));
    const literal = playAll(setUp({ ...setup, variant: 'he-literal' }), ['x a1Ba3,g1']);
    const locked = positionOf(literal);
    expect(labels(locked, locked.used)).toEqual(['a1', 'a2', 'a3']);
    expect(labels(locked, freeRings(locked))).not.toContain('a1');
    expect(refusal(locked, 'Bd4,a1')).toBe('ring-locked');
    expect(refusal(locked, 'Bd4,d5')).toBe('ring-not-free');
    // One that is locked and could not be slid off anyway.
    const inside: Setup = { variant: 'he-literal', marbles: { c3: 'W', c4: 'B' } };
    const jumpedInside = positionOf(playAll(setUp(inside), ['x c3Bc5,g1']));
    expect(labels(jumpedInside, jumpedInside.used)).toEqual(['c3', 'c4', 'c5']);
    expect(refusal(jumpedInside, 'Bd1,c4')).toBe('ring-not-free');
    expect(formatPosition(locked)).toMatch(/ he-literal\S* used=a1a2a3$/);
  });

  test('H11 an optional chain may stop early', () => {
    const stop = (variant: string): boolean =>
      legal(setUp({ ...DIAGRAM_3, variant })).some(
        (turn) => turn.startsWith('x e4Gc5,') || turn === 'x e4Gc5',
      );
    expect(stop('he-literal')).toBe(true);
    for (const variant of ['official', 'he-beginner', 'boardspace', 'cz-basic', 'sv-literal']) {
      expect(stop(variant), variant).toBe(false);
    }
    const early = (variant: string): string | undefined =>
      refusal(setUp({ ...DIAGRAM_3, variant }), 'x e4Gc5');
    expect(early('official;chain=optional')).toBeUndefined();
    expect(early('official')).toBe('capture-unfinished');
  });

  test('H12 filling the last vacancy does not isolate where only a removal does', () => {
    const setup: Setup = { without: 'e1 e2 e3 f1 f2 f3 g3', marbles: { g1: 'W' } };
    const variant = 'official;isolationTrigger=removalOnly';
    const filled = positionOf(playAll(setUp({ ...setup, variant }), ['Bg2,a1']));
    expect(filled.captives.first).toEqual(counted([0, 0, 0]));
    expect(
      fullGroups(filled.board, filled.rings, filled.occupied).map((group) => labels(filled, group)),
    ).toEqual([['g1', 'g2']]);
    const usual = positionOf(playAll(setUp(setup), ['Bg2,a1']));
    expect(usual.captives.first).toEqual(counted([1, 0, 1]));
    const cutOff = playAll(setUp({ without: CORNER, marbles: { g1: 'W' }, variant }), ['Bb3,g2']);
    expect(positionOf(cutOff).captives.first).toEqual(counted([1, 0, 0]));
  });
});

describe('S', () => {
  test('S01 the older marble jumps over the newer one', () => {
    const literal = positionOf(
      playAll(setUp({ variant: 'sv-literal', marbles: { d4: 'W' } }), ['Bd5,a1']),
    );
    expect(legal(literal)).toEqual(['x d4Bd6']);
    expect(refusal(literal, 'x d5Wd3')).toBe('newest-may-not-jump');
    expect(formatPosition(literal)).toMatch(/ newest=d5$/);
    const usual = positionOf(
      playAll(setUp({ variant: 'sv-basic', marbles: { d4: 'W' } }), ['Bd5,a1']),
    );
    expect(legal(usual)).toEqual(['x d4Bd6', 'x d5Wd3']);
  });

  test('S01 where only the newest marble could jump there is no capture', () => {
    const setup: Setup = { variant: 'sv-literal', without: 'a3 a4', marbles: { a1: 'W' } };
    const position = positionOf(playAll(setUp({ ...setup, without: 'a4 a3' }), ['Bb2,g4']));
    expect(position.newest).toBe(ringOn37('b2'));
    expect(legal(position).every((turn) => !turn.startsWith('x b2'))).toBe(true);
    const after = positionOf(playAll(position, [legal(position)[0]!]));
    expect(after.newest === undefined || after.newest !== position.newest).toBe(true);
  });

  test('S01 the newest marble may be claimed at once, and then none is the newest', () => {
    const setup: Setup = { variant: 'sv-literal', without: 'f1 f2' };
    const { captives, newest, rings } = positionOf(playAll(setUp(setup), ['Wg1,g2']));
    expect(captives.first).toEqual(counted([1, 0, 0]));
    expect([newest, rings.has(ringOn37('g1')!)]).toEqual([undefined, false]);
  });

  const ringOn37 = (label: string): Ring | undefined => parseRing(boardOf(37), label);
});

describe('N', () => {
  test('N01 mail spelling without capitals', () => {
    expect(unwrap(parseTurn(setUp({}), 'gc3,a1'))).toEqual(unwrap(parseTurn(setUp({}), 'Gc3,a1')));
  });

  test('N02 a chain in small letters', () => {
    const position = setUp({ marbles: { d1: 'B', d2: 'G', d4: 'W' } });
    const turn = unwrap(parseTurn(position, 'x d1gd3wd5'));
    expect(formatTurnIn(position, turn)).toBe('x d1Gd3Wd5');
  });

  test('N05 the ninth column of 61 rings is read as j too', () => {
    const position = setUp({ variant: 'official-61' });
    expect(formatTurnIn(position, unwrap(parseTurn(position, 'Wj3,j1')))).toBe('Wi3,i1');
    expect(parseRing(boardOf(58), 'j3')).not.toBe(parseRing(boardOf(58), 'i3'));
  });
});

test('R7.12 on a full board every group may be claimed, dead ones too', () => {
  const position = setUp({ rings: split('a1 a2 d4'), marbles: { a1: 'W', a2: 'B' } });
  const rings = position.rings;
  const occupied = rings;
  const groups = claimableGroups(position, rings, occupied, undefined);
  expect(groups.map((group) => group.size)).toEqual([2, 1]);
  const end = playAll(position, ['Gd4 x Wa1Ba2Gd4']);
  expect(end.outcome).toEqual({ winner: 'first', by: 'full-board', points: undefined });
  expect(positionOf(end).rings.equals(RingSet.EMPTY)).toBe(true);
});

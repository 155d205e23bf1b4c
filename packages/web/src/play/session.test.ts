import { describe, expect, test } from 'vitest';
import {
  choices,
  formatTurn,
  freeRings,
  newGame,
  parseRing,
  playTurn,
  PRESETS,
  startPosition,
} from '@zertz/rules';
import type { Marble, PresetName, Ring } from '@zertz/rules';
import { linkedGame } from '../storage/linkedGame.ts';
import { cellsOf } from './cells.ts';
import { previewOf } from './preview.ts';
import { jumperOf, pathsOf, pickedPath, sessionOf, stageOf } from './session.ts';
import type { Session } from './session.ts';
import {
  clear,
  confirm,
  dropFromPool,
  dropFromRing,
  pickPath,
  stepBack,
  takeColour,
  tapRing,
} from './taps.ts';
import type { Habits, Tapped } from './taps.ts';

const F1 =
  'Wf3,c6|Gb2,g4|Wd6,b5|Bf1,g2|Gf5,c1|Bd1,c5|Bc4,e1|Wd3,a1|Wg3,e6|x g3We3Wc2Ga2|Gd5,a3|x d5Bb3|x a2Gc4|Wb3,b4|x b3Wd5Wd7|Wd3,b1';
const F2 =
  'Wg1,d1|Gb5,c1|Wb2,a4|We2,f5|Wa3,d7|Bf4,d2|Bd6,g2|Bc3,a1|x b2Bd4|Wb1,f1|Wa2,c6|Ge5,g3|Bb2,c2|x b1Bb3';
const F4 =
  'We4,f5|Bc3,g1|Gd6,a3|Ge2,a4|Wa1,e1|Gc1,e6|Gg3,a2|Wb4,b3|Bc5,b2|Wb1,d1|Gg4,d7|x g4Gg2|Wg3,g4|Wd4,f4|Bf2,d2|Gd5,c6';

const CONFIRM: Habits = { confirm: true, alwaysClaim: true };
const AT_ONCE: Habits = { confirm: false, alwaysClaim: true };

const fresh = (preset: PresetName = 'official'): Session =>
  sessionOf(newGame(startPosition(PRESETS[preset])), 'grey');

const fixture = (turns: string): Session => {
  const game = linkedGame(`#g=${encodeURIComponent(turns)}`);
  return sessionOf(game, 'grey');
};

const ring = (session: Session, label: string): Ring => {
  const found = parseRing(session.draft.position.board, label);
  if (found === undefined) throw new Error(`no ring ${label}`);
  return found;
};

const tap = (session: Session, label: string, habits = CONFIRM): Tapped =>
  tapRing(session, ring(session, label), habits);

const taps = (session: Session, labels: string, habits = CONFIRM): Session =>
  labels.split(' ').reduce((now, label) => tap(now, label, habits).session, session);

const take = (session: Session, marble: Marble): Session => takeColour(session, marble).session;

const written = ({ session, turn }: Tapped): string | undefined => {
  if (turn === undefined) return undefined;
  const played = playTurn(session.game, turn);
  const last = played.ok ? played.value.history.at(-1) : undefined;
  return last === undefined ? 'illegal' : formatTurn(last);
};

describe('placing', () => {
  test('the colour used last is in the hand, and 18 rings are free after placing on d4', () => {
    const session = fresh();
    expect(session.draft.marble).toBe('grey');
    expect(choices(taps(session, 'd4').draft).removals.size).toBe(18);
    expect(choices(taps(session, 'd7').draft).removals.size).toBe(17);
  });

  test('another colour swaps the placed marble and loses no step', () => {
    const session = take(taps(fresh(), 'd4 a1'), 'white');
    expect(session.draft).toMatchObject({ marble: 'white' });
    expect(written(confirm(session))).toBe('Wd4,a1');
  });

  test('stepping back returns the ring, the marble, then the colour', () => {
    let session = taps(fresh(), 'd4 a1');
    const stages = [];
    for (let n = 0; n < 3; n++) {
      session = stepBack(session).session;
      stages.push(stageOf(session));
    }
    expect(stages).toEqual(['placed', 'hand', 'choose']);
  });

  test('clearing puts everything back', () => {
    expect(stageOf(clear(taps(fresh(), 'd4 a1')).session)).toBe('choose');
  });

  test('with confirming off the tap on the ring to remove ends the turn', () => {
    expect(written(tap(taps(fresh(), 'd4'), 'a1', AT_ONCE))).toBe('Gd4,a1');
    expect(tap(taps(fresh(), 'd4'), 'a1', CONFIRM).turn).toBeUndefined();
  });

  test('a second tap on the same ring does nothing', () => {
    const session = taps(fresh(), 'd4 d4');
    expect(stageOf(session)).toBe('placed');
    expect(session.refusal).toBeUndefined();
  });

  test('a drag from the pool places, and off the board changes nothing', () => {
    const session = fresh();
    expect(dropFromPool(session, 'black', undefined).session).toBe(session);
    const { draft } = dropFromPool(session, 'black', ring(session, 'c3')).session;
    expect(draft).toMatchObject({ marble: 'black', placed: ring(session, 'c3') });
  });

  test('the placed marble can be dragged on, a free ring off the board', () => {
    const session = taps(fresh(), 'd4');
    const moved = dropFromRing(session, ring(session, 'd4'), ring(session, 'e4'), CONFIRM).session;
    expect(moved.draft.placed).toBe(ring(session, 'e4'));
    const off = dropFromRing(moved, ring(session, 'a1'), undefined, CONFIRM).session;
    expect(off.draft.removal).toBe(ring(session, 'a1'));
  });
});

describe('refusals keep the steps already made', () => {
  test.each([
    ['e4', 'ring-not-free'],
    ['d3', 'removal-occupied'],
  ])('removing %s: %s', (label, code) => {
    const session = taps(fixture(F1), `c4 ${label}`);
    expect(session.refusal?.refusal.code).toBe(code);
    expect(stageOf(session)).toBe('placed');
  });

  test('an occupied ring and an empty colour', () => {
    expect(taps(fixture(F1), 'd7').refusal?.refusal.code).toBe('occupied');
    expect(take(fixture(F1), 'white').refusal?.refusal.code).toBe('marble-unavailable');
  });

  test('a refusal goes with the next input', () => {
    expect(taps(fixture(F1), 'd7 c4').refusal).toBeUndefined();
  });
});

describe('claims', () => {
  test('removing d6 shows the claim of d7 before it is made', () => {
    const session = taps(fixture(F1), 'c4');
    const preview = previewOf(session.draft, ring(session, 'd6'));
    expect(preview?.notation).toBe('Gc4,d6 x Wd7');
    expect(preview?.gain).toEqual({ white: 1, grey: 0, black: 0 });
    const { name } = cellsOf(session)[ring(session, 'd6')] ?? { name: '' };
    expect(name).toBe('d6, empty, free; removing it claims white d7');
    expect(cellsOf(session)[ring(session, 'e4')]?.name).toBe('e4, empty, held by 6');
  });

  test('a claim may be left where the player wants to be asked', () => {
    const habits: Habits = { confirm: false, alwaysClaim: false };
    const session = taps(fixture(F1), 'c4');
    const asked = tap(session, 'd6', habits);
    expect(asked.turn).toBeUndefined();
    expect(written(confirm(asked.session, true))).toBe('Gc4,d6 ~ Wd7');
    expect(written(confirm(asked.session))).toBe('Gc4,d6 x Wd7');
  });
});

describe('captures', () => {
  test('placing is refused with the number of ways', () => {
    expect(take(fixture(F2), 'grey').refusal?.refusal.code).toBe('capture-forced');
    expect(pathsOf(fixture(F2))).toHaveLength(3);
  });

  test('a marble with two paths shows both, best first', () => {
    const session = taps(fixture(F2), 'a3');
    expect(pathsOf(session).map((path) => [path.letter, path.taken.length])).toEqual([
      ['A', 4],
      ['B', 3],
    ]);
    expect(written(confirm(session))).toBe('x a3Wc3We4Ge6Bc5');
    expect(written(confirm(taps(session, 'g4')))).toBe('x a3Wc3We4Bg4');
    expect(written(confirm(taps(session, 'g4 c5')))).toBe('x a3Wc3We4Ge6Bc5');
  });

  test('jump by jump, each step back undoes one', () => {
    let session = taps(fixture(F2), 'a3 c3 e4');
    expect(session.draft.chain?.jumped).toHaveLength(2);
    session = stepBack(session).session;
    expect(session.draft.chain?.jumped).toHaveLength(1);
    session = stepBack(session).session;
    expect(session.draft.chain).toBeUndefined();
    expect(jumperOf(session)).toBe(ring(session, 'a3'));
  });

  test('E6 a chain that can go on cannot be ended by a tap or another colour', () => {
    const session = taps(fixture(F2), 'a3 c3');
    for (const { session: refused } of [
      tap(session, 'c3', CONFIRM),
      takeColour(session, 'black'),
    ]) {
      expect(refused.refusal?.refusal.code).toBe('capture-unfinished');
      expect(refused.draft.chain?.jumped).toHaveLength(1);
    }
    expect(written(confirm(taps(session, 'c3 e4 g4')))).toBe('x a3Wc3We4Bg4');
  });

  test('paths that end on one ring are never guessed', () => {
    const session = taps(fixture(F4), 'd5');
    expect(pathsOf(session)).toHaveLength(3);
    expect(taps(session, 'b5').refusal?.refusal.code).toBe('several-paths');
    const short = pathsOf(session)[2];
    expect(written(confirm(pickPath(session, short?.key ?? '')))).toBe('x d5Bb5');
    expect(pickedPath(session)?.taken).toHaveLength(5);
  });

  test('a capture of one jump needs no button where confirming is off', () => {
    const game = linkedGame('#g=Gd4,a1|Gd5,a2');
    expect(written(tap(taps(sessionOf(game, 'grey'), 'd4'), 'd6', AT_ONCE))).toBe('x d4Gd6');
  });
});

describe('variants', () => {
  const capture = 'Gd4,a1|Gd5,a2';
  const after = (preset: PresetName): Session => {
    const game = linkedGame(`#p=${preset}&g=${encodeURIComponent(capture)}`);
    return sessionOf(game, 'grey');
  };

  test('Hebrew: after the chain a free ring is chosen', () => {
    const captured = confirm(taps(after('he-beginner'), 'd4'));
    expect(captured.turn).toBeUndefined();
    expect(stageOf(captured.session)).toBe('ring-after');
    expect(written(tap(captured.session, 'g4', AT_ONCE))).toBe('x d4Gd6,g4');
  });

  test('tournament: a placement is allowed while a capture exists', () => {
    const session = after('official-tournament');
    expect(stageOf(session)).toBe('capture');
    expect(session.draft.marble).toBeUndefined();
    const held = take(session, 'white');
    expect(written(tap(taps(held, 'b3'), 'a3', AT_ONCE))).toBe('Wb3,a3');
  });

  test('tournament: a touched marble cannot be put back', () => {
    const held = take(fresh('official-tournament'), 'white');
    expect(take(held, 'grey').refusal?.refusal.code).toBe('touched');
    expect(stepBack(held).session.refusal?.refusal.code).toBe('touched');
    expect(clear(held).session.refusal?.refusal.code).toBe('touched');
  });

  test.each(Object.keys(PRESETS) as PresetName[])('%s: a first turn can be made', (preset) => {
    const session = take(fresh(preset), 'white');
    const placed = taps(session, session.draft.position.board.labels[20] ?? 'd4');
    const [free] = freeRings(placed.draft.position).toArray();
    if (free === undefined) throw new Error('nothing is free');
    expect(tapRing(placed, free, AT_ONCE).turn).toBeDefined();
  });
});

import { describe, expect, test } from 'vitest';
import { parseRing, parseTurn, playTurn, positionOf } from '@zertz/rules';
import type { Game } from '@zertz/rules';
import { sessionOf } from '../play/session.ts';
import type { Session } from '../play/session.ts';
import { stepBack, takeColour, tapRing } from '../play/taps.ts';
import { linkedGame } from '../storage/linkedGame.ts';
import { cuesBetween, endOf, shakesOf } from './cues.ts';

const F1 =
  'Wf3,c6|Gb2,g4|Wd6,b5|Bf1,g2|Gf5,c1|Bd1,c5|Bc4,e1|Wd3,a1|Wg3,e6|x g3We3Wc2Ga2|Gd5,a3|x d5Bb3|x a2Gc4|Wb3,b4|x b3Wd5Wd7|Wd3,b1';
const F2 =
  'Wg1,d1|Gb5,c1|Wb2,a4|We2,f5|Wa3,d7|Bf4,d2|Bd6,g2|Bc3,a1|x b2Bd4|Wb1,f1|Wa2,c6|Ge5,g3|Bb2,c2|x b1Bb3';
const CAPTURE = 'x a3Wc3We4Bg4';

const at = (turns: string): Session => {
  const game = linkedGame(`#g=${encodeURIComponent(turns)}`);
  return sessionOf(game, 'grey');
};

const after = (game: Game, text: string): Session => {
  const turn = parseTurn(positionOf(game), text);
  const played = turn.ok ? playTurn(game, turn.value) : turn;
  if (!played.ok) throw new Error(`${text} cannot be played`);
  return sessionOf(played.value, 'grey');
};

const tap = (session: Session, label: string): Session => {
  const ring = parseRing(session.draft.position.board, label);
  if (ring === undefined) throw new Error(`no ring ${label}`);
  return tapRing(session, ring, { confirm: true, alwaysClaim: true }).session;
};

const heard = (before: Session, now: Session): string[] =>
  cuesBetween(before, now).map(({ sound }) => sound);

describe('a turn that comes as a whole', () => {
  test('a placement is a marble, then a ring', () => {
    const before = at(F1);
    const cues = cuesBetween(before, after(before.game, 'Gc4,a4'));
    expect(cues.map(({ sound }) => sound)).toEqual(['place', 'remove']);
    expect(cues[1]!.at).toBeGreaterThan(cues[0]!.at);
    expect(endOf(cues)).toBeGreaterThan(cues[1]!.at);
  });

  test('an isolation is heard after it', () => {
    const before = at(F1);
    expect(heard(before, after(before.game, 'Gc4,d6 x Wd7'))).toEqual(['place', 'remove', 'claim']);
  });

  test('a chain has as many knocks as jumps', () => {
    const before = at(F2);
    expect(cuesBetween(before, after(before.game, CAPTURE))).toEqual([
      { sound: 'jump', at: 0, from: 0, steps: 3 },
    ]);
  });
});

describe('a turn that is made step by step', () => {
  test('each step is heard once', () => {
    const fresh = at(F1);
    const placed = tap(takeColour(fresh, 'grey').session, 'c4');
    expect(heard(fresh, placed)).toEqual(['place']);
    const marked = tap(placed, 'd6');
    expect(heard(placed, marked)).toEqual(['remove']);
    expect(heard(marked, after(fresh.game, 'Gc4,d6 x Wd7'))).toEqual(['claim']);
  });

  test('the jumps of a chain rise', () => {
    const fresh = at(F2);
    const once = tap(tap(fresh, 'a3'), 'c3');
    const twice = tap(once, 'e4');
    expect(cuesBetween(once, twice)).toEqual([{ sound: 'jump', at: 0, from: 1, steps: 1 }]);
    expect(cuesBetween(twice, after(fresh.game, CAPTURE))).toEqual([
      { sound: 'jump', at: 0, from: 2, steps: 1 },
    ]);
  });

  test('a refusal is heard, and going back is not', () => {
    const placed = tap(takeColour(at(F1), 'grey').session, 'c4');
    const refused = tap(placed, 'e4');
    expect(heard(placed, refused)).toEqual(['refusal']);
    expect(heard(placed, stepBack(placed).session)).toEqual([]);
  });
});

test('another game that is opened is not heard', () => {
  expect(heard(at(F1), at(F2))).toEqual([]);
});

test('a phone shakes for a marble, a ring and a refusal, as strongly as for one of them', () => {
  const shakes = (...sounds: ('place' | 'remove' | 'claim' | 'refusal')[]) =>
    shakesOf(sounds.map((sound) => ({ sound, at: 0 })));
  expect(shakes('place')).toEqual([8]);
  expect(shakes('place', 'remove')).toEqual([12]);
  expect(shakes('refusal')).toEqual([8, 30, 8]);
  expect(shakes('claim')).toEqual([]);
});

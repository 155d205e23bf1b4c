import { describe, expect, test } from 'vitest';
import { newGame, parseRing, playTurn, positionOf, PRESETS, startPosition } from '@zertz/rules';
import type { Ring } from '@zertz/rules';
import { linkedGame } from '../storage/linkedGame.ts';
import { refusalText } from '../i18n/refusal.ts';
import { refusalContext, saidOfStep, saidOfTurn } from './say.ts';
import type { Seats } from './seat.ts';
import { sessionOf } from './session.ts';
import type { Session } from './session.ts';
import { takeColour, tapRing } from './taps.ts';
import { readTyped } from './typed.ts';

const seats: Seats = {
  first: { kind: 'here', name: 'Noa', ask: undefined },
  second: { kind: 'here', name: 'Maya', ask: undefined },
};

const start = newGame(startPosition(PRESETS.official));
const capture = linkedGame('#g=Gd4,a1|Gd5,a2');

const typed = (text: string, game = start): string => {
  const turn = readTyped(positionOf(game), text, refusalContext(game, seats));
  return turn.ok ? 'a turn' : `${turn.error.at}: ${turn.error.text}`;
};

describe('typed moves', () => {
  test('official notation is read, whatever the case', () => {
    expect(typed('Wd4,a1')).toBe('a turn');
    expect(typed('wd4 , a1')).toBe('a turn');
  });

  test('a fault is named, with the place it is at', () => {
    expect(typed('Wz9')).toBe("1: I read W, then got stuck at 'z9'. Example: Wd4,a1");
    expect(typed('')).toBe('0: Type a move. Example: Wd4,a1');
    expect(typed('Wd4,d3')).toBe(
      '4: d3 is held by 6 rings. A free ring needs two open sides next to each other.',
    );
    expect(typed('Wd4')).toBe('3: Remove a free ring to finish the turn.');
    expect(typed('Wb3,a3', capture)).toBe('0: You must capture first. 2 ways.');
  });
});

describe('what a screen reader hears', () => {
  const session: Session = sessionOf(start, 'grey');
  const ring = (label: string): Ring => parseRing(positionOf(start).board, label) ?? (0 as Ring);
  const habits = { confirm: true, alwaysClaim: true };

  test('each step', () => {
    const white = takeColour(session, 'white').session;
    expect(saidOfStep(session, white, seats).calm).toBe('White in hand.');
    const placed = tapRing(white, ring('d4'), habits).session;
    expect(saidOfStep(white, placed, seats).calm).toBe('Placed on d4. Remove a ring: 18 free.');
    const removing = tapRing(placed, ring('a1'), habits).session;
    expect(saidOfStep(placed, removing, seats).calm).toBe('a1 will be removed. Confirm to play.');
  });

  test('a marble after which no ring is free', () => {
    const text = '..../...../..WW../..WoW../..Wo../...../.... 1-8-10 0-0-0 0-0-0 1 official';
    const held = linkedGame(`#z=${encodeURIComponent(text)}`);
    const before = sessionOf(held, 'grey');
    const after = tapRing(before, ring('e4'), habits).session;
    expect(saidOfStep(before, after, seats).calm).toBe(
      'Placed on e4. No ring is free, so none is removed. Confirm to play.',
    );
  });

  test('a refusal, at once', () => {
    const placed = tapRing(session, ring('d4'), habits).session;
    const refused = tapRing(placed, ring('e4'), habits).session;
    expect(saidOfStep(placed, refused, seats).urgent).toContain('e4 is held by 6 rings.');
  });

  test('a capture being chosen', () => {
    const before = sessionOf(capture, 'grey');
    const after = tapRing(before, ring('d4'), habits).session;
    expect(saidOfStep(before, after, seats).calm).toBe(
      'd4 picked, 1 path. Captures 1 grey, ends on d6.',
    );
  });

  test('a whole turn and what comes next', () => {
    const played = playTurn(start, {
      kind: 'placement',
      marble: 'white',
      to: ring('d4'),
      removal: ring('a1'),
      declined: positionOf(start).used,
    });
    if (!played.ok) throw new Error('refused');
    const [turn] = played.value.history;
    if (turn === undefined) throw new Error('no turn');
    expect(saidOfTurn(played.value, turn, seats)).toBe(
      'Noa placed white on d4 and removed a1. Maya to move. Nothing to capture. 17 rings free.',
    );
  });
});

test('a ring that has left is named with its move', () => {
  const context = refusalContext(capture, seats);
  const gone = parseRing(positionOf(capture).board, 'a2') ?? (0 as Ring);
  expect(refusalText({ code: 'ring-gone', ring: gone }, context)).toBe('a2 was removed on move 1.');
});

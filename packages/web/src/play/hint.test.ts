import { describe, expect, test } from 'vitest';
import { parseRing, parseTurn, unwrap } from '@zertz/rules';
import { F2, F3 } from '../../e2e/fixtures.ts';
import { linkedGame } from '../storage/linkedGame.ts';
import { leadsTo } from './hint.ts';
import type { Hint } from './hint.ts';
import { hintText } from './hintText.ts';
import { sessionOf } from './session.ts';
import type { Session } from './session.ts';
import { dropFromPool, tapRing } from './taps.ts';

const table = (hash: string): Session => sessionOf(linkedGame(hash), 'grey');

const hintIn = (now: Session, text: string): Extract<Hint, { kind: 'given' }> => ({
  kind: 'given',
  turn: unwrap(parseTurn(now.draft.position, text)),
  wins: false,
  whole: true,
});

const tap = (now: Session, label: string): Session =>
  tapRing(now, parseRing(now.draft.position.board, label)!, { confirm: true, alwaysClaim: true })
    .session;

describe('a hint in words', () => {
  test.each([
    [F3, 'Wb2,f4', 'Place white on b2 and remove f4.'],
    [F2, 'x a3Wc3We4Bg4', 'Capture 2 whites and 1 black from a3, ending on g4.'],
  ])('%#', (hash, turn, text) => {
    const now = table(hash);
    const hint = hintIn(now, turn);
    const { position } = now.draft;
    expect(hintText(hint, position)).toBe(text);
    expect(hintText({ ...hint, wins: true }, position)).toBe(`${text} It wins by force.`);
    expect(hintText({ ...hint, wins: true }, position, true)).toBe(text);
  });

  test('first it only says where to look', () => {
    const now = table(F3);
    const hint = { ...hintIn(now, 'Wb2,f4'), wins: true, whole: false };
    expect(hintText(hint, now.draft.position)).toBe('Look at b2.');
  });
});

test('a hint stays as long as the turn goes its way', () => {
  const now = table(F3);
  const { turn } = hintIn(now, 'Wb2,f4');
  const ring = (label: string) => parseRing(now.draft.position.board, label)!;
  const white = dropFromPool(now, 'white', ring('b2')).session;
  expect(leadsTo(now.draft, turn)).toBe(true);
  expect(leadsTo(white.draft, turn)).toBe(true);
  expect(leadsTo(tap(white, 'f4').draft, turn)).toBe(true);
  expect(leadsTo(tap(white, 'c6').draft, turn)).toBe(false);
  expect(leadsTo(dropFromPool(now, 'black', ring('b2')).session.draft, turn)).toBe(false);
  expect(leadsTo(dropFromPool(now, 'white', ring('c2')).session.draft, turn)).toBe(false);
});

test('a capture that goes another way has no use for the hint', () => {
  const now = table(F2);
  const { turn } = hintIn(now, 'x a3Wc3We4Bg4');
  const jumped = tap(tap(now, 'a3'), 'c3');
  expect(jumped.draft.chain?.path).toHaveLength(2);
  expect(leadsTo(jumped.draft, turn)).toBe(true);
  expect(leadsTo(jumped.draft, hintIn(now, 'x a2Wc4We3We1').turn)).toBe(false);
});

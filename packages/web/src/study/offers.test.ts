import { expect, test } from 'vitest';
import { toldLine } from '@zertz/engine';
import { count, PRESETS, positionOf, startPosition, unwrap } from '@zertz/rules';
import { F3_TURNS, F3_WIN } from '../../e2e/fixtures.ts';
import { replay } from '../storage/savedGame.ts';
import { playedLine } from './line.ts';
import { offersOf, tradeOf } from './offers.ts';
import { byColour, playedThreats, turnedOver } from './threats.ts';

const F3 = positionOf(unwrap(replay(startPosition(PRESETS.official), F3_TURNS)));

test('an offer costs what has to be taken, and brings what is claimed after it', () => {
  const score = { kind: 'win', turns: 5 } as const;
  const quiet = { score: { kind: 'value', value: 3 }, turns: ['Gd5,f4'] } as const;
  const report = { depth: 3, nodes: 9, millis: 1, lines: [{ score, turns: F3_WIN }, quiet] };
  expect(offersOf(F3, report)).toEqual([
    { score, turns: F3_WIN, give: count(2, 0, 1), get: count(2, 0, 0) },
  ]);
});

test('the trade ends with the first turn that nothing forces', () => {
  const line = playedLine(F3, [...F3_WIN.slice(0, 2), 'Gd5,c6']);
  const { steps } = toldLine(
    F3,
    line.map(({ turn }) => turn),
  );
  expect(steps).toHaveLength(3);
  expect(tradeOf(steps, 'first')).toEqual({ give: count(1, 0, 1), get: count(0, 0, 0) });
});

test('threats are told by the colour that is gained, a win first', () => {
  const at = { kind: 'capture', captured: [], claimed: [] } as const;
  const plain = { ...at, turn: 'a', gained: count(1, 1, 0), wins: false };
  const wins = { ...at, turn: 'b', gained: count(1, 0, 0), wins: true };
  expect(byColour([plain, wins])).toEqual({ white: [wins, plain], grey: [plain], black: [] });
  const turned = turnedOver(F3);
  expect([F3.turn, turned.turn]).toEqual(['first', 'second']);
  const claim = { ...at, turn: 'Wb4,f4', gained: count(0, 0, 0), wins: false };
  expect(playedThreats(F3, [claim])[0]?.before.turn).toBe('second');
});

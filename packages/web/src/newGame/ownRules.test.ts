import { describe, expect, test } from 'vitest';
import { count, newGame, NO_MARBLES, PRESET_NAMES, PRESETS } from '@zertz/rules';
import type { Variant } from '@zertz/rules';
import { faultOf, positionFrom, rulesOf, withChoice } from './ownRules.ts';
import type { RulesFault } from './ownRules.ts';

const official = PRESETS.official;
const fault = (change: Partial<Variant>): RulesFault | undefined =>
  faultOf(rulesOf({ ...official, ...change }));

test.each(PRESET_NAMES)('the rules of %s can be played', (name) => {
  const rules = rulesOf(PRESETS[name]);
  expect(faultOf(rules)).toBeUndefined();
  expect(newGame(positionFrom(rules)).outcome).toBeUndefined();
});

describe('rules by which no game can be played', () => {
  test('are named by what is wrong', () => {
    expect(fault({ supply: NO_MARBLES })).toBe('pool');
    expect(fault({ goals: [] })).toBe('goals');
    expect(fault({ goals: [count(3, 0, 0), NO_MARBLES] })).toBe('goals');
    expect(fault({ goals: [count(7, 0, 0)] })).toBe('reach');
    expect(fault({ handicap: { first: count(4, 0, 0), second: count(3, 0, 0) } })).toBe('handicap');
    expect(fault({ handicap: { first: count(4, 0, 0), second: NO_MARBLES } })).toBe('won');
  });

  test('a board has to keep a ring', () => {
    const all = new Set(Array.from({ length: 37 }, (_, ring) => ring));
    expect(faultOf({ variant: official, without: all })).toBe('board');
    all.delete(18);
    expect(faultOf({ variant: official, without: all })).toBeUndefined();
  });
});

test('an option that is switched off is as in the official game', () => {
  const optional = withChoice(official, 'chain', 'optional', true);
  expect(optional.chain).toBe('optional');
  expect(withChoice(optional, 'chain', 'optional', false)).toEqual(official);
});

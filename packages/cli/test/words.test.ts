import { boardOf } from '@zertz/rules';
import type {
  PositionError,
  RecordFault,
  Refusal,
  RefusalCode,
  Ring,
  WriteError,
} from '@zertz/rules';
import { describe, expect, it } from 'vitest';
import { faultWords, positionWords, refusalWords, writeErrorWords } from '../src/words.ts';

const board = boardOf(37);
const ring = 3 as Ring;

const REFUSALS: { readonly [C in RefusalCode]: Extract<Refusal, { readonly code: C }> } = {
  'game-over': { code: 'game-over' },
  'capture-forced': { code: 'capture-forced' },
  'capture-unfinished': { code: 'capture-unfinished', at: ring },
  'no-such-jump': { code: 'no-such-jump', from: ring, to: ring },
  'newest-may-not-jump': { code: 'newest-may-not-jump', from: ring },
  'no-marble-there': { code: 'no-marble-there', ring },
  occupied: { code: 'occupied', ring },
  'ring-gone': { code: 'ring-gone', ring },
  'marble-unavailable': { code: 'marble-unavailable', marble: 'white', from: 'pool' },
  'removal-occupied': { code: 'removal-occupied', ring },
  'ring-not-free': { code: 'ring-not-free', ring },
  'ring-locked': { code: 'ring-locked', ring },
  'removal-required': { code: 'removal-required' },
  'removal-after-capture': { code: 'removal-after-capture' },
  'rings-only': { code: 'rings-only' },
  'placement-required': { code: 'placement-required' },
  'must-pass': { code: 'must-pass' },
  'may-not-pass': { code: 'may-not-pass' },
  'claim-automatic': { code: 'claim-automatic' },
  'nothing-to-decline': { code: 'nothing-to-decline', ring },
  touched: { code: 'touched' },
  'turn-unfinished': { code: 'turn-unfinished' },
};

const FAULTS: { readonly [C in RecordFault['code']]: Extract<RecordFault, { readonly code: C }> } =
  {
    'unknown-format': { code: 'unknown-format' },
    syntax: { code: 'syntax', found: '', wanted: 'a tag' },
    'no-setup': { code: 'no-setup' },
    'unsupported-setup': { code: 'unsupported-setup', setup: 'Zertz+xx' },
    'bad-command': { code: 'bad-command', command: 'Swap' },
    'wrong-player': { code: 'wrong-player', expected: 'first' },
    'ring-without-marble': { code: 'ring-without-marble' },
    'illegal-turn': { code: 'illegal-turn', refusal: { code: 'capture-forced' } },
    'unreadable-turn': {
      code: 'unreadable-turn',
      text: 'Wz9',
      error: { code: 'no-such-ring', at: 2, label: 'z9' },
    },
    'result-differs': { code: 'result-differs', recorded: 'tie', found: 'first' },
    'position-differs': { code: 'position-differs', recorded: 'a', found: 'b' },
  };

const POSITIONS: {
  readonly [C in PositionError['code']]: Extract<PositionError, { readonly code: C }>;
} = {
  'missing-field': { code: 'missing-field', field: 'pool' },
  'bad-field': { code: 'bad-field', field: 'turn', at: 3, found: '7' },
  'unknown-board': { code: 'unknown-board', columns: [1, 2] },
  'too-many-fields': { code: 'too-many-fields', at: 9 },
  'marble-count': { code: 'marble-count', marble: 'grey', expected: 8, found: 7 },
  'unknown-preset': { code: 'unknown-preset', name: 'x', offset: 0, at: 1 },
  'unknown-option': { code: 'unknown-option', name: 'x', offset: 0, at: 1 },
  'bad-option': { code: 'bad-option', name: 'x', value: 'y', allowed: 'z', offset: 0, at: 1 },
};

const WHATS: readonly WriteError['what'][] = [
  'variant',
  'layout',
  'declined-claim',
  'ring-after-capture',
  'rings-only-turn',
  'pass',
  'start-position',
];

/** One clause or two, no full stop, nothing unfilled. */
const SENTENCE = /^(?!.*(undefined|NaN|\[object))['a-z0-9].{8,160}[^.]$/;

describe('words', () => {
  it.each(Object.values(REFUSALS))('has a sentence for $code', (refusal) => {
    expect(refusalWords(refusal, board)).toMatch(SENTENCE);
    expect(refusalWords(refusal, undefined)).toMatch(SENTENCE);
  });

  it.each(Object.values(FAULTS))('has a sentence for the fault $code', (fault) => {
    expect(faultWords(fault, board)).toMatch(SENTENCE);
    expect(faultWords(fault, undefined)).toMatch(SENTENCE);
  });

  it.each(Object.values(POSITIONS))('has a sentence for the position error $code', (error) => {
    expect(positionWords(error)).toMatch(SENTENCE);
  });

  it.each(WHATS)('has a sentence for %s that a format cannot say', (what) => {
    expect(writeErrorWords({ code: 'not-expressible', format: 'sgf', what })).toMatch(SENTENCE);
  });
});

import { expect, test } from 'vitest';
import { PRESET_NAMES, PRESETS, startPosition } from '@zertz/rules';
import type { Variant } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { rulesName } from './rulesName.ts';

test.each(PRESET_NAMES)('the rules of %s have their name', (name) => {
  expect(rulesName(startPosition(PRESETS[name]))).toBe(words().presets[name].name);
});

test('rules of which anything was changed are nobody else’s', () => {
  const one = { white: 1, grey: 0, black: 0 };
  const changes: readonly Partial<Variant>[] = [
    { goals: [one] },
    { supply: { white: 5, grey: 7, black: 9 } },
    { chain: 'optional' },
    { handicap: { first: one, second: { ...one, white: 0 } } },
  ];
  for (const change of changes) {
    const start = startPosition({ ...PRESETS.official, ...change });
    expect(rulesName(start), JSON.stringify(change)).toBe('Own rules');
  }
});

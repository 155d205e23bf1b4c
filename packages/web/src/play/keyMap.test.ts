import { describe, expect, test } from 'vitest';
import { readKeys } from '../storage/keyChoices.ts';
import { actionBy, chosenBy, printedOn } from './keyMap.ts';
import type { Press } from './keyMap.ts';

const press = (code: string, key: string, shiftKey = false): Press => ({ code, key, shiftKey });

describe('what a key does', () => {
  test('letters go by their place, whatever is printed there', () => {
    expect(actionBy(press('KeyQ', 'a'), {})).toBe('upLeft');
    expect(actionBy(press('KeyW', 'ש'), {})).toBe('up');
    expect(actionBy(press('Numpad2', '2'), {})).toBe('grey');
  });

  test('signs go by what they type', () => {
    expect(actionBy(press('Minus', '?', true), {})).toBe('help');
    expect(actionBy(press('Digit7', '/', true), {})).toBe('typeMove');
    expect(actionBy(press('Equal', '='), {})).toBe('zoomIn');
  });

  test('Shift makes no difference where nothing is bound to it', () => {
    expect(actionBy(press('KeyR', 'R', true), {})).toBe('turn');
    expect(actionBy(press('KeyR', 'R', true), { zen: 'Shift+KeyR' })).toBe('zen');
    expect(actionBy(press('KeyR', 'r'), { zen: 'Shift+KeyR' })).toBe('turn');
  });

  test('a changed key does what it was chosen for, and the one before does nothing', () => {
    const keys = { zen: 'KeyY' } as const;
    expect(actionBy(press('KeyY', 'y'), keys)).toBe('zen');
    expect(actionBy(press('KeyZ', 'z'), keys)).toBeUndefined();
  });
});

test('a chosen key is kept as its place', () => {
  expect(chosenBy(press('Slash', '?', true))).toBe('Shift+Slash');
  expect(chosenBy(press('Numpad5', '5'))).toBe('Digit5');
});

test('a key is called as it is printed, as far as the browser tells', () => {
  expect(printedOn('KeyZ', 'Shift')).toBe('Z');
  expect(printedOn('KeyZ', 'Shift', new Map([['KeyZ', 'y']]))).toBe('Y');
  expect(printedOn('Shift+BracketLeft', 'Umschalt')).toBe('Umschalt [');
  expect(printedOn('-', 'Shift')).toBe('−');
});

test('stored keys that are no keys, or are for nothing, are left out', () => {
  expect(readKeys({ zen: 'KeyY', turn: 'Enter', dance: 'KeyX', fit: 5 })).toEqual({ zen: 'KeyY' });
  expect(readKeys(['KeyY'])).toBeUndefined();
  expect(readKeys(null)).toBeUndefined();
});

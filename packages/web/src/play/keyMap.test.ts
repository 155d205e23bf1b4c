import { describe, expect, test } from 'vitest';
import { readKeys } from '../storage/keyChoices.ts';
import { actionBy, chosenBy, pressBy, printedOn } from './keyMap.ts';
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

describe('Shift', () => {
  test.each([
    ['to the first move', press('Comma', '<', true), 'previousMove'],
    ['to the last move on a German keyboard', press('Period', ':', true), 'nextMove'],
    ['to turn the board back', press('KeyR', 'R', true), 'turn'],
  ])('goes further: %s', (_, pressed, action) => {
    expect(pressBy(pressed, {})).toEqual({ action, further: true });
    expect(pressBy({ ...pressed, shiftKey: false }, { [action]: pressed.code })).toEqual({
      action,
      further: false,
    });
  });

  test('goes no further where a sign is not typed without it, or a key was chosen with it', () => {
    // A full stop on a French keyboard.
    const stop = press('Comma', '.', true);
    expect(pressBy(stop, {})).toEqual({ action: 'nextMove', further: false });
    const chosen = pressBy(press('KeyJ', 'J', true), { turn: 'Shift+KeyJ' });
    expect(chosen).toEqual({ action: 'turn', further: false });
    expect(pressBy(press('Semicolon', ':', true), {}).action).toBeUndefined();
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

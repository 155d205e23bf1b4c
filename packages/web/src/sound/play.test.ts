import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const window = new EventTarget();
const sing = vi.fn();
const vibrate = vi.fn();

// The settings ask the browser for some things before they are read.
vi.stubGlobal('window', Object.assign(window, { AudioContext: class {} }));
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { vibrate });
vi.mock('./synth.ts', () => ({ sing, wake: () => undefined }));
const { feel, hear, listenForTouch } = await import('./play.ts');
const { changeSettings } = await import('../storage/settings.ts');

const PLACE = [{ sound: 'place', at: 0 }] as const;
/** Until what was asked for has been loaded. */
const settled = (): Promise<unknown> => vi.dynamicImportSettled();

beforeAll(listenForTouch);
beforeEach(() => vi.clearAllMocks());
afterAll(() => vi.unstubAllGlobals());

test('nothing is heard or felt before the first touch', async () => {
  hear(PLACE);
  feel(PLACE);
  await settled();
  expect(sing).not.toHaveBeenCalled();
  expect(vibrate).not.toHaveBeenCalled();
});

test('from then on it is, as loud as was chosen', async () => {
  window.dispatchEvent(new Event('pointerdown'));
  changeSettings({ moveVolume: 25 });
  hear(PLACE);
  feel(PLACE);
  await settled();
  expect(sing).toHaveBeenCalledExactlyOnceWith(PLACE, expect.any(Function));
  const volumeOf = sing.mock.calls[0]![1] as (sound: string) => number;
  expect([volumeOf('place'), volumeOf('turn')]).toEqual([0.25, 0.6]);
  expect(vibrate).toHaveBeenCalledExactlyOnceWith([8]);
});

test('nothing is heard when the sound is off, nor felt without vibration', async () => {
  changeSettings({ sound: false, vibration: false });
  hear(PLACE);
  feel(PLACE);
  await settled();
  expect(sing).not.toHaveBeenCalled();
  expect(vibrate).not.toHaveBeenCalled();
});

test('moves can be silent while signals are not', async () => {
  changeSettings({ sound: true, moveVolume: 0, alertVolume: 60 });
  const signal = { sound: 'turn', at: 0.3 } as const;
  hear(PLACE);
  hear([...PLACE, signal]);
  await settled();
  expect(sing).toHaveBeenCalledExactlyOnceWith([signal], expect.any(Function));
});

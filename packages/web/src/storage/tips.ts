import { signal } from '@preact/signals';

/** The sentences that help through a first game. */
export const TIPS = ['place', 'remove', 'wait', 'capture'] as const;
export type Tip = (typeof TIPS)[number];

const KEY = 'zertz.tips';

const stored = (): readonly Tip[] => {
  try {
    const kept = (localStorage.getItem(KEY) ?? '').split(' ');
    return TIPS.filter((tip) => kept.includes(tip));
  } catch {
    return [];
  }
};

/** The tips that are no longer needed: their thing was done, or they were skipped. */
export const doneTips = signal(stored());

const keep = (done: readonly Tip[]): void => {
  // First what is stored: it is read again by what follows the signal.
  try {
    localStorage.setItem(KEY, done.join(' '));
  } catch {
    // Without storage they come again on the next visit.
  }
  doneTips.value = done;
};

export const finishTips = (tips: readonly Tip[]): void => {
  // Others may have been followed in another tab.
  const all = [...tips, ...doneTips.peek(), ...stored()];
  const done = TIPS.filter((tip) => all.includes(tip));
  if (done.length !== doneTips.peek().length) keep(done);
};

/** They start over. */
export const forgetTips = (): void => keep([]);

import { effect, signal } from '@preact/signals';
import type { Language } from './languages.ts';
import { language } from './words.ts';

/** Words that come with a page and not with the application. */
export interface OnDemand<T> {
  /** Resolves once they are there; from then on they follow the language of the page. */
  readonly ready: () => Promise<void>;
  readonly words: () => T;
}

/** A language of the application without its part of these words does not compile. */
export const onDemand = <T>(load: {
  readonly [L in Language]: () => Promise<T>;
}): OnDemand<T> => {
  const spoken = signal<T | undefined>(undefined);
  let first: Promise<void> | undefined;
  const speak = async (now: Language): Promise<void> => {
    const loaded = await load[now]();
    if (language.peek() === now) spoken.value = loaded;
  };
  const follow = (): Promise<void> => {
    let begun: Promise<void> | undefined;
    effect(() => {
      const now = language.value;
      if (begun === undefined) begun = speak(now);
      // Without the network the page stays in the language it has.
      else speak(now).catch(() => undefined);
    });
    return begun ?? Promise.resolve();
  };
  return {
    ready: () => (first ??= follow()),
    words: () => {
      if (spoken.value === undefined) throw new Error('the words of this page are not loaded');
      return spoken.value;
    },
  };
};

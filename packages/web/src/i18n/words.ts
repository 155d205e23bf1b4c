import { batch, signal } from '@preact/signals';
import type { Marble } from '@zertz/rules';
import * as en from './en/index.ts';
import type { Language } from './languages.ts';

/** The same keys and parameters, whatever the texts. */
export type Shape<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [K in keyof T]: Shape<T[K]> };

/** Every word of a language. What English has, each language has to have, or it does not compile. */
export type Words = Shape<typeof en>;

/** A marble and the ring that it lies on. */
export interface MarbleOn {
  readonly marble: Marble;
  readonly label: string;
}

const spoken = signal<Words>(en);
/** Which language it is. */
export const language = signal<Language>('en');

/** The words of the language that is spoken now: whatever reads them while it draws follows it. */
export const words = (): Words => spoken.value;

export const setWords = (next: Words, of: Language): void => {
  batch(() => {
    spoken.value = next;
    language.value = of;
  });
};

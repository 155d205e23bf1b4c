import { computed, signal } from '@preact/signals';
import { session, viewing } from './store.ts';
import type { Session } from './session.ts';

/** What is drawn instead of the turn on the table, as long as that and the view stay the same. */
const drawn = signal<
  { readonly over: Session; readonly at: number | undefined; readonly instead: Session } | undefined
>(undefined);

/** Draws a turn that is only typed, or a refusal that is only asked about; nothing is changed by it. */
export const drawInstead = (instead: Session | undefined): void => {
  drawn.value =
    instead === undefined ? undefined : { over: session.value, at: viewing.value, instead };
};

/** The turn as the text in the move box would make it. */
export const typedNow = computed((): Session | undefined => {
  const now = drawn.value;
  return now?.over === session.value && now.at === viewing.value ? now.instead : undefined;
});

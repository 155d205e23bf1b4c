import { computed, signal } from '@preact/signals';
import { politely, session, viewing } from '../play/store.ts';
import { drawInstead } from '../play/typedNow.ts';
import type { Session } from '../play/session.ts';
import type { Answer, Line } from './line.ts';

const given = signal<
  { readonly answer: Answer; readonly on: Session; readonly at: number | undefined } | undefined
>(undefined);

/** The answer given last, until the next input. */
export const answerNow = computed((): Answer | undefined => {
  const now = given.value;
  return now?.on === session.value && now.at === viewing.value ? now.answer : undefined;
});

const spoken = ({ term, text }: Line): string => (term === undefined ? text : `${term}: ${text}.`);

/** Shows an answer, says it, and draws what belongs to it. */
export const give = (answer: Answer): void => {
  const { refusal } = answer;
  given.value = { answer, on: session.value, at: viewing.value };
  drawInstead(refusal === undefined ? undefined : { ...session.value, refusal });
  const text = answer.lines.map(spoken).join(' ');
  // The same words once more would not be noticed.
  politely.value = politely.value === text ? `${text}\u00a0` : text;
};

export const dismiss = (): void => {
  given.value = undefined;
  drawInstead(undefined);
};

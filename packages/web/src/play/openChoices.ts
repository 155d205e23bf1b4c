import { choices as choicesNow } from '@zertz/rules';
import type { Draft, DraftChoices } from '@zertz/rules';

const known = new WeakMap<Draft, DraftChoices>();

/** What may be done next with a draft. Everything on the screen asks it, so it is found only once. */
export const choices = (draft: Draft): DraftChoices => {
  const found = known.get(draft) ?? choicesNow(draft);
  known.set(draft, found);
  return found;
};

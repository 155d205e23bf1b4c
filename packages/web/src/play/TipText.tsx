import type { JSX } from 'preact';
import { en } from '../i18n/en.ts';
import { session } from './store.ts';
import { skipTips, tip } from './tipNow.ts';

/** One sentence that helps through a first game, with the way to be rid of all of them. */
export const TipText = (): JSX.Element | null =>
  tip.value === undefined ? null : (
    <>
      <p>
        {tip.value === 'place' ? en.tips.place(session.value.draft.marble) : en.tips[tip.value]}
      </p>
      <button type="button" class="link" onClick={skipTips}>
        {en.tips.skip}
      </button>
    </>
  );

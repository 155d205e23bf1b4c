import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { session } from './store.ts';
import { skipTips, tip } from './tipNow.ts';

/** One sentence that helps through a first game, with the way to be rid of all of them. */
export const TipText = (): JSX.Element | null =>
  tip.value === undefined ? null : (
    <>
      <p>
        {tip.value === 'place'
          ? words().tips.place(session.value.draft.marble)
          : words().tips[tip.value]}
      </p>
      <button type="button" class="link" onClick={skipTips}>
        {words().tips.skip}
      </button>
    </>
  );

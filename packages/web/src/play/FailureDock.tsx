import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import type { SeatFailure } from './seat.ts';
import { askAgain, playBothSides } from './store.ts';

/** The computer gave no turn: what happened, and two ways on. */
export const FailureDock = ({ why }: { readonly why: SeatFailure }): JSX.Element => (
  <section class="dock over failed" aria-label={words().dock.turn}>
    <p class="result-title">{words().failure.says[why]}</p>
    <div class="result-acts">
      <button type="button" class="button" onClick={playBothSides}>
        {words().failure.both}
      </button>
      <button type="button" class="button accent" onClick={askAgain}>
        {words().failure.again}
      </button>
    </div>
  </section>
);

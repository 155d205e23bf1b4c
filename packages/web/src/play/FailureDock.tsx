import type { JSX } from 'preact';
import { en } from '../i18n/en.ts';
import type { SeatFailure } from './seat.ts';
import { askAgain, playBothSides } from './store.ts';

/** The computer gave no turn: what happened, and two ways on. */
export const FailureDock = ({ why }: { readonly why: SeatFailure }): JSX.Element => (
  <section class="dock over failed" aria-label={en.dock.turn}>
    <p class="result-title">{en.failure.says[why]}</p>
    <div class="result-acts">
      <button type="button" class="button" onClick={playBothSides}>
        {en.failure.both}
      </button>
      <button type="button" class="button accent" onClick={askAgain}>
        {en.failure.again}
      </button>
    </div>
  </section>
);

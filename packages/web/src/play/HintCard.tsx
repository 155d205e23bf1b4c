import { useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import { positionOf } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { askHint, dropHint, hintNow, hintsAllowed, mayAsk, playHint, showWhole } from './hints.ts';
import { hintText } from './hintText.ts';
import { game } from './store.ts';

/** Asks for a hint, where the game allows them. */
export const HintButton = ({ look }: { readonly look: string }): JSX.Element | null =>
  !hintsAllowed.value ? null : (
    <button
      type="button"
      class={`${look} hint-button`}
      aria-label={words().hints.button}
      title={words().hints.button}
      aria-keyshortcuts="H"
      aria-disabled={!mayAsk.value}
      onClick={askHint}
    >
      <Icon name="bulb" />
    </button>
  );

/** The hint in words, and what can be done with it. */
export const HintCard = (): JSX.Element | null => {
  const now = hintNow.value;
  return now === undefined ? null : (
    <section
      class="card hint-card"
      aria-label={words().hints.button}
      aria-busy={now.kind === 'thinking'}
    >
      <p>
        <Icon name={now.kind === 'thinking' ? 'hourglass' : 'bulb'} />
        <span>{hintText(now, positionOf(game.value))}</span>
      </p>
      <HintActs />
    </section>
  );
};

/** What can be done with the hint. Where a button was that shows it, none comes that plays. */
export const HintActs = (): JSX.Element | null => {
  const box = useRef<HTMLDivElement>(null);
  const now = hintNow.value;
  if (now === undefined) return null;
  const { hide, play, show, stop } = words().hints;
  const whole = now.kind === 'given' && now.whole;
  return (
    <div ref={box} class="hint-acts" role="group" aria-label={words().hints.button} tabIndex={-1}>
      {now.kind === 'given' && !whole && (
        <button
          key="show"
          type="button"
          class="button"
          onClick={() => {
            showWhole();
            box.current?.focus();
          }}
        >
          {show}
        </button>
      )}
      <button key="hide" type="button" class="button" onClick={dropHint}>
        {now.kind === 'thinking' ? stop : hide}
      </button>
      {whole && (
        <button key="play" type="button" class="button accent" onClick={playHint}>
          {play}
        </button>
      )}
    </div>
  );
};

/** The hint in one line of the dock. */
export const HintLine = (): JSX.Element | null => {
  const now = hintNow.value;
  return now === undefined ? null : (
    <p class="dock-status hinting">
      <Icon name={now.kind === 'thinking' ? 'hourglass' : 'bulb'} />
      <b>{hintText(now, positionOf(game.value), true)}</b>
    </p>
  );
};

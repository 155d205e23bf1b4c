import type { JSX } from 'preact';
import { scored } from './standing.ts';
import { game } from './store.ts';
import { studyWords } from './words.ts';
import { figureNow, figureText, shareNow, worthText } from './worthText.ts';

/** How it stands: the first player's share from the bottom, and below it the number. */
export const Gauge = (): JSX.Element => {
  const now = scored.value;
  const share = shareNow(game.value, now);
  const text = now === undefined ? undefined : `${worthText(now)}, ${figureText(now)}`;
  const figure = now === undefined ? undefined : figureNow(now);
  return (
    <div
      class={`gauge ${share === undefined ? 'unknown' : ''}`}
      role="img"
      aria-label={studyWords().gauge(text)}
    >
      <div class="gauge-bar" style={{ '--share': `${(share ?? 0.5) * 100}%` }}>
        <i />
      </div>
      <b class={figure?.ahead} dir="ltr">
        {figure?.text}
      </b>
    </div>
  );
};

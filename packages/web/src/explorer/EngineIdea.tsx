import type { JSX } from 'preact';
import { engineOn, lines, switchEngine } from '../study/desk.ts';
import { playLine } from '../study/playLine.ts';
import { game, position } from '../study/store.ts';
import { figureText, worthText } from '../study/worthText.ts';
import { lookAt, lookAway } from './preview.ts';
import { explorerWords } from './words.ts';

/** Where nobody has been before, the engine may know what to do. */
export const EngineIdea = (): JSX.Element => {
  const text = explorerWords();
  const best = lines.value?.report.lines[0];
  const turn = best?.turns[0];
  if (best === undefined || turn === undefined) {
    return (
      <div class="explorer-says">
        <p>{text.nobody}</p>
        {!engineOn.value && game.value.outcome === undefined && (
          <button type="button" class="button small" onClick={() => switchEngine(true)}>
            {text.askEngine}
          </button>
        )}
      </div>
    );
  }
  const scored = { score: best.score, player: position.value.turn };
  return (
    <div class="explorer-says">
      <p>{text.nobodyIdea}</p>
      <button
        type="button"
        class="button small"
        onPointerEnter={() => lookAt(turn)}
        onPointerLeave={lookAway}
        onFocus={() => lookAt(turn)}
        onBlur={lookAway}
        onClick={() => playLine([turn])}
      >
        <bdi>{turn}</bdi>
        <span class="quiet" dir="ltr">
          {figureText(scored)}
        </span>
        <span class="unseen">{worthText(scored)}</span>
      </button>
    </div>
  );
};

import type { JSX } from 'preact';
import { goalsMet, positionOf } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { hrefOfLesson, hrefOfReview } from '../pages/router.ts';
import { doneLessons } from '../storage/lessons.ts';
import { current } from '../storage/current.ts';
import { Icon } from '../parts/Icon.tsx';
import { dialog } from './dialogs.ts';
import { END_ICONS } from './endIcon.ts';
import { game, playAgain, seats, solo } from './store.ts';

interface Result {
  readonly title: string;
  readonly says: string;
}

const resultNow = (): Result => {
  const { outcome } = game.value;
  if (outcome === undefined) return { title: '', says: '' };
  const position = positionOf(game.value);
  const { winner, by, points } = outcome;
  const met = winner === undefined ? [] : goalsMet(position.variant, position.captives[winner]);
  const score = points === undefined ? '' : ` ${words().end.points(points.first, points.second)}`;
  const assisted = current.value.assisted ? ` ${words().aids.assistedSays}.` : '';
  const says = `${words().end.by[by](met)}${score}${assisted}`;
  if (winner !== undefined) {
    const { name } = seats.value[winner];
    return {
      title: name === words().seats.you ? words().end.youWin : words().end.wins(name),
      says,
    };
  }
  return { title: by === 'collaboration' ? words().end.bothLose : words().end.tie, says };
};

const Title = (): JSX.Element => {
  const { outcome } = game.value;
  return (
    <p class="result-title">
      {outcome !== undefined && <Icon name={END_ICONS[outcome.by]} />}
      {resultNow().title}
    </p>
  );
};

/** How the game ended, in one sentence. */
export const ResultText = (): JSX.Element => (
  <div class="result">
    <Title />
    <p>{resultNow().says}</p>
  </div>
);

/** The end of the game, in the place where turns were made. */
export const ResultDock = (): JSX.Element => {
  const { title, says } = resultNow();
  return (
    <section class="dock over" aria-label={title}>
      <div>
        <div class="result" role="status">
          <Title />
          <p>{says}</p>
        </div>
        {solo.value && !doneLessons.value.includes('sacrifice') && (
          <a class="link" href={hrefOfLesson('isolate')}>
            {words().end.tricks}
          </a>
        )}
      </div>
      <div class="result-acts">
        <a class="button" href={hrefOfReview(current.value.id)}>
          {words().nav.review}
        </a>
        <button
          type="button"
          class="button"
          onClick={() => {
            dialog.value = 'new-game';
          }}
        >
          {words().end.newGame}
        </button>
        <button type="button" class="button accent" onClick={playAgain}>
          {words().end.again}
        </button>
      </div>
    </section>
  );
};

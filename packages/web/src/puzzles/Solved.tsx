import type { JSX } from 'preact';
import { formatTurn } from '@zertz/rules';
import { focusBoard } from '../exercise/focusBoard.ts';
import { hrefOfPuzzle } from '../pages/router.ts';
import { Notation } from '../play/Notation.tsx';
import type { Attempt } from './attempt.ts';
import { Keepsakes } from './Keepsakes.tsx';
import { formatSeries, inSeries, nextPuzzle } from './series.ts';
import { puzzles } from './set.ts';
import { change, daily, isSolved, openPuzzle, rating } from './store.ts';
import { isTheme } from './themes.ts';
import { puzzleWords } from './words.ts';

/** What a puzzle was about, what it has changed, and the ways on. */
export const Solved = ({
  now,
  next,
}: {
  readonly now: Attempt;
  readonly next: string | undefined;
}): JSX.Element => {
  const { position, puzzle } = now.task;
  const text = puzzleWords();
  return (
    <>
      <div class="puzzle-line">
        <h2>{text.line}</h2>
        <ol dir="ltr">
          {now.session.game.history.map((played, index) => (
            <li key={index} class={played.before.turn === position.turn ? 'own' : ''}>
              <bdi>
                <Notation text={formatTurn(played)} />
              </bdi>
            </li>
          ))}
        </ol>
      </div>
      {change.value !== undefined && (
        <p class="puzzle-rating">{text.newRating(rating.value.rating, change.value)}</p>
      )}
      {daily.value?.id === puzzle.id && <p class="quiet">{text.tomorrow}</p>}
      <ul class="puzzle-themes" aria-label={text.themes}>
        {puzzle.themes.filter(isTheme).map((theme) => (
          <li key={theme}>
            <ThemeLink theme={theme} id={puzzle.id} />
          </li>
        ))}
      </ul>
      <div class="exercise-acts puzzle-ways">
        {next !== undefined && (
          <a class="button accent grow" href={next}>
            {text.nextPuzzle}
          </a>
        )}
        <button
          type="button"
          class="button"
          onClick={() => {
            openPuzzle(puzzle);
            focusBoard();
          }}
        >
          {text.again}
        </button>
        <Keepsakes id={puzzle.id} />
      </div>
    </>
  );
};

/** A theme leads on to the next puzzle that has it. */
const ThemeLink = ({
  theme,
  id,
}: {
  readonly theme: keyof ReturnType<typeof puzzleWords>['theme'];
  readonly id: string;
}): JSX.Element => {
  const series = { kind: 'theme', theme } as const;
  const standing = { isSolved, rating: rating.value.rating };
  const next = nextPuzzle(inSeries(puzzles.value, series), series, standing, id);
  const { name, says } = puzzleWords().theme[theme];
  return next === undefined ? (
    <span title={says}>{name}</span>
  ) : (
    <a href={hrefOfPuzzle(next.id, formatSeries(series))} title={says}>
      {name}
    </a>
  );
};

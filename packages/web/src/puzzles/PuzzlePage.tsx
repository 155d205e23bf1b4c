import { useEffect, useMemo } from 'preact/hooks';
import type { JSX } from 'preact';
import type { Puzzle } from '@zertz/engine';
import { ExerciseBoard } from '../exercise/ExerciseBoard.tsx';
import { keysOf } from '../exercise/keys.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { PageHeading } from '../pages/PageHeading.tsx';
import { hrefOf, page } from '../pages/router.ts';
import { PrintedPuzzle } from './PrintedPuzzle.tsx';
import { PuzzleCard } from './PuzzleCard.tsx';
import { parseSeries } from './series.ts';
import type { Series } from './series.ts';
import { puzzleOf } from './set.ts';
import { daily, leavePuzzle, openPuzzle, puzzleExercise, streak } from './store.ts';
import { puzzleWords, seriesName } from './words.ts';
import '../exercise/exercise.css';
import './puzzles.css';
import './print.css';

const onKey = keysOf(puzzleExercise);

/** One puzzle, at its address. */
export const PuzzlePage = (): JSX.Element => {
  const now = page.value;
  const puzzle = now?.route === 'puzzle' ? puzzleOf(now.params.puzzle) : undefined;
  if (puzzle === undefined) return <NotFoundPage />;
  const series = parseSeries(now?.search['series']);
  return <Solving key={puzzle.id} puzzle={puzzle} series={series} />;
};

const Solving = ({
  puzzle,
  series,
}: {
  readonly puzzle: Puzzle;
  readonly series: Series;
}): JSX.Element => {
  // Before the board is drawn, so that it never shows the puzzle before.
  useMemo(() => openPuzzle(puzzle), [puzzle]);
  useEffect(() => leavePuzzle, []);
  const text = puzzleWords();
  const isDaily = daily.value?.id === puzzle.id;
  return (
    <>
      <main id="content" class="board-page exercise puzzle" tabIndex={-1} onKeyDownCapture={onKey}>
        <header class="exercise-head">
          <a class="link" href={hrefOf('puzzles')}>
            {text.all}
          </a>
          <PageHeading>{text.length(puzzle.within)}</PageHeading>
          <p class="puzzle-about">
            <span>
              {isDaily
                ? `${text.daily} · ${text.streakSays(streak.value)}`
                : series.kind === 'all'
                  ? text.number(puzzle.id)
                  : text.series(seriesName(series))}
            </span>
            <span>{text.difficulty(puzzle.rating)}</span>
          </p>
        </header>
        <ExerciseBoard exercise={puzzleExercise} />
        <PuzzleCard series={series} />
      </main>
      <PrintedPuzzle puzzle={puzzle} />
    </>
  );
};

import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact';
import type { Puzzle } from '@zertz/engine';
import { PageHeading } from '../pages/PageHeading.tsx';
import { words } from '../i18n/words.ts';
import { hrefOf, hrefOfPuzzle } from '../pages/router.ts';
import { BoardThumb } from '../parts/BoardThumb.tsx';
import { Icon } from '../parts/Icon.tsx';
import { DailyCard } from './DailyCard.tsx';
import { ALL, formatSeries, inSeries, nextPuzzle } from './series.ts';
import type { Series } from './series.ts';
import { puzzles } from './set.ts';
import { isSolved, rating, seeToday, streak } from './store.ts';
import { taskOf } from './task.ts';
import { THEMES } from '@zertz/engine';
import { puzzleWords, seriesName } from './words.ts';
import './puzzles.css';

/** All puzzles: the one of the day, the next that suits the solver, and series by theme and length. */
export const PuzzlesPage = (): JSX.Element => {
  useEffect(seeToday, []);
  const text = puzzleWords();
  const standing = { isSolved, rating: rating.value.rating };
  const next = nextPuzzle(puzzles.value, ALL, standing);
  const solved = puzzles.value.filter(({ id }) => isSolved(id)).length;
  const lengths = [...new Set(puzzles.value.map(({ within }) => within))].toSorted((a, b) => a - b);
  return (
    <main id="content" class="page puzzles" tabIndex={-1}>
      <div class="page-head">
        <div class="grow">
          <PageHeading>{text.title}</PageHeading>
          <p class="puzzles-says">{text.says}</p>
        </div>
        <p class="quiet">{text.solvedOf(solved, puzzles.value.length)}</p>
        <a class="button" href={hrefOf('print')}>
          <Icon name="print" />
          {words().nav.print}
        </a>
      </div>
      <div class="puzzles-top">
        <DailyCard />
        {next !== undefined && <NextCard puzzle={next} />}
        <dl class="card puzzles-standing">
          <div>
            <dt>{text.rating}</dt>
            <dd>
              <b>{rating.value.rating}</b>
              <span>{text.rated(rating.value.rated)}</span>
            </dd>
          </div>
          <div>
            <dt>{text.streak}</dt>
            <dd>
              <b>{streak.value}</b>
              <span>{text.streakSays(streak.value)}</span>
            </dd>
          </div>
        </dl>
      </div>
      <SeriesList
        look="lengths"
        title={text.lengths}
        list={lengths.map((within) => ({
          series: { kind: 'length', within },
          says: text.lengthSays(within),
        }))}
      />
      <SeriesList
        title={text.themes}
        list={THEMES.map((theme) => ({
          series: { kind: 'theme', theme },
          says: text.theme[theme].says,
        }))}
      />
    </main>
  );
};

const NextCard = ({ puzzle }: { readonly puzzle: Puzzle }): JSX.Element => (
  <section class="card daily" aria-labelledby="next-puzzle-title">
    <header class="card-head">
      <h2 id="next-puzzle-title">{puzzleWords().next}</h2>
      <span>{puzzleWords().difficulty(puzzle.rating)}</span>
    </header>
    <div class="daily-body">
      <span class="thumb-frame">
        <BoardThumb position={taskOf(puzzle).position} />
      </span>
      <div class="daily-says">
        <b>{puzzleWords().length(puzzle.within)}</b>
        <span>{puzzleWords().toMove(taskOf(puzzle).position.turn)}</span>
        <a class="button accent" href={hrefOfPuzzle(puzzle.id)}>
          {puzzleWords().solve}
        </a>
      </div>
    </div>
  </section>
);

interface Listed {
  readonly series: Series;
  readonly says: string;
}

const SeriesList = ({
  title,
  look = '',
  list,
}: {
  readonly title: string;
  readonly look?: string;
  readonly list: readonly Listed[];
}): JSX.Element => (
  <section class="series">
    <h2>{title}</h2>
    <ul class={`series-list ${look}`}>
      {list.map(({ series, says }) => (
        <SeriesEntry key={formatSeries(series)} series={series} says={says} />
      ))}
    </ul>
  </section>
);

/** A series leads to the puzzle that comes next in it. */
const SeriesEntry = ({ series, says }: Listed): JSX.Element | null => {
  const all = inSeries(puzzles.value, series);
  const solved = all.filter(({ id }) => isSolved(id)).length;
  const next = nextPuzzle(all, series, { isSolved, rating: rating.value.rating });
  if (next === undefined) return null;
  return (
    <li>
      <a class="card series-entry" href={hrefOfPuzzle(next.id, formatSeries(series))}>
        <b>{seriesName(series)}</b> <span class="series-says">{says}</span>{' '}
        <span class={solved === all.length ? 'series-count all' : 'series-count'}>
          {puzzleWords().solvedOf(solved, all.length)}
        </span>
        <i class="series-bar" style={{ '--share': solved / all.length }} aria-hidden="true" />
      </a>
    </li>
  );
};

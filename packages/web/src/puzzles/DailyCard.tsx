import type { JSX } from 'preact';
import { meterOf } from '../play/meter.ts';
import { hrefOfPuzzle } from '../pages/router.ts';
import { BoardThumb } from '../parts/BoardThumb.tsx';
import { Icon } from '../parts/Icon.tsx';
import { daily, solvedToday, streak } from './store.ts';
import { taskOf } from './task.ts';
import { puzzleWords } from './words.ts';

/** The puzzle of the day: what is to be won in it, and how many days in a row that was done. */
export const DailyCard = (): JSX.Element | null => {
  const puzzle = daily.value;
  if (puzzle === undefined) return null;
  const text = puzzleWords();
  const { position } = taskOf(puzzle);
  const { missing } = meterOf(position.variant, position.captives[position.turn]);
  return (
    <section class="card daily" aria-labelledby="daily-title">
      <header class="card-head">
        <h2 id="daily-title">{text.daily}</h2>
        <span>{text.streakSays(streak.value)}</span>
      </header>
      <div class="daily-body">
        <span class="thumb-frame">
          <BoardThumb position={position} />
        </span>
        <div class="daily-says">
          <b>{text.length(puzzle.within)}</b>
          <span>{text.toMove(position.turn)}</span>
          <span>{text.needs(missing)}</span>
          {solvedToday.value && (
            <span class="daily-done">
              <Icon name="check" />
              {text.solved}
            </span>
          )}
          <a class={`button ${solvedToday.value ? '' : 'accent'}`} href={hrefOfPuzzle(puzzle.id)}>
            {solvedToday.value ? text.again : text.solve}
          </a>
        </div>
      </div>
    </section>
  );
};

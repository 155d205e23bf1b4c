import type { JSX } from 'preact';
import { Choice } from '../parts/Choice.tsx';
import { Icon } from '../parts/Icon.tsx';
import { film, scrub, speed, SPEEDS, stopFilm, toggleFilm } from './film.ts';
import type { Speed } from './film.ts';
import { studyWords } from './words.ts';

/** Pause, step, scrub and speed of the film on the board. */
export const FilmTools = (): JSX.Element | null => {
  const now = film.value;
  const text = studyWords().film;
  if (now === undefined) return null;
  const { line, running, shown } = now;
  return (
    <div class="film-tools" role="group" aria-label={text.title}>
      <div class="film-row" dir="ltr">
        <button
          type="button"
          class="icon-button"
          aria-label={text.back}
          aria-disabled={shown === 0}
          onClick={() => scrub(shown - 1)}
        >
          <Icon name="previous" />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={running ? text.pause : text.goOn}
          onClick={toggleFilm}
        >
          <Icon name={running ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={text.on}
          aria-disabled={shown === line.length}
          onClick={() => scrub(shown + 1)}
        >
          <Icon name="next" />
        </button>
        <input
          type="range"
          min={0}
          max={line.length}
          step={1}
          value={shown}
          aria-label={text.scrub}
          aria-valuetext={text.turnOf(shown, line.length)}
          onInput={(event) => scrub(Number(event.currentTarget.value))}
        />
        <span class="quiet film-count">
          {shown}/{line.length}
        </span>
      </div>
      <div class="film-row">
        <Choice
          name="film-speed"
          legend={text.speed}
          hideLegend
          value={String(speed.value)}
          options={SPEEDS.map((value) => ({ value: String(value), text: `${value}×` }))}
          onChange={(value) => {
            speed.value = Number(value) as Speed;
          }}
        />
        <button
          type="button"
          class="icon-button"
          aria-label={text.close}
          title={text.close}
          onClick={stopFilm}
        >
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
};

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { THEMES } from '@zertz/engine';
import type { Theme } from '@zertz/engine';
import { NumberBox } from '../newGame/NumberBox.tsx';
import { ALL, formatSeries, parseSeries } from '../puzzles/series.ts';
import type { Series } from '../puzzles/series.ts';
import { puzzles } from '../puzzles/set.ts';
import { puzzleWords, seriesName } from '../puzzles/words.ts';
import { puzzleRecords } from '../storage/puzzles.ts';
import { choosePuzzles, DIFFICULTIES } from './choosePuzzles.ts';
import type { Difficulty } from './choosePuzzles.ts';
import { isoDate } from './diagrams.ts';
import { MOST } from './sheet.ts';
import type { Entry } from './sheet.ts';
import { diagrams, setEntries } from './store.ts';
import { printWords } from './words.ts';

const DAY = 86_400_000;
const isSolved = (id: string): boolean => puzzleRecords.value.get(id)?.solved !== undefined;

/** Puzzles for the sheet: so many of a kind, or those of the coming days. */
export const PuzzleChooser = (): JSX.Element => {
  const series = useSignal<Series>(ALL);
  const difficulty = useSignal<Difficulty>('any');
  const howMany = useSignal(6);
  const said = useSignal('');
  const text = printWords();
  const add = (more: readonly Entry[]): void => {
    const there = diagrams.peek().map(({ entry }) => entry);
    const added = more.slice(0, MOST - there.length);
    said.value =
      more.length === 0
        ? text.noOthers
        : added.length === 0
          ? text.full(MOST)
          : text.added(added.length);
    if (added.length > 0) setEntries([...there, ...added]);
  };
  const addPuzzles = (): void => {
    const there = new Set(diagrams.peek().flatMap(({ puzzle }) => puzzle?.id ?? []));
    const wanted = { series: series.value, difficulty: difficulty.value, howMany: howMany.value };
    const found = choosePuzzles(puzzles.value, wanted, there, isSolved);
    add(found.map(({ id }) => ({ kind: 'puzzle', id })));
  };
  const addWeek = (): void => {
    const now = Date.now();
    add(Array.from({ length: 7 }, (_, day) => ({ kind: 'day', date: isoDate(now + day * DAY) })));
  };
  return (
    <section class="card print-puzzles" aria-labelledby="print-puzzles-title">
      <h2 id="print-puzzles-title">{text.add}</h2>
      <label>
        <span class="label">{text.which}</span>
        <select
          value={formatSeries(series.value) ?? ''}
          onChange={({ currentTarget }) => {
            series.value = parseSeries(currentTarget.value);
          }}
        >
          <option value="">{puzzleWords().all}</option>
          <optgroup label={puzzleWords().lengths}>
            {lengths().map((within) => (
              <SeriesOption key={within} series={{ kind: 'length', within }} />
            ))}
          </optgroup>
          <optgroup label={puzzleWords().themes}>
            {themes().map((theme) => (
              <SeriesOption key={theme} series={{ kind: 'theme', theme }} />
            ))}
          </optgroup>
        </select>
      </label>
      <div class="print-how">
        <label>
          <span class="label">{text.difficulty}</span>
          <select
            value={difficulty.value}
            onChange={({ currentTarget }) => {
              difficulty.value =
                DIFFICULTIES.find((one) => one === currentTarget.value) ?? difficulty.value;
            }}
          >
            {DIFFICULTIES.map((one) => (
              <option key={one} value={one}>
                {text.difficulties[one]}
              </option>
            ))}
          </select>
        </label>
        <div>
          <span class="label" aria-hidden="true">
            {text.howMany}
          </span>
          <NumberBox
            label={text.howMany}
            value={howMany.value}
            min={1}
            max={MOST}
            onChange={(value) => {
              howMany.value = value;
            }}
          />
        </div>
      </div>
      <div class="button-row">
        <button type="button" class="button" onClick={addPuzzles}>
          {text.addThese}
        </button>
        <button type="button" class="button" onClick={addWeek}>
          {text.addWeek}
        </button>
      </div>
      <p role="status">{said.value}</p>
    </section>
  );
};

const lengths = (): readonly number[] =>
  [...new Set(puzzles.value.map(({ within }) => within))].toSorted((a, b) => a - b);

/** Of some themes there are no puzzles yet. */
const themes = (): readonly Theme[] => {
  const there = new Set(puzzles.value.flatMap((puzzle) => puzzle.themes));
  return THEMES.filter((theme) => there.has(theme));
};

const SeriesOption = ({ series }: { readonly series: Series }): JSX.Element => (
  <option value={formatSeries(series)}>{seriesName(series)}</option>
);

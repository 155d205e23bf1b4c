import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../parts/Icon.tsx';
import { engineOn, failure, lines, switchEngine } from './desk.ts';
import { EngineOptions } from './EngineOptions.tsx';
import { Toggles } from './Extras.tsx';
import { LineButton } from './LineButton.tsx';
import { solving } from './solve.ts';
import { game } from './store.ts';
import { trying } from './trying.ts';
import { studyWords } from './words.ts';

const options = signal(false);

/** The engine's best lines, once it has been switched on. */
export const EngineCard = (): JSX.Element => (
  <section class="card engine-card" aria-labelledby="engine-title">
    <header class="engine-head">
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={engineOn.value}
          aria-keyshortcuts="L"
          onChange={(event) => switchEngine(event.currentTarget.checked)}
        />
        <h2 id="engine-title">{studyWords().engine}</h2>
      </label>
      <p class="quiet">{stateText()}</p>
      <span class="grow" />
      <button
        type="button"
        class="icon-button"
        aria-expanded={options.value}
        aria-controls="engine-options"
        aria-label={studyWords().engineOptions}
        title={studyWords().engineOptions}
        onClick={() => {
          options.value = !options.value;
        }}
      >
        <Icon name="menu" />
      </button>
    </header>
    <div id="engine-options" class="engine-options" hidden={!options.value}>
      {options.value && <EngineOptions />}
    </div>
    {engineOn.value && solving.value === undefined && trying.value === undefined && <Lines />}
    <Toggles />
  </section>
);

const stateText = (): string => {
  const text = studyWords();
  if (failure.value !== undefined) return text.failed[failure.value];
  if (!engineOn.value) return text.off;
  if (game.value.outcome !== undefined) return text.over;
  if (lines.value === undefined) return text.starting;
  const { report, threads } = lines.value;
  const { depth, millis, nodes } = report;
  const speed = millis > 0 ? Math.round((nodes / millis) * 1000) : 0;
  return text.working(threads, depth, rounded(speed));
};

/** To two digits: more would only flicker. */
const rounded = (n: number): number => (n === 0 ? 0 : Number(n.toPrecision(2)));

const Lines = (): JSX.Element => {
  const found = lines.value?.report.lines ?? [];
  return (
    <ol class="engine-lines">
      {found.map((line, index) => (
        <LineButton key={index} line={line} />
      ))}
    </ol>
  );
};

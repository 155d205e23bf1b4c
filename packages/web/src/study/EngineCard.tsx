import type { JSX } from 'preact';
import type { ReportLine } from '@zertz/engine';
import { Notation } from '../play/Notation.tsx';
import { engineOn, failure, lines, switchEngine } from './desk.ts';
import { playedLine } from './line.ts';
import { playLine } from './playLine.ts';
import { game, looked, position } from './store.ts';
import { studyWords } from './words.ts';
import { figureText, worthText } from './worthText.ts';
import { figureOf } from './worth.ts';

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
    </header>
    {engineOn.value && <Lines />}
  </section>
);

const stateText = (): string => {
  const text = studyWords();
  if (failure.value !== undefined) return text.failed[failure.value];
  if (!engineOn.value) return text.off;
  if (game.value.outcome !== undefined) return text.over;
  const { report } = lines.value ?? {};
  if (report === undefined) return text.starting;
  const { depth, millis, nodes } = report;
  const speed = millis > 0 ? Math.round((nodes / millis) * 1000) : 0;
  return text.working(depth, rounded(speed));
};

/** To two digits: more would only flicker. */
const rounded = (n: number): number => (n === 0 ? 0 : Number(n.toPrecision(2)));

const Lines = (): JSX.Element => {
  const found = lines.value?.report.lines ?? [];
  return (
    <ol class="engine-lines">
      {found.map((line, index) => (
        <Line key={index} line={line} />
      ))}
    </ol>
  );
};

const Line = ({ line }: { readonly line: ReportLine }): JSX.Element => {
  const scored = { score: line.score, player: position.value.turn };
  const { ahead } = figureOf(scored);
  const preview = (): void => {
    looked.value = playedLine(position.value, line.turns);
  };
  const leave = (): void => {
    looked.value = undefined;
  };
  const [first, ...others] = line.turns;
  return (
    <li>
      <button
        type="button"
        class="engine-line"
        onPointerEnter={preview}
        onPointerLeave={leave}
        onFocus={preview}
        onBlur={leave}
        onClick={() => playLine(line.turns)}
      >
        <span class="line-worth">
          <span class={`worth ${ahead}`} dir="ltr">
            {figureText(scored)}
          </span>
          <span class="worth-says">{worthText(scored)}</span>
        </span>
        <bdi class="line-turns" dir="ltr">
          <b>{first}</b>
          {others.map((turn, index) => (
            <span key={index}>
              {' '}
              <Notation text={turn} />
            </span>
          ))}
        </bdi>
      </button>
    </li>
  );
};

import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact';
import { Part } from '../pages/Fault.tsx';
import { PageHeading } from '../pages/PageHeading.tsx';
import { sitDown } from './desk.ts';
import { EngineCard } from './EngineCard.tsx';
import { Extras } from './Extras.tsx';
import { runFilm } from './film.ts';
import { ForcedCard } from './ForcedCard.tsx';
import { Gauge } from './Gauge.tsx';
import { GraphCard } from './GraphCard.tsx';
import { keepAnalysis } from './kept.ts';
import { listenForKeys } from './keys.ts';
import { MovesCard } from './MovesCard.tsx';
import { stopReview } from './review.ts';
import { runSolving } from './solve.ts';
import { shown, showTab, tab } from './shown.ts';
import { Strip } from './Strip.tsx';
import { StudyBoard } from './StudyBoard.tsx';
import { Tabs } from './Tabs.tsx';
import { runTrying } from './trying.ts';
import { WaysOut } from './WaysOut.tsx';
import { studyWords } from './words.ts';
import '../exercise/exercise.css';
import './study.css';
import './extras.css';
import './forced.css';
import './graph.css';
import './report.css';
import './studyMoves.css';
import './studyPhone.css';
import './studySideways.css';

/** The board with all that can be known of what is on it. */
export const Analysis = ({ title }: { readonly title?: string }): JSX.Element => {
  useEffect(() => {
    const ends = [sitDown(), listenForKeys(), runFilm(), runSolving(), runTrying()];
    window.addEventListener('pagehide', keepAnalysis);
    return () => {
      for (const end of ends) end();
      stopReview();
      window.removeEventListener('pagehide', keepAnalysis);
      keepAnalysis();
    };
  }, []);
  const text = studyWords();
  return (
    <main id="content" class="study" aria-label={title ?? text.title} tabIndex={-1}>
      <PageHeading unseen>{title ?? text.title}</PageHeading>
      <Gauge />
      <div class="study-board">
        <Strip player="second" />
        <StudyBoard />
        <Strip player="first" />
      </div>
      <div class="study-side" data-shown={shown.value}>
        <Tabs
          name="study"
          label={text.title}
          tabs={[
            { value: 'lines', text: text.lines },
            { value: 'moves', text: text.moves },
            { value: 'graph', text: text.graph },
            { value: 'explorer', text: text.explorer },
          ]}
          value={shown.value === 'moves' && tab.value === 'explorer' ? 'explorer' : shown.value}
          onChange={(value) => {
            if (value === 'explorer') showTab(value);
            else if (value === 'moves' && tab.value === 'explorer') showTab(value);
            else shown.value = value;
          }}
        />
        <div id="study-panel" class="study-panel">
          <div class="study-part in-lines">
            <Part>
              <EngineCard />
              <ForcedCard />
              <Extras />
            </Part>
          </div>
          <div class="study-below">
            <div class="study-part in-moves">
              <Part>
                <MovesCard />
              </Part>
            </div>
            <div class="study-part in-graph">
              <Part>
                <GraphCard />
              </Part>
            </div>
          </div>
          <div class="study-part in-moves">
            <WaysOut />
          </div>
        </div>
      </div>
    </main>
  );
};

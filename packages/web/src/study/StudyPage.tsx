import { useEffect, useMemo } from 'preact/hooks';
import type { JSX } from 'preact';
import { Part } from '../pages/Fault.tsx';
import { PageHeading } from '../pages/PageHeading.tsx';
import { page, redirect } from '../pages/router.ts';
import { sitDown } from './desk.ts';
import { EngineCard } from './EngineCard.tsx';
import { Extras } from './Extras.tsx';
import { runFilm } from './film.ts';
import { ForcedCard } from './ForcedCard.tsx';
import { Gauge } from './Gauge.tsx';
import { given } from './given.ts';
import { GraphCard } from './GraphCard.tsx';
import { keepAnalysis, openAnalysis } from './kept.ts';
import { listenForKeys } from './keys.ts';
import { MovesCard } from './MovesCard.tsx';
import { stopReview } from './review.ts';
import { runSolving } from './solve.ts';
import { shown, showTab, tab } from './shown.ts';
import { Strip } from './Strip.tsx';
import { StudyBoard } from './StudyBoard.tsx';
import { Tabs } from './Tabs.tsx';
import { WaysOut } from './WaysOut.tsx';
import { studyWords } from './words.ts';
import '../exercise/exercise.css';
import './study.css';
import './extras.css';
import './forced.css';
import './graph.css';
import './studyMoves.css';
import './studyPhone.css';

/** A game or position with all that can be known of it. */
export const StudyPage = (): JSX.Element => {
  const now = page.value;
  const hash = now?.route === 'analyse' ? now.hash : '';
  // Before anything is drawn, so that it never shows what was analysed before.
  useMemo(() => openAnalysis(hash), [hash, given.value]);
  useEffect(() => {
    // From here on the tree changes, and the address would tell of what it was.
    if (hash !== '') redirect('analyse');
  }, [hash]);
  useEffect(() => {
    const ends = [sitDown(), listenForKeys(), runFilm(), runSolving()];
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
    <main id="content" class="study" aria-label={text.title} tabIndex={-1}>
      <PageHeading unseen>{text.title}</PageHeading>
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

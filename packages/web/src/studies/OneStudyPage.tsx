import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { Part } from '../pages/Fault.tsx';
import { PageHeading } from '../pages/PageHeading.tsx';
import { hrefOf, hrefOfSheet, page } from '../pages/router.ts';
import { Icon } from '../parts/Icon.tsx';
import { NameBox } from '../parts/NameBox.tsx';
import { pencil, togglePencil } from '../play/drawings.ts';
import { sitDown } from '../study/desk.ts';
import { EngineCard } from '../study/EngineCard.tsx';
import { Extras } from '../study/Extras.tsx';
import { runFilm } from '../study/film.ts';
import { ForcedCard } from '../study/ForcedCard.tsx';
import { Gauge } from '../study/Gauge.tsx';
import { listenForKeys } from '../study/keys.ts';
import { MovesCard } from '../study/MovesCard.tsx';
import { runSolving } from '../study/solve.ts';
import { Strip } from '../study/Strip.tsx';
import { StudyBoard } from '../study/StudyBoard.tsx';
import { Tabs } from '../study/Tabs.tsx';
import { openStudyDiagram } from '../study/studyDiagram.ts';
import { runTrying } from '../study/trying.ts';
import { studyWords } from '../study/words.ts';
import { ChaptersCard } from './ChaptersCard.tsx';
import { NotesCard } from './NotesCard.tsx';
import { elsewhere, openStudy, renameStudy, runKeeping, study, takeOver } from './openStudy.ts';
import { stopTraining, train, training } from './training.ts';
import { TrainingCard } from './TrainingCard.tsx';
import { studiesWords } from './words.ts';
import '../study/study.css';
import '../study/extras.css';
import '../study/forced.css';
import '../study/graph.css';
import '../study/report.css';
import '../study/studyMoves.css';
import '../study/studyPhone.css';
import '../study/studySideways.css';
import '../exercise/exercise.css';
import './oneStudy.css';

/** Beside the moves one of these is seen; where there is one column, one of all. */
type Panel = 'notes' | 'moves' | 'lines' | 'chapters';
const shown = signal<Panel>('notes');

/** A study: chapters, a board with moves as in the analysis, and notes. */
export const OneStudyPage = (): JSX.Element => {
  const now = page.value;
  const id = now?.route === 'study' ? now.params.study : '';
  const missing = useSignal(false);
  useEffect(() => {
    missing.value = false;
    let end: (() => void) | undefined;
    let left = false;
    void openStudy(id).then((there) => {
      if (left) return;
      missing.value = !there;
      if (there) end = runKeeping();
    });
    return () => {
      left = true;
      stopTraining();
      end?.();
    };
  }, [id]);
  if (missing.value) return <Missing />;
  return study.value?.id === id ? <Study /> : <main id="content" class="page loading" />;
};

const Missing = (): JSX.Element => (
  <main id="content" class="page not-found" tabIndex={-1}>
    <PageHeading>{studiesWords().missing}</PageHeading>
    <a class="button accent" href={hrefOf('studies')}>
      {studiesWords().title}
    </a>
  </main>
);

const Study = (): JSX.Element => {
  const text = studiesWords();
  const trains = training.value !== undefined;
  useEffect(listenForKeys, []);
  useEffect(() => {
    // Nothing that knows the moves works while they are to be found.
    if (trains) return undefined;
    const ends = [sitDown(), runFilm(), runSolving(), runTrying()];
    return () => {
      for (const end of ends) end();
    };
  }, [trains]);
  return (
    <main
      id="content"
      class={trains ? 'study one-study training' : 'study one-study'}
      aria-label={text.title}
      data-shown={shown.value}
      tabIndex={-1}
    >
      <Head />
      {trains ? <div class="gauge" /> : <Gauge />}
      <div class="study-board">
        <Strip player="second" />
        <StudyBoard />
        <Strip player="first" />
      </div>
      {trains ? (
        <div class="study-side">
          <TrainingCard />
        </div>
      ) : (
        <Side />
      )}
    </main>
  );
};

const Head = (): JSX.Element => {
  const naming = useSignal(false);
  const text = studiesWords();
  const title = study.value?.title ?? '';
  return (
    <div class="study-title">
      <a class="icon-button" href={hrefOf('studies')} aria-label={text.title} title={text.title}>
        <Icon name="list" />
      </a>
      {naming.value ? (
        <>
          <PageHeading unseen>{title}</PageHeading>
          <NameBox
            label={text.name}
            name={title}
            hint={title}
            onDone={(name) => {
              naming.value = false;
              if (name !== undefined && name !== '') renameStudy(name);
            }}
          />
        </>
      ) : (
        <>
          <PageHeading>{title}</PageHeading>
          <button
            type="button"
            class="icon-button"
            aria-label={text.name}
            title={text.name}
            onClick={() => {
              naming.value = true;
            }}
          >
            <Icon name="pencil" />
          </button>
        </>
      )}
      <span class="grow" />
      {elsewhere.value && (
        <p class="study-elsewhere" role="status">
          {text.elsewhere}
          <button type="button" class="button small" onClick={() => void takeOver()}>
            {text.workHere}
          </button>
        </p>
      )}
      {training.value === undefined && (
        <>
          <a
            class="button small"
            href={hrefOfSheet(`study=${encodeURIComponent(study.value?.id ?? '')}`)}
          >
            <Icon name="print" />
            <span class="draw-text">{words().exporting.print}</span>
          </a>
          <button
            type="button"
            class="button small"
            aria-pressed={pencil.value}
            onClick={togglePencil}
          >
            <Icon name="arrow" />
            <span class="draw-text">{text.draw}</span>
          </button>
          <button type="button" class="button small" onClick={openStudyDiagram}>
            <Icon name="picture" />
            <span class="draw-text">{words().menu.diagram}</span>
          </button>
          <button type="button" class="button small accent" onClick={() => train()}>
            <Icon name="learn" />
            {text.training.start}
          </button>
        </>
      )}
    </div>
  );
};

const Side = (): JSX.Element => {
  const text = studiesWords();
  const part = (panel: Panel, content: JSX.Element): JSX.Element => (
    <div class={`study-part in-${panel}`}>
      <Part>{content}</Part>
    </div>
  );
  return (
    <>
      <div class="study-side">
        <Tabs
          name="one-study"
          label={text.title}
          tabs={[
            { value: 'notes', text: text.notes },
            { value: 'moves', text: studyWords().moves },
            { value: 'lines', text: studyWords().lines },
            { value: 'chapters', text: text.chapters },
          ]}
          value={shown.value}
          onChange={(value) => {
            shown.value = value;
          }}
        />
        <div id="one-study-panel" class="study-panel">
          {part('notes', <NotesCard />)}
          {part('moves', <MovesCard />)}
          {part(
            'lines',
            <>
              <EngineCard />
              <ForcedCard />
              <Extras />
            </>,
          )}
        </div>
      </div>
      {part('chapters', <ChaptersCard />)}
    </>
  );
};

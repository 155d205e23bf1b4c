import { useSignalEffect } from '@preact/signals';
import { lazy, Suspense } from 'preact/compat';
import type { FunctionComponent, JSX } from 'preact';
import { LEVELS } from '@zertz/engine';
import { opponentOf } from '@zertz/rules';
import { HomePage } from './home/HomePage.tsx';
import { words } from './i18n/words.ts';
import { isLessonName } from './learn/lesson.ts';
import { Bars } from './pages/Bars.tsx';
import { FaultPage } from './pages/Fault.tsx';
import { atTheTable, page } from './pages/router.ts';
import { TopBar } from './pages/TopBar.tsx';
import { Boundary } from './parts/Boundary.tsx';
import { Dialogs } from './play/Dialogs.tsx';
import { PlayPage } from './play/PlayPage.tsx';
import { assertively, game, isHere, politely, seats, toMove } from './play/store.ts';

/** The lessons, with their words in the language of the page. */
const learn = async () => {
  const pages = await import('./learn/pages.ts');
  await pages.ready();
  return pages;
};

/** The puzzles, with their words. */
const puzzles = async () => {
  const pages = await import('./puzzles/pages.ts');
  await pages.ready();
  return pages;
};

const GamesPage = lazy(async () => (await import('./games/GamesPage.tsx')).GamesPage);
const SettingsPage = lazy(async () => {
  const { ready, SettingsPage: Loaded } = await import('./settings/pages.ts');
  await ready();
  return Loaded;
});
const LearnPage = lazy(async () => (await learn()).LearnPage);
const LessonPage = lazy(async () => (await learn()).LessonPage);
const EmbedPage = lazy(async () => (await import('./embed/EmbedPage.tsx')).EmbedPage);
const EditorPage = lazy(async () => {
  const { EditorPage: Loaded, ready } = await import('./editor/pages.ts');
  await ready();
  return Loaded;
});
const PuzzlesPage = lazy(async () => (await puzzles()).PuzzlesPage);
const PuzzlePage = lazy(async () => (await puzzles()).PuzzlePage);
const RulesPage = lazy(async () => {
  const { ready, RulesPage: Loaded } = await import('./rules/pages.ts');
  await ready();
  return Loaded;
});
/** The analysis, with its words. */
const analysis = async () => {
  const pages = await import('./study/pages.ts');
  await pages.ready();
  return pages;
};

const StudyPage = lazy(async () => (await analysis()).StudyPage);
const ReviewPage = lazy(async () => (await analysis()).ReviewPage);
/** The studies, with all words of theirs. */
const studies = async () => {
  const pages = await import('./studies/pages.ts');
  await pages.ready();
  return pages;
};

const StudiesPage = lazy(async () => (await studies()).StudiesPage);
const OneStudyPage = lazy(async () => (await studies()).OneStudyPage);
const PrintPage = lazy(async () => {
  const { PrintPage: Loaded, ready } = await import('./print/pages.ts');
  await ready();
  return Loaded;
});
const NotFoundPage = lazy(async () => (await import('./pages/NotFoundPage.tsx')).NotFoundPage);

/** What is shown at the address: the tables at once, whatever else when it is wanted. */
const pageNow = (): FunctionComponent => {
  const now = page.value;
  switch (now?.route) {
    case 'home':
      return HomePage;
    case 'play':
    case 'local':
      return PlayPage;
    case 'versus':
      return LEVELS.some((level) => String(level) === now.params.level) ? PlayPage : NotFoundPage;
    case 'games':
      return GamesPage;
    case 'settings':
      return SettingsPage;
    case 'learn':
      return LearnPage;
    case 'lesson':
      return isLessonName(now.params.lesson) ? LessonPage : NotFoundPage;
    case 'puzzles':
      return PuzzlesPage;
    case 'puzzle':
      return PuzzlePage;
    case 'rules':
      return RulesPage;
    case 'editor':
      return EditorPage;
    case 'embed':
      return EmbedPage;
    case 'analyse':
      return StudyPage;
    case 'review':
      return ReviewPage;
    case 'studies':
      return StudiesPage;
    case 'study':
      return OneStudyPage;
    case 'print':
      return PrintPage;
    case undefined:
      return NotFoundPage;
  }
};

const titleNow = (): string => {
  const { app, games, nav, notFound, settings } = words();
  const yours = isHere.value && seats.value[opponentOf(toMove.value)].kind !== 'here';
  if (pageNow() === NotFoundPage) return nav.title(notFound.title);
  switch (page.value?.route) {
    case 'games':
      return nav.title(games.title);
    case 'settings':
      return nav.title(settings.title);
    case 'learn':
    case 'lesson':
      return nav.title(nav.learn);
    case 'puzzles':
    case 'puzzle':
      return nav.title(nav.puzzles);
    case 'rules':
      return nav.title(nav.rules);
    case 'editor':
      return nav.title(nav.editor);
    case 'analyse':
      return nav.title(nav.analyse);
    case 'review':
      return nav.title(nav.review);
    case 'studies':
    case 'study':
      return nav.title(nav.studies);
    case 'print':
      return nav.title(nav.print);
    default:
      return yours && game.value.history.length > 0 ? app.yourTurnTitle : app.title;
  }
};

export const App = (): JSX.Element => {
  useSignalEffect(() => {
    document.title = titleNow();
  });
  useSignalEffect(() => {
    const about = document.querySelector('meta[name="description"]');
    about?.setAttribute('content', words().app.description);
  });
  const Page = pageNow();
  const alone = page.value?.route === 'embed';
  return (
    <div class="app">
      {!alone && (
        <>
          <Skip />
          <TopBar />
          <Bars />
        </>
      )}
      <Boundary key={page.value?.path} instead={(error) => <FaultPage error={error} />}>
        <Suspense fallback={<main class="page loading" />}>
          <Page />
        </Suspense>
      </Boundary>
      <Dialogs />
      <Said />
    </div>
  );
};

/** What is said to those who hear the page: a part of its own, as it changes with every step. */
const Said = (): JSX.Element => (
  <>
    <p class="unseen" role="status" aria-live="polite">
      {politely.value}
    </p>
    <p class="unseen" role="alert">
      {assertively.value}
    </p>
  </>
);

/** Past the bar. It moves the focus itself: an address with `#` belongs to games. */
const Skip = (): JSX.Element => {
  const to = atTheTable.value ? 'board' : 'content';
  return (
    <a
      class="skip"
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {atTheTable.value ? words().app.skip : words().nav.skip}
    </a>
  );
};

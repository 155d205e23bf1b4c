import { useEffect, useMemo } from 'preact/hooks';
import type { JSX } from 'preact';
import { ExerciseBoard } from '../exercise/ExerciseBoard.tsx';
import { keysOf } from '../exercise/keys.ts';
import { PageHeading } from '../pages/PageHeading.tsx';
import { hrefOf, hrefOfLesson, page } from '../pages/router.ts';
import { doneLessons } from '../storage/lessons.ts';
import { isLessonName, LESSON_NAMES } from './lesson.ts';
import type { LessonName } from './lesson.ts';
import { LessonCard } from './LessonCard.tsx';
import { LastLesson } from './LastLesson.tsx';
import { leaveLesson, lessonExercise, openLesson } from './store.ts';
import { lessonWords, textsOf } from './words.ts';
import '../exercise/exercise.css';
import './learn.css';

const onKey = keysOf(lessonExercise);

/** One lesson: the board, and beside it what is to be done on it. */
export const LessonPage = (): JSX.Element => {
  const now = page.value;
  const name = now?.route === 'lesson' ? now.params.lesson : '';
  const lesson = isLessonName(name) ? name : 'place';
  // Before the board is drawn, so that it never shows the lesson before.
  useMemo(() => openLesson(lesson), [lesson]);
  useEffect(() => leaveLesson, []);
  return (
    <main id="content" class="board-page exercise" tabIndex={-1} onKeyDownCapture={onKey}>
      <header class="exercise-head">
        <a class="link" href={hrefOf('learn')}>
          {lessonWords().all}
        </a>
        <PageHeading>{textsOf(lesson).title}</PageHeading>
        <Dots lesson={lesson} />
      </header>
      <ExerciseBoard exercise={lessonExercise} />
      {lesson === 'game' ? <LastLesson /> : <LessonCard />}
    </main>
  );
};

/** Where in the course one is, and the ways to the other lessons. */
const Dots = ({ lesson }: { readonly lesson: LessonName }): JSX.Element => (
  <nav class="lesson-dots" aria-label={lessonWords().lessons}>
    {LESSON_NAMES.map((name, index) => {
      const done = doneLessons.value.includes(name);
      const title = `${index + 1}. ${textsOf(name).title}${done ? `, ${lessonWords().done}` : ''}`;
      return (
        <a
          key={name}
          href={hrefOfLesson(name)}
          class={done ? 'done' : ''}
          aria-current={name === lesson ? 'step' : undefined}
          aria-label={title}
          title={title}
        >
          {index + 1}
        </a>
      );
    })}
  </nav>
);

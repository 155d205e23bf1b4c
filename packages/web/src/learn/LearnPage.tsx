import type { JSX } from 'preact';
import { PageHeading } from '../pages/PageHeading.tsx';
import { hrefOf, hrefOfLesson } from '../pages/router.ts';
import { BoardThumb } from '../parts/BoardThumb.tsx';
import { Icon } from '../parts/Icon.tsx';
import { doneLessons } from '../storage/lessons.ts';
import { beginLesson } from './attempt.ts';
import { LESSON_NAMES } from './lesson.ts';
import type { LessonName } from './lesson.ts';
import { lessonWords, textsOf } from './words.ts';
import './learn.css';

/** All lessons, with what each teaches and how far one has come. */
export const LearnPage = (): JSX.Element => {
  const done = doneLessons.value;
  const next = LESSON_NAMES.find((lesson) => !done.includes(lesson));
  const text = lessonWords();
  return (
    <main id="content" class="page learn" tabIndex={-1}>
      <div class="page-head">
        <div class="grow">
          <PageHeading>{text.title}</PageHeading>
          <p class="learn-says">{text.says}</p>
        </div>
        {done.length > 0 && <p class="quiet">{text.doneOf(done.length, LESSON_NAMES.length)}</p>}
        <a class="button accent" href={hrefOfLesson(next ?? 'place')}>
          {next === undefined ? text.again : done.length === 0 ? text.begin : text.goOn}
        </a>
      </div>
      <ol class="lesson-list">
        {LESSON_NAMES.map((lesson, index) => (
          <Entry key={lesson} lesson={lesson} number={index + 1} done={done.includes(lesson)} />
        ))}
      </ol>
      <p>
        <a class="link" href={hrefOf('rules')}>
          {text.toRules}
        </a>
      </p>
    </main>
  );
};

const Entry = ({
  lesson,
  number,
  done,
}: {
  readonly lesson: LessonName;
  readonly number: number;
  readonly done: boolean;
}): JSX.Element => {
  const { says, title } = textsOf(lesson);
  return (
    <li>
      <a class="card lesson-entry" href={hrefOfLesson(lesson)}>
        <span class="thumb-frame">
          <BoardThumb position={beginLesson(lesson).session.draft.position} />
        </span>
        <span class="lesson-entry-says">
          <b>
            {number}. {title}
          </b>{' '}
          <span>{says}</span>
        </span>
        {done && (
          <span class="lesson-done">
            <Icon name="check" />
            {lessonWords().done}
          </span>
        )}
      </a>
    </li>
  );
};

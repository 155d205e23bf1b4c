import type { JSX } from 'preact';
import { playComputer } from '../play/keeping.ts';
import { changeSettings } from '../storage/settings.ts';
import { finishLessons } from '../storage/lessons.ts';
import { forgetTips } from '../storage/tips.ts';
import { hrefOf } from '../pages/router.ts';
import { lessonWords, textsOf } from './words.ts';

/** The last lesson is a game like any other, so it is played where games are played. */
export const LastLesson = (): JSX.Element => (
  <section class="card exercise-card" aria-label={lessonWords().task}>
    <p class="exercise-task">{textsOf('game').says}</p>
    <div class="exercise-acts">
      <button
        type="button"
        class="button accent grow"
        onClick={() => {
          finishLessons(['game']);
          forgetTips();
          changeSettings({ level: 1 });
          playComputer();
        }}
      >
        {lessonWords().start}
      </button>
      <a class="button" href={hrefOf('rules')}>
        {lessonWords().toRules}
      </a>
    </div>
  </section>
);

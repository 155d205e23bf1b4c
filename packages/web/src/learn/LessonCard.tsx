import type { JSX } from 'preact';
import { positionOf } from '@zertz/rules';
import { ExerciseTurn } from '../exercise/ExerciseTurn.tsx';
import { Said } from '../exercise/Said.tsx';
import type { SaidLine } from '../exercise/Said.tsx';
import { refusalText } from '../i18n/refusal.ts';
import { hrefOf, hrefOfLesson } from '../pages/router.ts';
import { Icon } from '../parts/Icon.tsx';
import { GoalMeter } from '../play/GoalMeter.tsx';
import { refusalContext } from '../play/say.ts';
import { stepOf } from './attempt.ts';
import { gainNow } from './gain.ts';
import { LESSON_NAMES } from './lesson.ts';
import { again, attempt, hinted, lessonExercise, lessonSeats, show } from './store.ts';
import { answerText, lessonWords, stepText } from './words.ts';

/** What is to be done, what has come of it, and the ways on. */
export const LessonCard = (): JSX.Element => {
  const { done, lesson, session, step } = attempt.value;
  const text = stepText(lesson, step);
  const position = positionOf(session.game);
  const asks = !done && stepOf(attempt.value)?.asksColour === true;
  return (
    <section class={`card exercise-card ${asks ? 'asks' : ''}`} aria-label={lessonWords().task}>
      {!done && <p class="exercise-task">{text?.task}</p>}
      <Said line={saidNow()} />
      {!done && hinted.value && <p class="exercise-hint">{text?.hint}</p>}
      {HAS_METER.has(lesson) && (
        <GoalMeter
          name={lessonWords().held}
          variant={position.variant}
          captives={position.captives.first}
          {...gainNow()}
        />
      )}
      {!done && <ExerciseTurn exercise={lessonExercise} asked={asks} />}
      <Acts />
    </section>
  );
};

/** Captives are spoken of in these. */
const HAS_METER: ReadonlySet<string> = new Set(['capture', 'chain', 'isolate', 'goals', 'win']);

const saidNow = (): SaidLine | undefined => {
  const { answer, pending, session } = attempt.value;
  const { refusal } = session;
  // A refusal that was wanted is explained by the answer.
  if (refusal !== undefined && answer === undefined) {
    const context = refusalContext(session.game, lessonSeats());
    return { icon: 'close', tone: 'bad', text: refusalText(refusal.refusal, context) };
  }
  const text = answerText(attempt.value);
  if (text === undefined) return undefined;
  if (pending !== undefined) {
    return { icon: 'hourglass', tone: 'good', text: lessonWords().replying };
  }
  return answer?.kind === 'right'
    ? { icon: 'check', tone: 'good', text }
    : { icon: 'close', tone: 'bad', text };
};

const Acts = (): JSX.Element => {
  const { answer, done, lesson, pending } = attempt.value;
  const next = LESSON_NAMES[LESSON_NAMES.indexOf(lesson) + 1];
  const wrong = answer?.kind === 'wrong' && pending === undefined;
  const href = next === undefined ? hrefOf('learn') : hrefOfLesson(next);
  if (done) {
    return (
      <div class="exercise-acts">
        <a class="button accent grow" href={href}>
          {next === undefined ? lessonWords().finish : lessonWords().next}
        </a>
      </div>
    );
  }
  return (
    <div class="exercise-acts">
      {wrong && (
        <button type="button" class="button accent grow" onClick={again}>
          <Icon name="undo" />
          {lessonWords().tryAgain}
        </button>
      )}
      {!hinted.value || stepOf(attempt.value) === undefined ? (
        <button
          type="button"
          class="button"
          onClick={() => {
            hinted.value = true;
          }}
        >
          {lessonWords().hint}
        </button>
      ) : (
        <button type="button" class="button" onClick={show}>
          {lessonWords().show}
        </button>
      )}
      <a class="button quiet-button" href={href}>
        {lessonWords().skip}
      </a>
    </div>
  );
};

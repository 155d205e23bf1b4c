import { describe, expect, test } from 'vitest';
import {
  canCapture,
  chains,
  formatPosition,
  parsePosition,
  positionOf,
  unwrap,
} from '@zertz/rules';
import { attend, beginLesson, makeInput, respond, stepOf, stepsOf, tryAgain } from './attempt.ts';
import type { Attempt } from './attempt.ts';
import { LESSON_NAMES, LESSON_PARTS } from './lesson.ts';
import type { LessonInput, LessonName } from './lesson.ts';

/** Makes inputs, and lets the opponent answer where one is awaited. */
const enter = (from: Attempt, inputs: readonly LessonInput[]): Attempt =>
  inputs.reduce((now, input) => respond(attend(now, makeInput(input))), from);

/** The lesson with its first steps done by their own solutions. */
const upTo = (lesson: LessonName, step: number): Attempt =>
  stepsOf(lesson)
    .slice(0, step)
    .reduce((now, { solution }) => enter(now, solution), beginLesson(lesson));

const STEPS = LESSON_NAMES.flatMap((lesson) =>
  stepsOf(lesson).map((step, index) => ({
    lesson,
    index,
    step,
    name: `${lesson} ${LESSON_PARTS[lesson].steps[index] ?? ''}`,
  })),
);

describe.each(STEPS)('lesson $name', ({ lesson, index, step }) => {
  test('begins where the rules allow it', () => {
    if (step.position !== undefined) {
      const position = unwrap(parsePosition(step.position));
      expect(formatPosition(position)).toBe(step.position);
    }
    expect(upTo(lesson, index)).toMatchObject({ step: index, done: false });
  });

  test('accepts its own solution', () => {
    const after = enter(upTo(lesson, index), step.solution);
    expect(after.answer).toEqual({ kind: 'right', step: index });
    expect(after.done).toBe(index === stepsOf(lesson).length - 1);
  });

  test('answers every listed try with its reason, and can be tried again', () => {
    const start = upTo(lesson, index);
    for (const { inputs, why } of step.tries) {
      const after = enter(start, inputs);
      expect(after.answer, JSON.stringify(inputs)).toEqual({ kind: 'wrong', why });
      expect(after).toMatchObject({ step: index, done: false });
      const again = tryAgain(after);
      expect(again.session).toBe(again.begun);
      expect(enter(again, step.solution).answer?.kind).toBe('right');
    }
  });

  test('points with its hint at rings that are there', () => {
    const { board, rings } = positionOf(upTo(lesson, index).session.game);
    for (const label of step.hint) {
      expect(
        rings.toArray().map((ring) => board.labels[ring]),
        label,
      ).toContain(label);
    }
  });
});

describe('lessons', () => {
  test('every reason has a try that shows it', () => {
    for (const lesson of LESSON_NAMES) {
      const shown = stepsOf(lesson).flatMap(({ tries }) => tries.map(({ why }) => why));
      expect(shown, lesson).toEqual(expect.arrayContaining([...LESSON_PARTS[lesson].wrong]));
    }
  });

  test('the capture to be made is the only one, and the chain has two ways by one marble', () => {
    const first = [...chains(positionOf(beginLesson('capture').session.game))];
    expect(first).toHaveLength(1);
    const second = [...chains(positionOf(beginLesson('chain').session.game))];
    expect(second).toHaveLength(2);
    expect(new Set(second.map(({ path }) => path[0])).size).toBe(1);
  });

  test('nothing can be captured where a marble is to be placed', () => {
    for (const lesson of ['place', 'remove', 'isolate', 'sacrifice', 'win'] as const) {
      expect(canCapture(positionOf(beginLesson(lesson).session.game)), lesson).toBe(false);
    }
  });

  test('a refusal keeps the step where it is, and the reason', () => {
    const refused = enter(beginLesson('capture'), [{ take: 'white' }]);
    expect(refused.session.refusal?.refusal.code).toBe('capture-forced');
    expect(refused).toMatchObject({ answer: undefined, done: false });
    const occupied = enter(beginLesson('place'), [{ tap: 'c5' }]);
    expect(occupied.session.refusal?.refusal.code).toBe('occupied');
  });

  test('after a mistake the next input only puts the step back', () => {
    const wrong = enter(beginLesson('chain'), stepOf(beginLesson('chain'))?.tries[0]?.inputs ?? []);
    const back = attend(wrong, makeInput({ tap: 'a1' }));
    expect(back.session).toBe(back.begun);
    expect(back.answer).toBeUndefined();
  });

  test('an offer that has to be taken is answered by the capture', () => {
    const start = beginLesson('sacrifice');
    const offered = stepsOf('sacrifice')[0]?.solution.reduce(
      (now, input) => attend(now, makeInput(input)),
      start,
    );
    expect(offered?.pending?.kind).toBe('capture');
    expect(offered?.step).toBe(0);
    expect(offered === undefined ? undefined : respond(offered).step).toBe(1);
  });
});

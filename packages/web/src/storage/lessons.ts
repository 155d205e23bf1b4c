import { signal } from '@preact/signals';
import { LESSON_NAMES } from '../learn/lesson.ts';
import type { LessonName } from '../learn/lesson.ts';

const KEY = 'zertz.lessons';

const stored = (): readonly LessonName[] => {
  try {
    const kept = (localStorage.getItem(KEY) ?? '').split(' ');
    return LESSON_NAMES.filter((lesson) => kept.includes(lesson));
  } catch {
    return [];
  }
};

/** The lessons that were finished in this browser. */
export const doneLessons = signal(stored());

export const finishLesson = (lesson: LessonName): void => {
  if (doneLessons.value.includes(lesson)) return;
  doneLessons.value = LESSON_NAMES.filter(
    (name) => name === lesson || doneLessons.value.includes(name),
  );
  try {
    localStorage.setItem(KEY, doneLessons.value.join(' '));
  } catch {
    // Without storage they are forgotten with the page.
  }
};

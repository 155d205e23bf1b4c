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

export const finishLessons = (lessons: readonly LessonName[]): void => {
  // Others may have been finished in another tab.
  const all = [...lessons, ...doneLessons.value, ...stored()];
  const done = LESSON_NAMES.filter((name) => all.includes(name));
  if (done.length === doneLessons.value.length) return;
  doneLessons.value = done;
  try {
    localStorage.setItem(KEY, doneLessons.value.join(' '));
  } catch {
    // Without storage they are forgotten with the page.
  }
};

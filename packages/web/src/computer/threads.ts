import { computed } from '@preact/signals';
import { settings } from '../storage/settings.ts';
import type { Settings } from '../storage/settingsValues.ts';

/** More would need more memory than they are worth. */
const MOST = 8;

const processors = navigator.hardwareConcurrency || 1;

/** One processor is left for the page. */
export const SPARE = Math.max(1, processors - 1);

/** How many threads each choice is on this device. */
export const THREADS: { readonly [T in Settings['threads']]: number } = {
  most: Math.min(MOST, SPARE),
  half: Math.min(MOST, Math.max(1, Math.floor(processors / 2))),
  one: 1,
};

/** Whether there is anything to choose. */
export const hasThreads = THREADS.most > 1;

export const threads = computed(() => THREADS[settings.value.threads]);

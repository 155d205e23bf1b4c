/** Browsers on a desk say they can, and do nothing. */
export const mayVibrate = 'vibrate' in navigator && navigator.maxTouchPoints > 0;

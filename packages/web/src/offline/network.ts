import { computed, signal } from '@preact/signals';

const online = signal(navigator.onLine);
for (const event of ['online', 'offline']) {
  window.addEventListener(event, () => {
    online.value = navigator.onLine;
  });
}

/** A service worker answers for this page, so that it works without the network. */
export const isKept = signal(false);

const seen = signal(false);
online.subscribe((now) => {
  if (now) seen.value = false;
});

/** There is no network, and whoever plays has not been told of it yet. */
export const tellOffline = computed(() => isKept.value && !online.value && !seen.value);

export const closeOffline = (): void => {
  seen.value = true;
};

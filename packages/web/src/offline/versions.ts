import { signal } from '@preact/signals';
import { hrefOf } from '../pages/router.ts';
import { isKept } from './network.ts';

/** A newer version of the application lies ready, and comes when the page is loaded again. */
export const newVersion = signal(false);

/** A page that stays open looks for a newer version so often, in milliseconds. */
const EVERY = 60 * 60 * 1000;

let registered: ServiceWorkerRegistration | undefined;

const look = (): void => {
  const { controller } = navigator.serviceWorker;
  isKept.value = controller !== null;
  // The very first version waits too, but for nobody.
  if (registered?.waiting && controller !== null) newVersion.value = true;
};

const follow = (registration: ServiceWorkerRegistration): void => {
  registered = registration;
  const { serviceWorker } = navigator;
  const watch = (): void => registration.installing?.addEventListener('statechange', look);
  serviceWorker.addEventListener('controllerchange', look);
  registration.addEventListener('updatefound', watch);
  watch();
  look();
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - last < EVERY) return;
    last = Date.now();
    // Without the network the version that is here does.
    registration.update().catch(() => undefined);
  });
};

const whenLoaded = (act: () => void): void => {
  if (document.readyState === 'complete') act();
  else window.addEventListener('load', act, { once: true });
};

/** Keeps the application for when there is no network, once it has itself been loaded. */
export const keepForOffline = (): void => {
  // There is none on plain http, and the development server changes too often to be kept.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const scope = new URL(`${hrefOf('home').replace(/\/$/, '')}/`, location.href);
  const worker = new URL('serviceWorker.js', scope);
  whenLoaded(() => {
    navigator.serviceWorker
      .register(worker, { scope: scope.href, updateViaCache: 'none' })
      .then(follow)
      // Refused, as in a private window: then it needs the network.
      .catch(() => undefined);
  });
};

/** Loads the newer version. The game lies in the storage and is there again. */
export const loadNewVersion = (): void => {
  const waiting = registered?.waiting;
  const reload = (): void => location.reload();
  // Another tab may have let it take over already.
  if (!waiting) reload();
  else {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage('take-over');
  }
};

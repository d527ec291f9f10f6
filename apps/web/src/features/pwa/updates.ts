import { logProblem } from '../../lib/log.ts';
import { TAKE_OVER } from './worker/take-over.ts';

/** The first seconds belong to the page: what it needs comes before what is kept. */
const REGISTER_DELAY_MS = 3_000;

/** How long a page is open before it asks for a new build again. */
const UPDATE_CHECK_INTERVAL_MS = 3_600_000;

/** Loads the page again once the new build has taken over. Only ever called on the visitor's word. */
export function takeUpdate(registration: ServiceWorkerRegistration) {
  const { serviceWorker } = navigator;
  // Another tab has let it take over.
  if (!registration.waiting) return window.location.reload();
  serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  registration.waiting.postMessage(TAKE_OVER);
}

/** Tells of a worker that waits to replace the one that this page runs on. */
function watchForWaiting(registration: ServiceWorkerRegistration, onWaiting: () => void) {
  const tell = () => {
    // The first worker of all replaces nothing.
    if (registration.waiting && navigator.serviceWorker.controller) onWaiting();
  };
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', tell),
  );
  tell();
}

/** Asks now and then, when the page comes into sight: browsers ask by themselves only as one is loaded. */
function askNowAndThen(registration: ServiceWorkerRegistration) {
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - askedAt < UPDATE_CHECK_INTERVAL_MS) return;
    askedAt = Date.now();
    // Offline is no news.
    registration.update().catch(() => undefined);
  });
}

/**
 * Registers the service worker, which keeps the site for play without a connection, and tells when another build of it is ready to be
 * used. Where the browser keeps nothing, nothing happens.
 */
export async function registerServiceWorker(
  onUpdate: (registration: ServiceWorkerRegistration) => void,
): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await new Promise((resolve) => setTimeout(resolve, REGISTER_DELAY_MS));
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', {
      updateViaCache: 'none',
    });
    // Some that block service workers answer with nothing, whatever the type says.
    if (!registration) return;
    watchForWaiting(registration, () => onUpdate(registration));
    askNowAndThen(registration);
  } catch (reason) {
    logProblem('The site could not be kept for play without a connection.', reason);
  }
}

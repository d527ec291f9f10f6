import { tabStorage } from './storage/storage.ts';

const RELOADED_KEY = 'nanpure-reloaded-at';

/** One reload is enough; if it didn't help, another one soon after won't, in milliseconds. */
const PAUSE = 60_000;

function wasReloadedLately(now: number): boolean {
  const at = tabStorage.readItem(RELOADED_KEY);
  return !at.ok || now - Number(at.value ?? 0) < PAUSE;
}

/** Whether the server's page no longer starts the scripts that this one runs. */
async function isReplaced(): Promise<boolean> {
  const entry = document.querySelector('script[type="module"]')?.getAttribute('src');
  try {
    const page = await fetch(window.location.href, { cache: 'no-store' });
    return Boolean(page.ok && entry && !(await page.text()).includes(entry));
  } catch {
    // Offline: a reload would lose even what is here.
    return false;
  }
}

/** Whatever the service worker has kept isn't whole: the server answers the reload itself. */
async function dropServiceWorker() {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.unregister();
}

async function reloadIfReplaced() {
  if (wasReloadedLately(Date.now()) || !(await isReplaced())) return;
  if (!tabStorage.writeItem(RELOADED_KEY, String(Date.now())).ok) return;
  await dropServiceWorker().catch(() => undefined);
  window.location.reload();
}

/**
 * A page that was open during a deploy asks for files that are gone. It is loaded again then, once,
 * and goes on from what was saved.
 */
export function reloadAfterDeploy() {
  window.addEventListener('vite:preloadError', () => void reloadIfReplaced());
}

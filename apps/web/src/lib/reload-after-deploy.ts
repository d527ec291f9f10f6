import { tabStorage } from './storage/storage.ts';

const RELOADED_KEY = 'nanpure-reloaded-at';

/** One reload is enough; if it didn't help, another one soon after won't, in milliseconds. */
const PAUSE = 60_000;

function wasReloadedLately(now: number): boolean {
  const at = tabStorage.readItem(RELOADED_KEY);
  return !at.ok || now - Number(at.value ?? 0) < PAUSE;
}

/** Whether the server's page no longer starts the script that this one has started with. */
async function isReplaced(entry: string): Promise<boolean> {
  try {
    const page = await fetch(window.location.href, { cache: 'no-store' });
    return page.ok && !(await page.text()).includes(entry);
  } catch {
    // Offline: a reload would lose even what is here.
    return false;
  }
}

/** What the service worker has kept of this page's build isn't whole: without it, it asks the server. */
async function dropKeptBuild(entry: string) {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    if (await cache.match(entry, { ignoreVary: true })) await caches.delete(name);
  }
}

/**
 * Has the next page keep the site anew. Not waited for: it comes after an update that is under way, and until
 * then the old worker still answers.
 */
async function dropServiceWorker() {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.unregister().catch(() => undefined);
}

async function reloadIfReplaced() {
  const entry = document.querySelector('script[type="module"]')?.getAttribute('src');
  if (!entry || wasReloadedLately(Date.now()) || !(await isReplaced(entry))) return;
  if (!tabStorage.writeItem(RELOADED_KEY, String(Date.now())).ok) return;
  if (navigator.serviceWorker?.controller) {
    await Promise.all([dropKeptBuild(entry), dropServiceWorker()]).catch(() => undefined);
  }
  window.location.reload();
}

/**
 * A page that was open during a deploy asks for files that are gone. It is loaded again then, once,
 * and goes on from what was saved.
 */
export function reloadAfterDeploy() {
  window.addEventListener('vite:preloadError', () => void reloadIfReplaced());
}

import { tabStorage } from './storage/storage.ts';

/** Said where a module can't be loaded. */
export const MODULE_MISSING = 'nanpure:module-missing';

const RELOADED_KEY = 'nanpure-reloaded-at';

/** One reload is enough; if it didn't help, another one soon after won't. */
const PAUSE_MS = 60_000;

function wasReloadedLately(now: number): boolean {
  const at = tabStorage.readItem(RELOADED_KEY);
  return !at.ok || now - Number(at.value) < PAUSE_MS;
}

/** Whether the server's page no longer starts the script that this one has started with. */
async function isReplaced(entry: string): Promise<boolean> {
  try {
    // An empty address is that of this page.
    const page = await fetch('', { cache: 'no-store' });
    return page.ok && !(await page.text()).includes(entry);
  } catch {
    // Offline: a reload would lose even what is here.
    return false;
  }
}

/** What the service worker has kept of this page's build isn't whole: without it, it asks the server. */
async function dropKeptBuild(entry: string) {
  for (const name of await caches.keys()) {
    if (await (await caches.open(name)).match(entry)) await caches.delete(name);
  }
  // Not waited for: it comes after an update that is under way, and until then the old worker answers.
  void (await navigator.serviceWorker.getRegistration())?.unregister();
}

async function reloadIfReplaced() {
  const entry = document.querySelector('[type=module]')?.getAttribute('src');
  const now = Date.now();
  if (!entry || wasReloadedLately(now) || !(await isReplaced(entry))) return;
  if (!tabStorage.writeItem(RELOADED_KEY, `${now}`).ok) return;
  // Whatever could not be dropped, and where nothing was kept.
  await dropKeptBuild(entry).finally(() => location.reload());
}

/**
 * A page that was open during a deploy asks for files that are gone. It is loaded again then, once,
 * and goes on from what was saved.
 */
export function reloadAfterDeploy() {
  addEventListener(MODULE_MISSING, reloadIfReplaced);
}

import { MODULE_LIST_ID, TROUBLE_ID } from './element-ids.ts';
import { HYDRATED_EVENT } from './hydrated.ts';

/** How long hydration may take before the page says that something is wrong. */
const HYDRATION_TIMEOUT_MS = 20_000;

/** To ask for all of them takes a slow phone longer than a frame. */
const MODULES_AT_ONCE = 6;

function preload(path: string) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = path;
  document.head.append(link);
}

function start(path: string, onError: () => void) {
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.src = path;
  entry.onerror = onError;
  document.head.append(entry);
}

/** An element that each prerendered page has. */
function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}.`);
  return element;
}

/**
 * Fetches a page's modules once the page has been painted. A prerendered page can be read and its links
 * followed without them, and a slow connection has nothing else to carry before. A page that is not in sight
 * is never painted: its modules are fetched at once. Where they don't come, the root element is marked as
 * failed, which shows what the page says then.
 */
export default function loadModules() {
  const paths: readonly string[] = JSON.parse(elementOf(MODULE_LIST_ID).textContent ?? '');
  const root = elementOf('root');
  const trouble = elementOf(TROUBLE_ID);
  const fail = () => {
    root.dataset.failed = '';
  };
  const timer = setTimeout(fail, HYDRATION_TIMEOUT_MS);
  trouble.querySelector('button')?.addEventListener('click', () => location.reload());
  document.addEventListener(
    HYDRATED_EVENT,
    () => {
      clearTimeout(timer);
      delete root.dataset.failed;
      trouble.remove();
    },
    { once: true },
  );
  const load = (asked = 0) => {
    const next = asked + MODULES_AT_ONCE;
    for (const path of paths.slice(asked, next)) preload(path);
    const [entry] = paths;
    if (next < paths.length) setTimeout(load, 0, next);
    else if (entry !== undefined) start(entry, fail);
  };
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
}

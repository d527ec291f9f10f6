import { MODULE_LIST_ID, TROUBLE_ID } from './element-ids.ts';
import { HYDRATED_EVENT } from './hydrated.ts';

/** How long hydration may take before the page says that something is wrong. */
const HYDRATION_TIMEOUT_MS = 20_000;

/** To ask for all of them takes a slow phone longer than a frame. */
const MODULES_AT_ONCE = 6;

/** Asks for a file ahead of its use: `prefetch` when nothing else is to be done, `modulepreload` at once. */
export function askFor(path: string, rel: 'modulepreload' | 'prefetch') {
  const link = document.createElement('link');
  link.rel = rel;
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

/** The app of a prerendered page, which isn't there yet. */
export interface AppLoader {
  readonly root: HTMLElement;
  /** The list of modules, with what it says of them. */
  readonly list: HTMLElement;
  /** The modules, the entry first. */
  readonly paths: readonly string[];
  /** Fetches and runs them. */
  readonly load: () => void;
  /** The same once the page has been painted; at once where it is not in sight, and so never painted. */
  readonly loadAfterPaint: () => void;
}

/**
 * Finds what brings the app into the page. Where its modules don't come, the root element is marked as failed,
 * which shows what the page says then.
 */
export function createAppLoader(): AppLoader {
  const list = elementOf(MODULE_LIST_ID);
  const root = elementOf('root');
  const trouble = elementOf(TROUBLE_ID);
  const paths: readonly string[] = JSON.parse(list.textContent ?? '');
  const fail = () => {
    root.dataset.failed = '';
  };
  const askForAll = (asked = 0) => {
    const next = asked + MODULES_AT_ONCE;
    for (const path of paths.slice(asked, next)) askFor(path, 'modulepreload');
    const [entry] = paths;
    if (next < paths.length) setTimeout(askForAll, 0, next);
    else if (entry !== undefined) start(entry, fail);
  };
  const load = () => {
    const timer = setTimeout(fail, HYDRATION_TIMEOUT_MS);
    document.addEventListener(
      HYDRATED_EVENT,
      () => {
        clearTimeout(timer);
        delete root.dataset.failed;
        trouble.remove();
      },
      { once: true },
    );
    askForAll();
  };
  trouble.querySelector('button')?.addEventListener('click', () => location.reload());
  return {
    root,
    list,
    paths,
    load,
    loadAfterPaint: () => {
      if (document.hidden) load();
      else requestAnimationFrame(() => setTimeout(load));
    },
  };
}

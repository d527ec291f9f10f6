import { registerServiceWorker } from '../../features/pwa/updates.ts';
import { LEVEL_KEY, levelOf } from '../../features/settings/play-level.ts';
import { createAppLoader } from './app-loader.ts';
import { prefetch, prefetchGames, whenInSight, whenSomebodyIsThere } from './ask-ahead.ts';

/** What only the app answers: browsers know what to do with links, popovers and details; themes have a script. */
const ANSWERED_BY_APP =
  'button:not([popovertarget]),input:not([name=theme]),select,textarea,[role=grid]';

/** What is done to such a control; the app is there sooner when it comes at the press, before the click. */
const USES = ['pointerdown', 'click', 'keydown', 'focusin', 'change'] as const;

/** Whether this browser has stored anything that the page shows. One that allows no storage has nothing. */
function isAnyStored(prefixes: readonly string[]): boolean {
  try {
    const keys = Object.keys(localStorage);
    return keys.some((key) => prefixes.some((prefix) => key.startsWith(prefix)));
  } catch {
    return false;
  }
}

/** "Play" leads to the level that was opened last, as in the app. */
function showPlayLevel() {
  try {
    const level = levelOf(localStorage.getItem(LEVEL_KEY));
    const link = document.querySelector<HTMLAnchorElement>('[data-link=game] a');
    link?.setAttribute('href', link.pathname.replace(/\w+$/, level));
  } catch {}
}

/** A page that comes back from the browser's cache is not to have a menu open that a link was followed in. */
function closePopovers() {
  for (const each of document.querySelectorAll<HTMLElement>('[popover]')) each.hidePopover?.();
}

/**
 * For a page that is read: leaves the app for when something is used that only the app answers. Until then the page
 * is what its HTML says, and its links lead to other pages. Who reads on to such a control has the app by then. Who
 * has stored something that the page shows gets it at once, and so does whoever sees it in the place of another.
 */
export default function loadAppOnUse() {
  const { root, list, paths, load, loadAfterPaint } = createAppLoader();
  const prefixes = list.dataset.unlessStored?.split(' ').filter(Boolean) ?? [];
  const isPageOfAddress = () => root.dataset.path === location.pathname;
  if (!isPageOfAddress() || isAnyStored(prefixes)) {
    loadAfterPaint();
    return;
  }
  root.dataset.lazy = '';
  const wake = () => {
    if (root.dataset.lazy === undefined) return;
    delete root.dataset.lazy;
    load();
  };
  for (const use of USES) {
    root.addEventListener(use, ({ target }) => {
      if (target instanceof Element && target.closest(ANSWERED_BY_APP)) wake();
    });
  }
  addEventListener('storage', ({ key }) => {
    if (key !== null && prefixes.some((prefix) => key.startsWith(prefix))) wake();
  });
  // Back to a page that the app once showed in this place.
  addEventListener('popstate', () => {
    if (!isPageOfAddress()) wake();
  });
  showPlayLevel();
  addEventListener('pagehide', closePopovers);
  // The browser may have kept the page while a game was played.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || root.dataset.lazy === undefined) return;
    showPlayLevel();
    if (isAnyStored(prefixes)) wake();
  });
  // A board is there to be played on; what is read may well be left as it is, down to the controls at its end.
  const hasBoard = root.querySelector('[role=grid]') !== null;
  whenSomebodyIsThere(() => {
    if (hasBoard) return wake();
    prefetch(paths);
    whenInSight(root.querySelectorAll(ANSWERED_BY_APP), () => navigator.onLine && wake());
  });
  prefetchGames(root);
  // The app itself tells that there is a new build.
  addEventListener('load', () => void registerServiceWorker(wake), { once: true });
}

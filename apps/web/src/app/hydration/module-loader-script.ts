import { HYDRATED_EVENT } from './hydrated.ts';

/** The element in which a prerendered page lists its modules, the entry first. */
export const MODULE_LIST_ID = 'modules';

/** What a page says when its scripts don't come; gone once the app is there. */
export const TROUBLE_ID = 'trouble';

/** How long hydration may take before the page says that something is wrong. */
const HYDRATION_TIMEOUT_MS = 20_000;

/** To ask for all of them takes a slow phone longer than a frame. */
const MODULES_AT_ONCE = 6;

/**
 * The script that fetches a page's modules once the page has been painted. A prerendered page can be
 * read and its links followed without them, and a slow connection has nothing else to carry before. A
 * page that is not in sight is never painted: its modules are fetched at once. Where they don't come, the
 * root element is marked as failed, which shows what the page says then.
 */
export const MODULE_LOADER_SCRIPT = `(function () {
  var paths = JSON.parse(document.getElementById(${JSON.stringify(MODULE_LIST_ID)}).textContent);
  var asked = 0;
  var root = document.getElementById('root');
  var trouble = document.getElementById(${JSON.stringify(TROUBLE_ID)});
  function fail() { root.dataset.failed = ''; }
  var timer = setTimeout(fail, ${HYDRATION_TIMEOUT_MS});
  trouble.querySelector('button').onclick = function () { location.reload(); };
  document.addEventListener(${JSON.stringify(HYDRATED_EVENT)}, function () {
    clearTimeout(timer);
    delete root.dataset.failed;
    trouble.remove();
  }, { once: true });
  function load() {
    paths.slice(asked, (asked += ${MODULES_AT_ONCE})).forEach(function (path) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = path;
      document.head.append(link);
    });
    if (asked < paths.length) return setTimeout(load);
    var entry = document.createElement('script');
    entry.type = 'module';
    entry.src = paths[0];
    entry.onerror = fail;
    document.head.append(entry);
  }
  if (document.hidden) load();
  else requestAnimationFrame(function () { setTimeout(load); });
})();`;

/** Where it is noted which place in which page is left for the same one in another language. */
const PLACE_KEY = 'nanpure-place';

const SECONDS_PER_YEAR = 31_536_000;

interface LanguageScriptOptions {
  /** Where the visitor's choice is kept: the key in local storage and the cookie's name. */
  readonly key: string;
  readonly languages: readonly string[];
}

/**
 * The script that keeps which language a visitor chooses, for this site's scripts and (in a cookie) for its
 * server; where the two differ, the server is told again. Until the app has taken over the page it also sees
 * to it that query, hash and scroll position go along. A browser that keeps nothing will be asked for its
 * own language again: nothing is lost but the choice.
 */
export function languageScript({ key, languages }: LanguageScriptOptions): string {
  // The place is gone to after what the browser does at the end of a page: it goes to where the hash leads.
  return `(function () {
  var key = ${JSON.stringify(key)};
  var placeKey = ${JSON.stringify(PLACE_KEY)};
  function tellServer(language) {
    var secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = key + '=' + language + '; Path=/; Max-Age=${SECONDS_PER_YEAR}; SameSite=Lax' + secure;
  }
  function attempt(task) { try { return task(); } catch (blocked) {} }
  attempt(function () {
    var stored = localStorage.getItem(key);
    if (!${JSON.stringify(languages)}.includes(stored)) return;
    if (!document.cookie.split('; ').includes(key + '=' + stored)) tellServer(stored);
  });
  attempt(function () {
    var place = (sessionStorage.getItem(placeKey) || '').split(' ');
    sessionStorage.removeItem(placeKey);
    if (place[0] === location.href) document.addEventListener('DOMContentLoaded', function () {
      setTimeout(scrollTo, 0, 0, place[1]);
    });
  });
  document.addEventListener('click', function (event) {
    var link = event.target.closest('a[hreflang]');
    if (!link) return;
    attempt(function () { localStorage.setItem(key, link.hreflang); });
    attempt(function () { tellServer(link.hreflang); });
    if (document.querySelector('[data-hydrated]')) return;
    link.search = location.search;
    link.hash = location.hash;
    attempt(function () { sessionStorage.setItem(placeKey, link.href + ' ' + scrollY); });
  }, true);
})();`;
}

import { isLanguage, LANGUAGE_KEY } from '@nanpure/content';

/** Where it is noted which position in which page is left for the same one in another language. */
const SCROLL_KEY = 'nanpure-place';

const SECONDS_PER_YEAR = 31_536_000;

/** Does something that a browser may not allow: nothing is lost then but the choice or the position. */
function attempt(task: () => void) {
  try {
    task();
  } catch {}
}

function tellServer(language: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the asynchronous store, and a link is followed at once
  document.cookie = `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${SECONDS_PER_YEAR}; SameSite=Lax${secure}`;
}

function tellServerAgain() {
  const stored = localStorage.getItem(LANGUAGE_KEY);
  if (!isLanguage(stored)) return;
  if (!document.cookie.split('; ').includes(`${LANGUAGE_KEY}=${stored}`)) tellServer(stored);
}

function restoreScroll() {
  const [address, top] = (sessionStorage.getItem(SCROLL_KEY) ?? '').split(' ');
  sessionStorage.removeItem(SCROLL_KEY);
  if (address !== location.href) return;
  // After what the browser does at the end of a page: it goes to where the hash leads.
  document.addEventListener('DOMContentLoaded', () => {
    setTimeout(scrollTo, 0, 0, Number(top));
  });
}

function choose(link: HTMLAnchorElement) {
  attempt(() => localStorage.setItem(LANGUAGE_KEY, link.hreflang));
  attempt(() => tellServer(link.hreflang));
  if (document.querySelector('[data-hydrated]')) return;
  link.search = location.search;
  link.hash = location.hash;
  attempt(() => sessionStorage.setItem(SCROLL_KEY, `${link.href} ${scrollY}`));
}

/**
 * Keeps which language a visitor chooses, for this site's scripts and (in a cookie) for its server; where the
 * two differ, the server is told again. Until the app has taken over the page it also sees to it that query,
 * hash and scroll position go along. A browser that keeps nothing will be asked for its own language again.
 */
export default function keepLanguage() {
  attempt(tellServerAgain);
  attempt(restoreScroll);
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
      if (link) choose(link);
    },
    true,
  );
}

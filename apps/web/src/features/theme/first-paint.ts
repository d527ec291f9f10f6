import { THEME_KEY, THEMES, type Theme } from './theme.ts';

/** What a browser asks for when the visitor hasn't chosen, the first that holds. */
const ASKED_BY_BROWSER: readonly (readonly [query: string, theme: Theme])[] = [
  ['(prefers-contrast: more)', 'highContrast'],
  ['(prefers-color-scheme: dark)', 'dark'],
  ['all', 'minimal'],
];

/**
 * The script that sets the theme before anything is painted, and again when another tab chooses one. It
 * stands in the page itself, ahead of all modules, so it can't import: it is made here from the same table
 * as the rest.
 */
export const FIRST_PAINT_SCRIPT = `(function () {
  var stored;
  var themes = ${JSON.stringify(THEMES)};
  try { stored = localStorage.getItem(${JSON.stringify(THEME_KEY)}); } catch (blocked) {}
  var asked = ${JSON.stringify(ASKED_BY_BROWSER)}.find(function (each) { return matchMedia(each[0]).matches; });
  document.body.dataset.theme = themes.includes(stored) ? stored : asked[1];
  addEventListener('storage', function (event) {
    if (event.key !== ${JSON.stringify(THEME_KEY)} || !themes.includes(event.newValue)) return;
    document.body.dataset.theme = event.newValue;
  });
})();`;

import { isTheme, showTheme, THEME_CHOICE, THEME_KEY, type Theme } from './theme.ts';

function themeAskedByBrowser(): Theme {
  if (matchMedia('(prefers-contrast: more)').matches) return 'highContrast';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'minimal';
}

function storedTheme(): Theme | undefined {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return isTheme(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Chosen before the app is there; the app does so itself. */
function choose(theme: Theme) {
  showTheme(theme);
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {}
}

/**
 * Sets the theme before anything is painted, and again when one is chosen: here, until the app has taken over the
 * page, or in another tab.
 */
export default function setTheme() {
  const show = () => showTheme(storedTheme() ?? themeAskedByBrowser());
  show();
  // Now there are radio buttons, too.
  document.addEventListener('DOMContentLoaded', show);
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== THEME_CHOICE) return;
    if (isTheme(target.value) && !document.querySelector('[data-hydrated]')) choose(target.value);
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_KEY && isTheme(newValue)) showTheme(newValue);
  });
}

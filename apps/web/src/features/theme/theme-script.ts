import { isTheme, showTheme, THEME_KEY, type Theme } from './theme.ts';

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

/** Sets the theme before anything is painted, and again when another tab chooses one. */
export default function setTheme() {
  showTheme(storedTheme() ?? themeAskedByBrowser());
  addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_KEY && isTheme(newValue)) showTheme(newValue);
  });
}

import { useSyncExternalStore } from 'react';
import { writeItem } from '../../lib/storage/storage.ts';
import { isTheme, showTheme, THEME_KEY, type Theme } from './theme.ts';

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function shownTheme(): Theme | undefined {
  const { theme } = document.body.dataset;
  return isTheme(theme) ? theme : undefined;
}

/** The theme that is shown: the body has it. Undefined in a page that is being built. */
export function useTheme(): Theme | undefined {
  return useSyncExternalStore(subscribe, shownTheme, () => undefined);
}

/** Shows a theme and remembers it; where storage is blocked, it lasts as long as the page. */
export function chooseTheme(theme: Theme) {
  showTheme(theme);
  writeItem(THEME_KEY, theme);
}

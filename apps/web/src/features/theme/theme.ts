/** The themes: each is only a set of values in `styles/themes.css`. */
export const THEMES = ['minimal', 'dark', 'highContrast'] as const;

/** A theme, as it is stored and as `data-theme` on the body and on the root. */
export type Theme = (typeof THEMES)[number];

/** Where the visitor's choice is stored. */
export const THEME_KEY = 'theme';

/** The name of the radio buttons that themes are chosen by; their values are the themes. */
export const THEME_CHOICE = 'theme';

/**
 * Shows a theme: on the body, and on the root for the parts of a window that no element of the page covers. Its
 * radio button says so, whether the app is there yet or not.
 */
export function showTheme(theme: Theme) {
  for (const { dataset } of [document.documentElement, document.body]) dataset.theme = theme;
  const choices = document.querySelectorAll<HTMLInputElement>(`[name=${THEME_CHOICE}]`);
  for (const choice of choices) choice.checked = choice.value === theme;
}

/** Whether something read from outside names a theme. */
export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}

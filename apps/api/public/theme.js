/* The theme of the page, set before it is painted: the one that was chosen on the site, or else the browser's. */
(() => {
  /** Where the site stores it, and what it may be. */
  const THEME_KEY = 'theme';
  const THEMES = ['minimal', 'dark', 'highContrast'];

  const more = matchMedia('(prefers-contrast: more)');
  const dark = matchMedia('(prefers-color-scheme: dark)');

  function storedTheme() {
    try {
      return localStorage.getItem(THEME_KEY) ?? '';
    } catch {
      // Storage may be forbidden.
      return '';
    }
  }

  function wishedTheme() {
    if (more.matches) return 'highContrast';
    return dark.matches ? 'dark' : 'minimal';
  }

  function showTheme() {
    const stored = storedTheme();
    document.documentElement.dataset.theme = THEMES.includes(stored) ? stored : wishedTheme();
  }

  showTheme();
  for (const wish of [more, dark]) wish.addEventListener('change', showTheme);
  // It was chosen in another tab.
  addEventListener('storage', showTheme);
})();

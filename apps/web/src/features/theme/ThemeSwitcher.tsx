import { useTranslation } from 'react-i18next';
import { THEME_CHOICE, THEMES } from './theme.ts';
import styles from './theme-switcher.module.css';
import { chooseTheme, useTheme } from './use-theme.ts';

/** The themes to choose from, each shown as a cell of the board in its own colours. */
export function ThemeSwitcher() {
  const { t } = useTranslation('layout');
  const current = useTheme();
  return (
    <fieldset className={styles.switcher}>
      <legend className={styles.legend}>{t('theme')}</legend>
      {THEMES.map((theme) => (
        <label key={theme} className={styles.theme} title={t(`themes.${theme}`)}>
          <input
            type="radio"
            name={THEME_CHOICE}
            value={theme}
            className={styles.radio}
            checked={theme === current}
            onChange={() => chooseTheme(theme)}
          />
          <span className={styles.swatch} data-theme={theme} aria-hidden="true">
            5
          </span>
          <span className={styles.name}>{t(`themes.${theme}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

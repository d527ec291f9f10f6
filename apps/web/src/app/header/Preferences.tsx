import type { Language } from '@nanpure/content';
import { useTranslation } from 'react-i18next';
import { LanguageSelector } from '../../features/language/LanguageSelector.tsx';
import { ThemeSwitcher } from '../../features/theme/ThemeSwitcher.tsx';
import { reportSwitch } from '../../third-parties/index.ts';
import styles from './preferences.module.css';

const PREFERENCES_ID = 'preferences';

/** Theme and language: side by side in a wide header, behind one button in a narrow one, open within the menu. */
export function Preferences({ language }: { readonly language: Language }) {
  const { t } = useTranslation('layout');
  return (
    <>
      <button
        type="button"
        popoverTarget={PREFERENCES_ID}
        className={styles.button}
        aria-label={t('preferences')}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className={styles.icon}>
          <circle cx="10" cy="10" r="7.5" />
          <path d="M10 2.5a7.5 7.5 0 0 1 0 15Z" />
        </svg>
      </button>
      <div id={PREFERENCES_ID} popover="auto" className={styles.preferences}>
        <ThemeSwitcher />
        <LanguageSelector current={language} onSwitch={reportSwitch} />
      </div>
    </>
  );
}

import { LANGUAGE_NAMES, LANGUAGES, type Language, switchLanguage } from '@nanpure/content';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useHydrated } from '../../lib/use-hydrated.ts';
import styles from './language-selector.module.css';
import { stateToKeep } from './scroll-key.ts';

/** What fits into a narrow place; the full name is read out. */
const LANGUAGE_LABELS: Readonly<Record<Language, string>> = {
  en: 'EN',
  ja: LANGUAGE_NAMES.ja,
};

interface LanguageSelectorProps {
  readonly current: Language;
  /** The visitor chose; it may be the language that it is in already. */
  readonly onSwitch?: ((from: Language, to: Language) => void) | undefined;
}

/**
 * Links to this page in each language. Following one is the visitor's choice, and is remembered: by
 * `languageScript`, which knows them by their `hreflang`, whether the app is there yet or not.
 */
export function LanguageSelector({ current, onSwitch }: LanguageSelectorProps) {
  const { t } = useTranslation('layout');
  const location = useLocation();
  // Query and hash were not known when the page was built.
  const place = useHydrated() ? location : { pathname: location.pathname, search: '', hash: '' };
  return (
    <ul className={styles.selector} aria-label={t('language')}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <Link
            to={switchLanguage(place, language)}
            className={styles.language}
            lang={language}
            hrefLang={language}
            aria-label={LANGUAGE_NAMES[language]}
            aria-current={language === current ? 'true' : undefined}
            state={stateToKeep(location)}
            onClick={() => onSwitch?.(current, language)}
          >
            {LANGUAGE_LABELS[language]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

import { LANGUAGE_NAMES, type Language } from '@nanpure/content';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_LABELS } from './LanguageSelector.tsx';
import styles from './language-menu.module.css';

const MENU_ID = 'language-menu';

interface LanguageMenuProps {
  readonly current: Language;
  /** The selector that it opens. */
  readonly children: ReactNode;
}

/** The choice of languages where there is little room: it shows the current one, and opens. */
export function LanguageMenu({ current, children }: LanguageMenuProps) {
  const { t } = useTranslation('layout');
  const menu = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice closes the menu.
  useEffect(() => () => menu.current?.hidePopover?.(), [current]);

  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        className={styles.button}
        aria-label={`${t('language')} ${LANGUAGE_NAMES[current]}`}
      >
        {LANGUAGE_LABELS[current]}
      </button>
      <div ref={menu} id={MENU_ID} popover="auto" className={styles.menu}>
        {children}
      </div>
    </>
  );
}

import { TECHNIQUE_NAMES } from '@nanpure/content/techniques';
import type { TaughtTechniqueId } from '@nanpure/engine';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/use-language.ts';
import styles from './technique-heading.module.css';

interface TechniqueNameProps {
  readonly id: TaughtTechniqueId;
}

/** What a technique is called on pages of the language. */
export function useTechniqueName(): (id: TaughtTechniqueId) => string {
  const language = useLanguage();
  return (id) => TECHNIQUE_NAMES[id][language === 'ja' ? 'katakana' : 'english'];
}

/** Its names in the other language, and the native one: players meet all of them. */
export function OtherNames({ id }: TechniqueNameProps) {
  const { t } = useTranslation('techniques');
  const { english, katakana, native } = TECHNIQUE_NAMES[id];
  if (useLanguage() === 'ja') {
    return (
      <p className={styles.names}>
        {native && `${native}／`}
        {t('names')}
        <span lang="en">{english}</span>
      </p>
    );
  }
  return (
    <p className={styles.names}>
      {t('names')} <span lang="ja">{native ? `${katakana}（${native}）` : katakana}</span>
    </p>
  );
}

interface DifficultyBadgeProps {
  /** One of the catalogue's: more of the mark is filled with each. */
  readonly difficulty: string;
  readonly name: string;
}

/** How hard a technique is. */
export function DifficultyBadge({ difficulty, name }: DifficultyBadgeProps) {
  return (
    <span className={styles.badge} data-difficulty={difficulty}>
      {name}
    </span>
  );
}

import { ALSO_CALLED } from '@nanpure/content/techniques';
import type { TaughtTechniqueId } from '@nanpure/engine';
import { useTranslation } from 'react-i18next';
import { listIn } from '../../lib/typesetting/list-in.ts';
import { sentenceGap } from '../../lib/typesetting/sentence-gap.ts';
import { useLanguage } from '../../lib/use-language.ts';
import styles from './technique-heading.module.css';

/** What else it is called on pages and in books of the language. */
export function AlsoCalled({ id }: { readonly id: TaughtTechniqueId }) {
  const { t } = useTranslation('techniques');
  const language = useLanguage();
  return (
    <p className={styles.names}>
      {t('alsoCalled')}
      {sentenceGap(language)}
      {listIn(language, ALSO_CALLED[id][language])}
    </p>
  );
}

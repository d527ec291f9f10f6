import { type Language, pathTo } from '@nanpure/content';
import { DIFFICULTIES } from '@nanpure/engine';
import { useTranslation } from 'react-i18next';
import { sentenceGap } from '../../lib/typesetting/sentence-gap.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import styles from './invalid-difficulty.module.css';

/** Takes the place of the game when the address names a difficulty that doesn't exist. */
export function InvalidDifficulty({ language }: { readonly language: Language }) {
  const { t } = useTranslation(['errors', 'common']);
  return (
    <Panel title={t('notFound.title')} level={1}>
      <p>
        {t('invalidDifficulty.message')}
        {sentenceGap(language)}
        {t('invalidDifficulty.advice')}
      </p>
      <p className={styles.difficulties}>
        {DIFFICULTIES.map((difficulty) => (
          <LinkButton key={difficulty} to={pathTo('game', { language, difficulty })}>
            {t(`common:difficulty.${difficulty}`)}
          </LinkButton>
        ))}
      </p>
    </Panel>
  );
}

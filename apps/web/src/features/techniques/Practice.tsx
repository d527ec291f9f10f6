import { pathTo } from '@nanpure/content';
import type { TaughtTechniqueId } from '@nanpure/engine';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/use-language.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import styles from './practice.module.css';
import { difficultyOf } from './practice-puzzles.ts';

/** Leads to a game whose puzzle needs the technique. */
export function Practice({ technique }: { readonly technique: TaughtTechniqueId }) {
  const { t } = useTranslation('techniques');
  const language = useLanguage();
  const difficulty = difficultyOf(technique);
  const search = `?technique=${technique}`;
  return (
    <section className={styles.practice}>
      <h2>{t('practice.title')}</h2>
      <p>{t(difficulty === 'easy' ? 'practice.neededSingle' : 'practice.needed')}</p>
      <LinkButton to={{ pathname: pathTo('game', { language, difficulty }), search }}>
        {t('practice.play')}
      </LinkButton>
    </section>
  );
}

import { pathTo } from '@nanpure/content';
import { DIFFICULTIES, type Difficulty } from '@nanpure/engine';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../lib/use-language.ts';
import styles from './difficulty-links.module.css';

interface DifficultyLinksProps {
  readonly current: Difficulty;
}

/** The same game, easier or harder. Each difficulty keeps its own saved game. */
export function DifficultyLinks({ current }: DifficultyLinksProps) {
  const language = useLanguage();
  const { t } = useTranslation(['game', 'common']);
  return (
    <nav className={styles.links} aria-label={t('difficulties')}>
      {DIFFICULTIES.map((difficulty) => (
        <Link
          key={difficulty}
          to={pathTo('game', { language, difficulty })}
          aria-current={difficulty === current ? 'page' : undefined}
        >
          {t(`common:difficulty.${difficulty}`)}
        </Link>
      ))}
    </nav>
  );
}

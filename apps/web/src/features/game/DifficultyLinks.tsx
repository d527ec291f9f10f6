import { pathTo } from '@nanpure/content';
import { DIFFICULTIES, type Difficulty } from '@nanpure/engine';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../lib/use-language.ts';
import styles from './difficulty-links.module.css';

interface DifficultyLinksProps {
  readonly current: Difficulty | undefined;
  /** Called instead of following a link to another difficulty. */
  readonly onDifficulty?: (difficulty: Difficulty) => void;
}

/** Whether a click opens the link in this tab. */
function isForThisTab({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/** Links to the game in each difficulty. */
export function DifficultyLinks({ current, onDifficulty }: DifficultyLinksProps) {
  const language = useLanguage();
  const { t } = useTranslation(['game', 'common']);
  const follow = (difficulty: Difficulty) => (event: MouseEvent) => {
    if (!onDifficulty || difficulty === current || !isForThisTab(event)) return;
    event.preventDefault();
    onDifficulty(difficulty);
  };
  return (
    <nav className={styles.links} aria-label={t('difficulties')}>
      {DIFFICULTIES.map((difficulty) => (
        <Link
          key={difficulty}
          to={pathTo('game', { language, difficulty })}
          aria-current={difficulty === current ? 'page' : undefined}
          onClick={follow(difficulty)}
        >
          {t(`common:difficulty.${difficulty}`)}
        </Link>
      ))}
    </nav>
  );
}

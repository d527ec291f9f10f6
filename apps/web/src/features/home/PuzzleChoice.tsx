import { type Language, pathTo } from '@nanpure/content';
import { DIFFICULTIES } from '@nanpure/engine';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './puzzle-choice.module.css';
import { PUZZLE_COUNTS } from './puzzle-counts.ts';

/** Three cells, one above the other; one more is filled at each level. */
function LevelMark({ level }: { readonly level: number }) {
  return (
    <svg viewBox="0 0 12 36" width="12" height="36" className={styles.level} aria-hidden="true">
      {[3, 2, 1].map((each, index) => (
        <rect
          key={each}
          x="1.5"
          y={1.5 + 12 * index}
          width="9"
          height="9"
          data-filled={each <= level}
        />
      ))}
    </svg>
  );
}

/** The difficulties that have puzzles, like the contents of a magazine. */
export function PuzzleChoice({ language }: { readonly language: Language }) {
  const { t } = useTranslation(['home', 'common']);
  const offered = DIFFICULTIES.map((difficulty, index) => ({
    difficulty,
    level: index + 1,
    count: PUZZLE_COUNTS.byDifficulty[difficulty],
  })).filter(({ count }) => count > 0);
  return (
    <section className={styles.card}>
      <h2>{t('game.title')}</h2>
      <ul className={styles.list}>
        {offered.map(({ difficulty, level, count }) => (
          <li key={difficulty}>
            <Link to={pathTo('game', { language, difficulty })} className={styles.choice}>
              <LevelMark level={level} />
              <strong className={styles.difficulty}>{t(`common:difficulty.${difficulty}`)}</strong>
              <span className={styles.count}>{t('game.count', { count })}</span>
              <span className={styles.description}>{t(`game.difficulty.${difficulty}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.lead}>{t('game.lead')}</p>
    </section>
  );
}

import { type Language, pathTo } from '@nanpure/content';
import { DIFFICULTIES, type Difficulty } from '@nanpure/engine';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './puzzle-choice.module.css';
import { PUZZLE_COUNTS } from './puzzle-counts.ts';

/** Three cells side by side; one more is filled at each level. */
function LevelMark({ level }: { readonly level: number }) {
  return (
    <span className={styles.level} aria-hidden="true">
      {'■'.repeat(level) + '□'.repeat(3 - level)}
    </span>
  );
}

interface PuzzleChoiceProps {
  readonly language: Language;
  /** The time that has been played of games that wait to be gone on with. */
  readonly resumable: Readonly<Partial<Record<Difficulty, string>>>;
}

/** The difficulties that have puzzles. */
export function PuzzleChoice({ language, resumable }: PuzzleChoiceProps) {
  const { t } = useTranslation(['home', 'common']);
  const offered = DIFFICULTIES.map((difficulty, index) => ({
    difficulty,
    level: index + 1,
    count: PUZZLE_COUNTS.byDifficulty[difficulty],
    time: resumable[difficulty],
  })).filter(({ count }) => count > 0);
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t('game.title')}</h2>
      <ul className={styles.list}>
        {offered.map(({ difficulty, level, count, time }) => (
          <li key={difficulty}>
            <Link to={pathTo('game', { language, difficulty })} className={styles.choice}>
              <LevelMark level={level} />
              <strong className={styles.difficulty}>{t(`common:difficulty.${difficulty}`)}</strong>
              {/* One in the place of the other: nothing moves when a game turns up. */}
              <span key={time} className={styles.count} data-resumes={time !== undefined}>
                {time === undefined ? (
                  t('game.count', { count })
                ) : (
                  <>
                    <span className={styles.word}>{t('game.resume')}</span> {time}
                  </>
                )}
              </span>
              <span className={styles.description}>{t(`game.difficulty.${difficulty}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={pathTo('daily', { language })} className={styles.daily}>
        {t('game.daily')}
      </Link>
      <p className={styles.lead}>{t('game.lead')}</p>
    </section>
  );
}

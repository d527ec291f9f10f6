import { useTranslation } from 'react-i18next';
import { About } from '../features/home/About.tsx';
import { Cover } from '../features/home/Cover.tsx';
import { PuzzleChoice } from '../features/home/PuzzleChoice.tsx';
import { PUZZLE_COUNTS } from '../features/home/puzzle-counts.ts';
import { useLanguage } from '../lib/use-language.ts';
import styles from './home-page.module.css';

/** The front page: what this is, the puzzles to choose from, and what they promise. */
export function HomePage() {
  const { t } = useTranslation('home');
  return (
    <>
      <div className={styles.front}>
        <header className={styles.head}>
          <p className={styles.kicker}>{t('kicker', { count: PUZZLE_COUNTS.totalProblems })}</p>
          <h1 className={styles.title}>{t('title')}</h1>
          <p>{t('lead')}</p>
        </header>
        <PuzzleChoice language={useLanguage()} />
        <Cover />
      </div>
      <About />
    </>
  );
}

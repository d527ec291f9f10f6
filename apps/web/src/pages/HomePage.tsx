import { DIFFICULTIES, type Difficulty } from '@nanpure/engine';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gameKeyOf } from '../features/game/saves/game-key.ts';
import { About } from '../features/home/About.tsx';
import { Cover } from '../features/home/Cover.tsx';
import { Learn } from '../features/home/Learn.tsx';
import { PuzzleChoice } from '../features/home/PuzzleChoice.tsx';
import { PUZZLE_COUNTS } from '../features/home/puzzle-counts.ts';
import { deviceStorage } from '../lib/storage/storage.ts';
import { useLanguage } from '../lib/use-language.ts';
import styles from './home-page.module.css';

function isSaved(difficulty: Difficulty): boolean {
  const text = deviceStorage.readItem(gameKeyOf(difficulty));
  return text.ok && text.value !== undefined;
}

/** The games to go on with. What can read them is downloaded only by those who have some. */
function useResumableGames() {
  const [games, setGames] = useState<Readonly<Partial<Record<Difficulty, string>>>>({});
  useEffect(() => {
    if (!DIFFICULTIES.some(isSaved)) return;
    import('../features/game/saves/resumable-games.ts').then(
      ({ readResumableGames }) => setGames(readResumableGames(deviceStorage)),
      // The links lead to the games all the same.
      () => undefined,
    );
  }, []);
  return games;
}

/** The front page: what this is, the puzzles to choose from, what can be learnt and what is promised. */
export function HomePage() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  return (
    <>
      <div className={styles.front}>
        <header className={styles.head}>
          <p className={styles.kicker}>{t('kicker', { count: PUZZLE_COUNTS.totalProblems })}</p>
          <h1 id="title" className={styles.title}>
            {t('title')}
          </h1>
          <p>{t('lead')}</p>
        </header>
        <PuzzleChoice language={language} resumable={useResumableGames()} />
        <Cover />
      </div>
      <Learn language={language} />
      <About />
    </>
  );
}

import type { Language } from '@nanpure/content';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GAME_KEY_PREFIX } from '../features/game/saves/save-slot.ts';
import { HomeBoard } from '../features/home/board/HomeBoard.tsx';
import { PuzzleChoice } from '../features/home/PuzzleChoice.tsx';
import { PUZZLE_COUNTS } from '../features/home/puzzle-counts.ts';
import { deviceStorage } from '../lib/storage/storage.ts';
import { useLanguage } from '../lib/use-language.ts';
import { BelowBoard } from './home/BelowBoard.tsx';
import type { Resume } from './home/HomeResume.tsx';
import styles from './home/home-page.module.css';

function hasSavedGames(): boolean {
  const keys = deviceStorage.keys();
  return keys.ok && keys.value.some((key) => key.startsWith(GAME_KEY_PREFIX));
}

/** The games to go on with. What can read them is downloaded only by those who have some. */
function useResume(): Resume | undefined {
  const [resume, setResume] = useState<Resume>();
  useEffect(() => {
    if (!hasSavedGames()) return;
    import('./home/HomeResume.tsx')
      .then(({ readResume }) => readResume())
      // The links lead to the games all the same.
      .then(setResume, () => undefined);
  }, []);
  return resume;
}

/** What the site is, and the ways into a game. Games to go on with turn up in it. */
function Front({ language }: { readonly language: Language }) {
  const { t } = useTranslation('home');
  const resume = useResume();
  const cards = resume?.cards?.(language);
  return (
    <>
      <header className={styles.head}>
        <p className={styles.kicker}>{t('kicker', { count: PUZZLE_COUNTS.totalProblems })}</p>
        <h1 id="title" className={styles.title}>
          {t('title')}
        </h1>
        {/* For those who have begun a game, the way back to it has the room of what the site is. */}
        <div className={styles.opening} data-continues={Boolean(cards)}>
          <p>{t('lead')}</p>
          {cards}
        </div>
      </header>
      <div className={styles.choice}>
        <PuzzleChoice language={language} resumable={resume?.times ?? {}} />
      </div>
    </>
  );
}

/** The front page: a board to try, the puzzles to choose from, what can be learnt and what is promised. */
export function HomePage() {
  const language = useLanguage();
  return (
    <>
      <div className={styles.front}>
        <Front language={language} />
        <div className={styles.board}>
          <HomeBoard language={language} />
        </div>
      </div>
      <BelowBoard language={language} />
    </>
  );
}

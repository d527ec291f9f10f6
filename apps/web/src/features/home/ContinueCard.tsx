import { type Language, pathTo } from '@nanpure/content';
import type { Difficulty } from '@nanpure/engine';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './continue-card.module.css';
import { MiniBoard, type MiniBoardProps } from './MiniBoard.tsx';

/** A game that waits to be gone on with. */
export interface WaitingGame extends MiniBoardProps {
  readonly difficulty: Difficulty;
  readonly time: string;
}

interface ContinueCardProps {
  readonly language: Language;
  readonly game: WaitingGame;
}

/** Leads back to the game that was played last. */
export function ContinueCard({ language, game }: ContinueCardProps) {
  const { t } = useTranslation(['home', 'common']);
  const { difficulty, time, cells } = game;
  const filled = cells.filter((cell) => cell !== 'empty').length;
  return (
    <Link to={pathTo('game', { language, difficulty })} className={styles.card}>
      <MiniBoard cells={cells} />
      <strong className={styles.title}>{t('game.resume')}</strong>
      <span className={styles.facts}>
        {t('game.progress', { difficulty: t(`common:difficulty.${difficulty}`), filled, time })}
      </span>
    </Link>
  );
}

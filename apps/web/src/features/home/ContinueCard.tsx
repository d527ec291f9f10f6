import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import styles from './continue-card.module.css';
import { MiniBoard, type MiniBoardProps } from './MiniBoard.tsx';

/** A game that waits to be gone on with. */
export interface WaitingGame extends MiniBoardProps {
  readonly to: To;
  /** What it is called beside others. */
  readonly name: string;
  readonly time: string;
}

interface ContinueCardProps {
  readonly game: WaitingGame;
}

/** Leads back to the game that was played last. */
export function ContinueCard({ game }: ContinueCardProps) {
  const { t } = useTranslation('home');
  const { to, name, time, cells } = game;
  const filled = cells.filter((cell) => cell !== 'empty').length;
  return (
    <Link to={to} className={styles.card}>
      <MiniBoard cells={cells} />
      <strong className={styles.title}>{t('game.resume')}</strong>
      <span className={styles.facts}>{t('game.progress', { name, filled, time })}</span>
    </Link>
  );
}

import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router-dom';
import { MiniBoard, type MiniBoardProps } from '../../board/MiniBoard.tsx';
import styles from './continue-cards.module.css';

/** A game that waits to be gone on with. */
export interface WaitingGame extends MiniBoardProps {
  /** Tells it from the others. */
  readonly key: string;
  readonly to: To;
  /** What it is called beside others. */
  readonly name: string;
  readonly time: string;
}

function Card({ to, name, time, cells }: Omit<WaitingGame, 'key'>) {
  const { t } = useTranslation('home');
  const filled = cells.filter((cell) => cell !== 'empty').length;
  return (
    <Link to={to} className={styles.card}>
      <MiniBoard cells={cells} />
      <strong className={styles.title}>{t('game.resume')}</strong>
      <span className={styles.facts}>{t('game.progress', { name, filled, time })}</span>
    </Link>
  );
}

/** Leads back to the games, the one that was played last first: side by side, as high as one of them. */
export function ContinueCards({ games }: { readonly games: readonly WaitingGame[] }) {
  return (
    <ul className={styles.cards} data-several={games.length > 1 || undefined}>
      {games.map(({ key, ...game }) => (
        <li key={key}>
          <Card {...game} />
        </li>
      ))}
    </ul>
  );
}

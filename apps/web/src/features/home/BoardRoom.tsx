import { useTranslation } from 'react-i18next';
import styles from './board-room.module.css';

/** Keeps the room of the board until it comes. */
export function BoardRoom() {
  return <div className={styles.room} />;
}

/** In the place of a board that could not be downloaded. */
export function BoardMissing() {
  const { t } = useTranslation('errors');
  return (
    <p role="alert" className={styles.room}>
      {t('generic.advice')}
    </p>
  );
}

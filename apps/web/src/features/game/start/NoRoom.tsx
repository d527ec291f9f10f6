import { useTranslation } from 'react-i18next';
import type { Onward } from '../../../lib/onward.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { MOST_GAMES_OF_A_KIND, type RoomNeeded } from '../saves/room.ts';
import type { DailySlot, OwnSlot } from '../saves/save-slot.ts';
import styles from './instead-of-pad.module.css';

interface NoRoomProps {
  readonly kind: (OwnSlot | DailySlot)['kind'];
  readonly oldest: RoomNeeded['inProgress'][number];
  readonly onward: Onward;
  readonly onGiveUp: () => void;
}

/** Shown in place of the pad while as many games are in progress as are kept. */
export function NoRoom({ kind, oldest, onward, onGiveUp }: NoRoomProps) {
  const { t } = useTranslation('room');
  return (
    <section className={styles.panel} role="alert">
      <h2 tabIndex={-1}>{t('title')}</h2>
      <p>{t(kind, { most: MOST_GAMES_OF_A_KIND })}</p>
      <p>{t('oldest', { filled: oldest.filled, date: new Date(oldest.savedAt) })}</p>
      <div className={styles.actions}>
        <LinkButton kind="primary" to={onward.to}>
          {onward.label}
        </LinkButton>
        <Button onClick={onGiveUp}>{t('giveUp')}</Button>
      </div>
    </section>
  );
}

import { DAILY_DATES } from '@nanpure/engine/generator';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { dayOfHash } from '../features/daily/address.ts';
import { type DayRange, withinRange } from '../features/daily/calendar/month.ts';
import { DailyView } from '../features/daily/DailyView.tsx';
import { useRecords } from '../features/daily/use-records.ts';
import { formatElapsed } from '../features/game/session/clock.ts';
import type { Day } from '../lib/calendar.ts';
import { useToday } from '../lib/use-today.ts';
import styles from './daily/daily-page.module.css';
import { useBegunGames } from './daily/use-begun-games.ts';

/** The days that have begun, of those that have puzzles. */
function rangeUpTo(today: Day): DayRange {
  return { ...DAILY_DATES, last: withinRange(today, DAILY_DATES) };
}

/** The puzzles of today or of the day in the address, and what was done day by day. */
export function DailyPage() {
  const { t } = useTranslation('daily');
  const { hash } = useLocation();
  const today = useToday();
  const records = useRecords();
  const chosen = today && (dayOfHash(hash) ?? today);
  const begun = useBegunGames(chosen);
  return (
    <div className={styles.page}>
      <header>
        <h1 id="title">{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <DailyView
        today={today}
        chosen={chosen}
        range={today ? rangeUpTo(today) : undefined}
        records={records}
        begun={begun}
        formatTime={formatElapsed}
      />
    </div>
  );
}

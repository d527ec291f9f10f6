import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Day, formatDay } from '../../lib/calendar.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { MonthCalendar } from './calendar/MonthCalendar.tsx';
import { withinRange } from './calendar/month.ts';
import { DayPuzzles, type DayPuzzlesProps } from './DayPuzzles.tsx';
import styles from './daily-view.module.css';
import type { DailyRecords } from './records.ts';
import { StreakFacts } from './StreakFacts.tsx';

interface DailyViewProps extends Omit<DayPuzzlesProps, 'results'> {
  readonly records: DailyRecords;
}

/** Whether a day is another one than when the page was opened. */
function useIsOther(day: Day | undefined): boolean {
  const [opened, setOpened] = useState(day);
  if (day && !opened) setOpened(day);
  return opened !== undefined && day !== opened;
}

/** What is heard where the day changes: whose puzzles there are now. */
function useToldDay({ today, chosen }: Pick<DailyViewProps, 'today' | 'chosen'>): string {
  const { t } = useTranslation('daily');
  const language = useLanguage();
  const isNewDay = useIsOther(today);
  const isOther = useIsOther(chosen);
  const [wasOther, setWasOther] = useState(false);
  if (isOther && !wasOther) setWasOther(true);
  if (isNewDay && chosen === today) return t('newDay');
  return wasOther && chosen ? formatDay(chosen, language, { dateStyle: 'full' }) : '';
}

/** Brings the puzzles into sight when another day is chosen from below them; midnight moves nothing. */
function useSightOf(chosen: Day | undefined, today: Day | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef({ chosen, today });
  useEffect(() => {
    const before = shown.current;
    shown.current = { chosen, today };
    if (before.chosen && chosen !== before.chosen && today === before.today) {
      place.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [chosen, today]);
  return place;
}

/** The puzzles of a day, the calendar of all days, and the days in a row. */
export function DailyView(props: DailyViewProps) {
  const { records, ...day } = props;
  const { today, chosen, range, formatTime } = day;
  const told = useToldDay(day);
  const place = useSightOf(chosen, today);
  const results = (chosen && records.results[chosen]) || {};
  return (
    <div className={styles.view}>
      <div ref={place} className={styles.day}>
        <DayPuzzles {...day} results={results} />
        <p role="status" className="heard-only">
          {told}
        </p>
      </div>
      {today && chosen && range && (
        <>
          <div className={styles.calendar}>
            <MonthCalendar
              results={records.results}
              chosen={withinRange(chosen, range)}
              today={today}
              range={range}
              formatTime={formatTime}
            />
          </div>
          <StreakFacts records={records} today={today} />
        </>
      )}
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Day, formatDay } from '../../lib/calendar.ts';
import { useFocusAfter } from '../../lib/use-focus-after.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { MonthCalendar } from './calendar/MonthCalendar.tsx';
import { type DayRange, withinRange } from './calendar/month.ts';
import { DayPuzzles, type DayPuzzlesProps } from './DayPuzzles.tsx';
import styles from './daily-view.module.css';
import { type DailyRecords, hasResults, NO_RECORDS } from './records.ts';
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

/** A day that stands for any other: all months are as high. None of its days can be chosen. */
const SOME_DAY = '2026-11-02';
const NO_RANGE: DayRange = { first: SOME_DAY, last: '2026-11-01' };

/** The day itself where the calendar leads to it, else the nearest. */
function nearestOpen(day: Day, { results }: DailyRecords, range: DayRange): Day {
  return hasResults(results[day]) ? day : withinRange(day, range);
}

/**
 * The calendar of all days, and the days in a row. Until it is known which day it is, out of sight where they will be:
 * nothing below moves as they come.
 */
function AllDays({ records, today, chosen, range, formatTime }: DailyViewProps) {
  const isKnown = today !== undefined && chosen !== undefined && range !== undefined;
  const reserved = isKnown ? undefined : true;
  const shown = isKnown
    ? { records, today, chosen: nearestOpen(chosen, records, range), range }
    : { records: NO_RECORDS, today: SOME_DAY, chosen: SOME_DAY, range: NO_RANGE };
  return (
    <>
      <div className={styles.calendar} data-reserved={reserved}>
        {/* Another calendar, so that the name of its month, which is told when it changes, is not. */}
        <MonthCalendar
          key={String(isKnown)}
          results={shown.records.results}
          chosen={shown.chosen}
          today={shown.today}
          range={shown.range}
          formatTime={formatTime}
        />
      </div>
      <div data-reserved={reserved}>
        <StreakFacts records={shown.records} today={shown.today} />
      </div>
    </>
  );
}

/** Where the keyboard goes on once the link back to today has led there, and gone. */
const FIRST_PUZZLE = 'section li a';

/** The puzzles of a day, the calendar of all days, and the days in a row. */
export function DailyView(props: DailyViewProps) {
  const { records, ...day } = props;
  const { today, chosen } = day;
  const told = useToldDay(day);
  const place = useSightOf(chosen, today);
  const view = useFocusAfter(FIRST_PUZZLE);
  const results = (chosen && records.results[chosen]) || {};
  return (
    <div ref={view} className={styles.view}>
      <div ref={place} className={styles.day}>
        <DayPuzzles {...day} results={results} />
        <p role="status" className="heard-only">
          {told}
        </p>
      </div>
      <AllDays {...props} />
    </div>
  );
}

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Day, formatDay, monthOf } from '../../../lib/calendar.ts';
import { sentenceGap } from '../../../lib/typesetting/sentence-gap.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { Button } from '../../../ui/Button.tsx';
import { type DailyRecords, hasResults } from '../records.ts';
import { DayCell, type DayCellFacts, EmptyCell } from './DayCell.tsx';
import { type DayRange, weeksOf } from './month.ts';
import styles from './month-calendar.module.css';
import { useDayCursor } from './use-day-cursor.ts';

interface MonthCalendarProps extends Pick<DailyRecords, 'results'> {
  /** The day whose puzzles are shown. */
  readonly chosen: Day;
  readonly today: Day;
  readonly range: DayRange;
  readonly formatTime: (milliseconds: number) => string;
}

function Weekdays({ week }: { readonly week: readonly Day[] }) {
  const language = useLanguage();
  return (
    <thead>
      <tr>
        {week.map((day) => (
          <th key={day} scope="col" abbr={formatDay(day, language, { weekday: 'long' })}>
            {formatDay(day, language, { weekday: language === 'ja' ? 'short' : 'narrow' })}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface MonthHeadProps {
  readonly titleId: string;
  readonly month: string;
  readonly range: DayRange;
  /** Shows the month that comes so many later. */
  readonly onTurn: (months: number) => void;
}

/** The name of the month, and the ways to those beside it. */
function MonthHead({ titleId, month, range, onTurn }: MonthHeadProps) {
  const { t } = useTranslation('daily');
  const language = useLanguage();
  const isFirst = month <= monthOf(range.first);
  const isLast = month >= monthOf(range.last);
  return (
    <div className={styles.head}>
      {/* Not disabled at the ends: the focus would be lost. */}
      <Button
        onClick={() => !isFirst && onTurn(-1)}
        aria-disabled={isFirst}
        aria-label={t('calendar.previous')}
      >
        ‹
      </Button>
      <h2 id={titleId} aria-live="polite">
        {formatDay(`${month}-01`, language, { year: 'numeric', month: 'long' })}
      </h2>
      <Button
        onClick={() => !isLast && onTurn(1)}
        aria-disabled={isLast}
        aria-label={t('calendar.next')}
      >
        ›
      </Button>
    </div>
  );
}

/** Any week will do for the names of its days. */
const SOME_WEEK = [...Array(7).keys()].map((day) => `2026-11-0${day + 1}`);

/**
 * A month of days to choose from, with what was solved on each. Keys move in it as in any grid of days, and only
 * one of its days is on the way of the Tab key, beside those that were solved and are yet to come.
 */
export function MonthCalendar({ results, chosen, today, range, formatTime }: MonthCalendarProps) {
  const { t } = useTranslation('daily');
  const language = useLanguage();
  const titleId = useId();
  const { cursor, grid, onKeyDown, showMonth } = useDayCursor(chosen, range);
  const month = monthOf(cursor);
  const factsOf = (day: Day): DayCellFacts => {
    // Solved before the clock was set back: no arrow key leads there.
    const isSolvedAhead = day > range.last && hasResults(results[day]);
    return {
      day,
      results: results[day],
      isChosen: day === chosen,
      isToday: day === today,
      isOnTheWay: day === cursor || isSolvedAhead,
      isOpen: isSolvedAhead || (day >= range.first && day <= range.last),
      formatTime,
    };
  };
  return (
    <section className={styles.calendar} aria-labelledby={titleId}>
      <MonthHead titleId={titleId} month={month} range={range} onTurn={showMonth} />
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells the arrow keys walk is a grid
        role="grid"
        ref={grid}
        className={styles.grid}
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
      >
        <Weekdays week={SOME_WEEK} />
        <tbody>
          {weeksOf(month).map((week, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the month
            <tr key={index}>
              {week.map((day, weekday) =>
                day ? (
                  <DayCell key={day} {...factsOf(day)} />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is all there is
                  <EmptyCell key={weekday} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.lead}>
        {t('calendar.lead')}
        <span className={styles.keys}>
          {sentenceGap(language)}
          {t('calendar.keys')}
        </span>
      </p>
    </section>
  );
}

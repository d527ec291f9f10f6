import { DIFFICULTIES } from '@nanpure/engine';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Day, formatDay } from '../../../lib/calendar.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { hashOfDay } from '../address.ts';
import type { DayResults } from '../records.ts';
import styles from './day-cell.module.css';

export interface DayCellFacts {
  readonly day: Day;
  readonly results: DayResults | undefined;
  /** Whether its puzzles are shown. */
  readonly isChosen: boolean;
  readonly isToday: boolean;
  /** Whether the Tab key reaches it. */
  readonly isOnTheWay: boolean;
  /** Whether its puzzles or its results can be seen. */
  readonly isOpen: boolean;
  readonly formatTime: (milliseconds: number) => string;
}

/** What was solved, a mark for each difficulty. */
function Pips({ results }: Pick<DayCellFacts, 'results'>) {
  return (
    <span className={styles.pips}>
      {DIFFICULTIES.map((difficulty) => (
        <span
          key={difficulty}
          className={styles.pip}
          data-difficulty={difficulty}
          data-solved={results?.[difficulty] ? true : undefined}
        />
      ))}
    </span>
  );
}

/** The place of a day of another month: as high as any day. */
export function EmptyCell() {
  return (
    <td className={styles.cell}>
      <span className={styles.closed} />
    </td>
  );
}

/** A day of the calendar: a link to its puzzles, with what was solved and how long that took. */
export function DayCell(facts: DayCellFacts) {
  const { day, results, isChosen, isToday, isOnTheWay, isOpen, formatTime } = facts;
  const { t } = useTranslation(['daily', 'common']);
  const language = useLanguage();
  const number = <span className={styles.number}>{Number(day.slice(8))}</span>;
  if (!isOpen) {
    return (
      <td className={styles.cell}>
        <span className={styles.closed}>{number}</span>
      </td>
    );
  }
  const solved = DIFFICULTIES.flatMap((difficulty) => {
    const result = results?.[difficulty];
    return result ? [{ difficulty, time: result.time }] : [];
  });
  const times = solved.map(({ difficulty, time }) =>
    t('calendar.solved', {
      difficulty: t(`common:difficulty.${difficulty}`),
      time: formatTime(time),
    }),
  );
  const date = formatDay(day, language, { month: 'long', day: 'numeric', weekday: 'long' });
  const total = solved.reduce((sum, { time }) => sum + time, 0);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a table that is a grid is a gridcell
    <td className={styles.cell} aria-selected={isChosen}>
      <Link
        to={{ hash: hashOfDay(day) }}
        replace
        preventScrollReset
        className={styles.day}
        tabIndex={isOnTheWay ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        aria-label={[date, ...times].join(', ')}
        title={times.join(', ') || undefined}
      >
        {number}
        <Pips results={results} />
        <span className={styles.total}>{total > 0 && formatTime(total)}</span>
      </Link>
    </td>
  );
}

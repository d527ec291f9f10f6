import { useTranslation } from 'react-i18next';
import { type Day, formatDay } from '../../lib/calendar.ts';
import { useLanguage } from '../../lib/use-language.ts';
import styles from './calendar.module.css';
import type { Statistics } from './statistics.ts';
import { type CalendarDay, lastWeeks, monthsAbove } from './weeks.ts';

/** From so many wins on, dots don't grow any further. */
const LARGEST = 3;

interface CalendarProps extends Pick<Statistics, 'days' | 'since'> {
  readonly today: Day;
}

type Week = readonly CalendarDay[];

function Head({ weeks }: { readonly weeks: readonly Week[] }) {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const months = monthsAbove(weeks);
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="heard-only">{t('calendar.weekday')}</span>
        </th>
        {weeks.map(([first], week) => {
          const date = first
            ? formatDay(first.day, language, { month: 'long', day: 'numeric' })
            : '';
          const month = months[week];
          return (
            <th key={first?.day} scope="col">
              <span className="heard-only">{t('calendar.week', { date })}</span>
              <span aria-hidden="true" className={styles.month}>
                {month && formatDay(month, language, { month: 'short' })}
              </span>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function DayCell({ day, wins }: CalendarDay) {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  if (wins === undefined) return <td />;
  const date = formatDay(day, language, { month: 'long', day: 'numeric' });
  const said = wins > 0 ? t('calendar.wins', { count: wins }) : undefined;
  return (
    <td title={said && `${date}: ${said}`}>
      <span className={styles.dot} data-wins={Math.min(wins, LARGEST)} aria-hidden="true" />
      {said && <span className="heard-only">{said}</span>}
    </td>
  );
}

function Legend() {
  const { t } = useTranslation('statistics');
  return (
    <p className={styles.legend}>
      {t('calendar.legend')}
      {[1, 2, LARGEST].map((wins) => (
        <span key={wins}>
          <span className={styles.dot} data-wins={wins} aria-hidden="true" />
          {wins === LARGEST ? t('calendar.more', { count: wins }) : wins}
        </span>
      ))}
    </p>
  );
}

/** The days of the last twelve weeks: the more puzzles were solved on one, the larger its dot. */
export function Calendar({ days, since, today }: CalendarProps) {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const weeks = lastWeeks(days, today);
  const played = weeks.flat().filter(({ wins }) => wins);
  const count = played.reduce((sum, { wins = 0 }) => sum + wins, 0);
  const summary = t('calendar.summary', {
    count,
    days: t('calendar.days', { count: played.length }),
  });
  return (
    <section className={styles.section}>
      <h2>{t('calendar.title')}</h2>
      <table className={styles.calendar}>
        <caption>
          {summary}
          <br />
          {since && t('since', { date: formatDay(since, language, { dateStyle: 'long' }) })}
        </caption>
        <Head weeks={weeks} />
        <tbody>
          {weeks[0]?.map(({ day: first }, weekday) => (
            <tr key={first}>
              <th scope="row">{formatDay(first, language, { weekday: 'short' })}</th>
              {weeks.map((week) => {
                const day = week[weekday];
                return day && <DayCell key={day.day} {...day} />;
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend />
    </section>
  );
}

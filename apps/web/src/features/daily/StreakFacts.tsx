import { useTranslation } from 'react-i18next';
import type { Day } from '../../lib/calendar.ts';
import { keepTogether } from '../../lib/typesetting/keep-together.ts';
import { type DailyRecords, dailyStreak, solvedCount } from './records.ts';
import styles from './streak-facts.module.css';

interface StreakFactsProps {
  readonly records: DailyRecords;
  readonly today: Day;
}

/** How many days in a row there are, and how many puzzles were solved. */
export function StreakFacts({ records, today }: StreakFactsProps) {
  const { t } = useTranslation('daily');
  const { current, longest } = dailyStreak(records, today);
  const facts = [
    { label: t('streak.current'), value: current },
    { label: t('streak.longest'), value: longest },
    { label: t('streak.solved'), value: solvedCount(records) },
  ];
  return (
    <section className={styles.streak}>
      <h2>{t('streak.title')}</h2>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{keepTogether(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.rule}>{t('streak.rule')}</p>
    </section>
  );
}

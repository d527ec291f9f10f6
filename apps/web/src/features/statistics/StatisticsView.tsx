import { DIFFICULTIES, type Difficulty } from '@nanpure/engine';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '../../lib/calendar.ts';
import { Calendar } from './Calendar.tsx';
import { NoStatistics } from './NoStatistics.tsx';
import { averageTime, type DifficultyRecord, totalsOf } from './statistics.ts';
import styles from './statistics-view.module.css';
import { streakOn } from './streak.ts';
import { TechniqueMap, type TechniqueMapProps } from './TechniqueMap.tsx';
import { TimeStrip } from './TimeStrip.tsx';

interface StatisticsViewProps extends TechniqueMapProps {
  readonly today: Day;
  /** A time in milliseconds as players read it. */
  readonly formatTime: (milliseconds: number) => string;
}

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Totals({ statistics, today }: Pick<StatisticsViewProps, 'statistics' | 'today'>) {
  const { t } = useTranslation('statistics');
  const { games, wins, flawlessWins } = totalsOf(statistics);
  const { current, longest } = streakOn(statistics, today);
  const facts = [
    { label: t('totals.games'), value: games },
    { label: t('totals.wins'), value: wins },
    { label: t('totals.flawlessWins'), value: flawlessWins },
    { label: t('totals.streak'), value: current },
    { label: t('totals.longestStreak'), value: longest },
  ];
  return (
    <section className={styles.section}>
      <h2>{t('totals.title')}</h2>
      <Facts facts={facts} />
    </section>
  );
}

interface DifficultyCardProps {
  readonly difficulty: Difficulty;
  readonly record: DifficultyRecord;
  readonly formatTime: (milliseconds: number) => string;
}

function DifficultyCard({ difficulty, record, formatTime }: DifficultyCardProps) {
  const { t } = useTranslation(['statistics', 'common']);
  const timeOf = (time: number | null | undefined) =>
    time == null ? t('byDifficulty.noTime') : formatTime(time);
  const facts = [
    { label: t('byDifficulty.games'), value: record.games },
    { label: t('byDifficulty.wins'), value: record.wins },
    { label: t('byDifficulty.flawlessWins'), value: record.flawlessWins },
    { label: t('byDifficulty.best'), value: timeOf(record.bestTime) },
    { label: t('byDifficulty.average'), value: timeOf(averageTime(record)) },
  ];
  return (
    <section className={styles.card}>
      <h3>{t(`common:difficulty.${difficulty}`)}</h3>
      <Facts facts={facts} />
      {record.times.length > 1 && <TimeStrip times={record.times} formatTime={formatTime} />}
    </section>
  );
}

/** All that was counted: day by day, in total, by difficulty, by technique. */
export function StatisticsView({ statistics, practised, today, formatTime }: StatisticsViewProps) {
  const { t } = useTranslation('statistics');
  const techniques = <TechniqueMap statistics={statistics} practised={practised} />;
  if (totalsOf(statistics).games === 0) {
    return (
      <>
        <NoStatistics />
        {Object.keys(practised).length > 0 && techniques}
      </>
    );
  }
  return (
    <>
      <div className={styles.overview}>
        <Calendar {...statistics} today={today} />
        <Totals statistics={statistics} today={today} />
      </div>
      <section className={styles.section}>
        <h2>{t('byDifficulty.title')}</h2>
        <div className={styles.cards}>
          {DIFFICULTIES.map((difficulty) => (
            <DifficultyCard
              key={difficulty}
              difficulty={difficulty}
              record={statistics.byDifficulty[difficulty]}
              formatTime={formatTime}
            />
          ))}
        </div>
      </section>
      {techniques}
    </>
  );
}

import type { Language } from '@nanpure/content';
import { TECHNIQUE_NAMES } from '@nanpure/content/techniques';
import {
  DIFFICULTIES,
  type Difficulty,
  TAUGHT_TECHNIQUES,
  type TaughtTechniqueId,
} from '@nanpure/engine';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '../../lib/calendar.ts';
import { useLanguage } from '../../lib/use-language.ts';
import {
  averageTime,
  type DifficultyRecord,
  type Statistics,
  streakOn,
  totalsOf,
} from './statistics.ts';
import styles from './statistics-view.module.css';

interface StatisticsViewProps {
  readonly statistics: Statistics;
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

function Totals({ statistics, today }: Omit<StatisticsViewProps, 'formatTime'>) {
  const { t } = useTranslation('statistics');
  const { games, wins, flawlessWins } = totalsOf(statistics);
  const facts = [
    { label: t('totals.games'), value: games },
    { label: t('totals.wins'), value: wins },
    { label: t('totals.flawlessWins'), value: flawlessWins },
    { label: t('totals.streak'), value: streakOn(statistics.streak, today) },
    { label: t('totals.longestStreak'), value: statistics.streak.longest },
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
    </section>
  );
}

/** In Japanese with the name that players know, where there is one. */
function techniqueName(id: TaughtTechniqueId, language: Language): string {
  const { english, katakana, native } = TECHNIQUE_NAMES[id];
  if (language === 'en') return english;
  return native === null ? katakana : `${katakana}（${native}）`;
}

function Techniques({ statistics }: Pick<StatisticsViewProps, 'statistics'>) {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  return (
    <section className={styles.section}>
      <h2>{t('techniques.title')}</h2>
      <table className={styles.table}>
        <caption>{t('techniques.lead')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('techniques.name')}</th>
            <th scope="col">{t('techniques.puzzles')}</th>
          </tr>
        </thead>
        <tbody>
          {TAUGHT_TECHNIQUES.map(({ id }) => (
            <tr key={id}>
              <th scope="row">{techniqueName(id, language)}</th>
              <td>{statistics.techniques[id] ?? 0}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** All that was counted: in total, by difficulty, by technique. */
export function StatisticsView({ statistics, today, formatTime }: StatisticsViewProps) {
  const { t } = useTranslation('statistics');
  return (
    <>
      <Totals statistics={statistics} today={today} />
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
      <Techniques statistics={statistics} />
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { medianOf } from './median.ts';
import styles from './time-strip.module.css';

interface TimeStripProps {
  /** In milliseconds; at least two. */
  readonly times: readonly number[];
  readonly formatTime: (milliseconds: number) => string;
}

/** The latest times as dots along a line, with a stroke at the one in the middle. */
export function TimeStrip({ times, formatTime }: TimeStripProps) {
  const { t } = useTranslation('statistics');
  const [fastest, slowest] = [Math.min(...times), Math.max(...times)];
  const median = medianOf(times);
  const placeOf = (time: number) =>
    `${slowest === fastest ? 50 : 3 + (94 * (time - fastest)) / (slowest - fastest)}%`;
  return (
    <div className={styles.strip}>
      <svg aria-hidden="true">
        <line x1="0" x2="100%" y1="14" y2="14" />
        <line x1={placeOf(median)} x2={placeOf(median)} y1="2" y2="26" data-median />
        {times.map((time, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two wins may take the same time, and their order never changes.
          <circle key={index} cx={placeOf(time)} cy="14" r="4" />
        ))}
      </svg>
      <p>
        {t('byDifficulty.times', {
          count: times.length,
          median: formatTime(median),
          fastest: formatTime(fastest),
          slowest: formatTime(slowest),
        })}
      </p>
    </div>
  );
}

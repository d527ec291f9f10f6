import type { Difficulty } from '@nanpure/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepTogether } from '../../lib/typesetting/keep-together.ts';
import { loadStatistics } from './statistics-storage.ts';
import styles from './win-comparison.module.css';
import { type Comparison, compareWin } from './win-comparison.ts';

interface WinComparisonProps {
  readonly difficulty: Difficulty;
  /** In milliseconds. */
  readonly elapsed: number;
  readonly formatTime: (milliseconds: number) => string;
}

type Times = Pick<Exclude<Comparison, { readonly kind: 'first' }>, 'average' | 'times'>;

/** The latest times as bars, the average as a line; this win is the last, and has a dot. */
function Bars({ times, average }: Times) {
  const longest = Math.max(average, ...times);
  const heightOf = (time: number) => (40 * time) / longest;
  const width = 12 * times.length;
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${width} 50`}
      style={{ inlineSize: `${width}px` }}
      aria-hidden="true"
    >
      {times.map((time, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: two wins may take the same time, and their order never changes.
          key={index}
          x={12 * index + 2}
          y={50 - heightOf(time)}
          width="8"
          height={heightOf(time)}
        />
      ))}
      <circle cx={width - 6} cy={44 - heightOf(times.at(-1) ?? 0)} r="3" />
      <path d={`M0 ${50 - heightOf(average)}H${width}`} />
    </svg>
  );
}

/** A win beside the earlier ones of its difficulty; empty where it wasn't counted. */
export function WinComparison({ difficulty, elapsed, formatTime }: WinComparisonProps) {
  const { t } = useTranslation(['finish', 'common']);
  const [comparison] = useState(() =>
    compareWin(loadStatistics().byDifficulty[difficulty], elapsed),
  );
  if (!comparison) return null;
  const name = t(`common:difficulty.${difficulty}`);
  if (comparison.kind === 'first') {
    return <p>{keepTogether(t('comparison.first', { difficulty: name }))}</p>;
  }
  const { kind, average, best } = comparison;
  const values = { difficulty: name, average: formatTime(average), best: formatTime(best) };
  return (
    <div className={styles.comparison}>
      {comparison.times.length > 1 && <Bars {...comparison} />}
      <p>{keepTogether(t(`comparison.${kind}`, values))}</p>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Clock, elapsedAt, formatElapsed } from './clock.ts';
import styles from './stats-bar.module.css';

interface StatsBarProps {
  readonly clock: Clock;
  readonly mistakes: number;
}

const TICK = 1000;

/** The elapsed time, told anew at each full second of it while the clock runs. */
function useElapsed(clock: Clock): number {
  const [elapsed, setElapsed] = useState(clock.elapsed);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const now = elapsedAt(clock, Date.now());
      setElapsed(now);
      if (clock.running !== undefined) timer = setTimeout(tick, TICK - (now % TICK));
    };
    tick();
    return () => clearTimeout(timer);
  }, [clock]);
  return elapsed;
}

/** Time and mistakes of the game. The time is never read out by itself. */
export function StatsBar({ clock, mistakes }: StatsBarProps) {
  const { t } = useTranslation('game');
  const elapsed = useElapsed(clock);
  return (
    <dl className={styles.stats} aria-label={t('stats.label')}>
      <div>
        <dt>{t('stats.time')}</dt>
        <dd>{formatElapsed(elapsed)}</dd>
      </div>
      <div>
        <dt>{t('stats.mistakes')}</dt>
        <dd>{mistakes}</dd>
      </div>
    </dl>
  );
}

import { memo, useDeferredValue, useEffect, useState } from 'react';
import { PAUSE } from '../commands/screen.ts';
import type { RunCommand } from '../commands/use-commands.ts';
import { type Clock, elapsedAt, formatElapsed } from '../session/clock.ts';
import type { Session } from '../session/session.ts';
import { useTexts } from '../texts/use-texts.ts';
import { PAUSE_ICON, RESUME_ICON } from './icons.tsx';
import styles from './stats-bar.module.css';

interface StatsBarProps {
  readonly session: Session;
  readonly run: RunCommand;
  readonly showTimer: boolean;
}

const TICK_MS = 1000;

/** The elapsed time, updated at each full second while the clock runs. */
function useElapsed(clock: Clock): number {
  const [elapsed, setElapsed] = useState(clock.elapsed);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const now = elapsedAt(clock, Date.now());
      setElapsed(now);
      if (clock.running !== undefined) timer = setTimeout(tick, TICK_MS - (now % TICK_MS));
    };
    tick();
    return () => clearTimeout(timer);
  }, [clock]);
  return elapsed;
}

/** A component of its own, so that only the time renders each second. Not a live region. */
function Time({ clock }: { readonly clock: Clock }) {
  return <dd>{formatElapsed(useElapsed(clock))}</dd>;
}

function PauseButton({ session, run }: Pick<StatsBarProps, 'session' | 'run'>) {
  const t = useTexts();
  const label = t(session.isPaused ? 'pause.resume' : 'pause.pause');
  return (
    <button
      type="button"
      className={styles.button}
      title={label}
      aria-disabled={!PAUSE.isPossible(session)}
      onClick={() => run(PAUSE)}
    >
      {session.isPaused ? RESUME_ICON : PAUSE_ICON}
    </button>
  );
}

/** Time, hints and mistakes of the game, and the pause. */
const Stats = memo(function Stats({ session, run, showTimer }: StatsBarProps) {
  const t = useTexts();
  const { game, clock } = session;
  return (
    <>
      <dl className={styles.stats} aria-label={t('stats.label')}>
        {showTimer && (
          <div>
            <dt>{t('stats.time')}</dt>
            <Time clock={clock} />
          </div>
        )}
        <div>
          <dt>{t('stats.hints')}</dt>
          <dd>{game.hintsUsed}</dd>
        </div>
        <div>
          <dt>{t('stats.mistakes')}</dt>
          <dd>{game.mistakes}</dd>
        </div>
      </dl>
      <PauseButton session={session} run={run} />
    </>
  );
});

/** The statistics of the game; deferred, so that the board renders first. */
export function StatsBar({ session, ...rest }: StatsBarProps) {
  return <Stats session={useDeferredValue(session)} {...rest} />;
}

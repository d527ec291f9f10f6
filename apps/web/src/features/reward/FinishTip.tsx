import { useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openCreditAccount } from './credit-storage.ts';
import { CREDITS_PER_REWARD } from './credits.ts';
import styles from './finish-tip.module.css';
import { COUNTDOWN, nextPhase, TIP } from './reward-phase.ts';
import { chooseTip } from './tips.ts';
import { useCountdown, useGrant } from './use-countdown.ts';

interface FinishTipProps {
  /** The credits are granted; called once. */
  readonly onEarned: () => void;
}

/** The tip of the window between two puzzles, on the card of the solved one: it runs while one reads. */
export function FinishTip({ onEarned }: FinishTipProps) {
  const { t } = useTranslation('reward');
  const [phase, tell] = useReducer(nextPhase, TIP);
  const [tip] = useState(chooseTip);
  useCountdown(phase, tell);
  useGrant(phase, () => {
    openCreditAccount().grant();
    onEarned();
  });
  const isGranted = phase.name === 'granted';
  return (
    <section className={styles.tip} aria-label={t('title')}>
      <div className={styles.outcome}>
        <p className={styles.lead} data-fulfilled={isGranted || undefined}>
          {t('lead', { count: COUNTDOWN, credits: CREDITS_PER_REWARD })}
        </p>
        <p role="status" className={styles.granted}>
          {isGranted && t('granted', { credits: CREDITS_PER_REWARD })}
        </p>
        {/* Seen, not heard: a count read out each second would drown the tip. */}
        <span className={styles.count} aria-hidden="true">
          {phase.name === 'tip' && t('secondsLeft', { count: phase.secondsLeft })}
        </span>
      </div>
      <p>{t(`tips.${tip}`)}</p>
    </section>
  );
}

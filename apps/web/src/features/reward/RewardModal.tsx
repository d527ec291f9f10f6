import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { CREDITS_PER_REWARD } from './credits.ts';
import { type RewardedAd, type RewardProvider, withTimeouts } from './provider.ts';
import styles from './reward-modal.module.css';
import {
  COUNTDOWN,
  LOOKING,
  nextPhase,
  type RewardEvent,
  type RewardPhase,
} from './reward-phase.ts';
import { chooseTip } from './tips.ts';
import { useCountdown, useGrant } from './use-countdown.ts';

export interface RewardModalProps {
  readonly provider: RewardProvider;
  /** The reward is earned; called once. */
  readonly onGranted: () => void;
  /** The player goes on, with the reward. */
  readonly onContinue: () => void;
  /** The player goes back to the puzzle, with the reward where it was granted. */
  readonly onBack: () => void;
}

/** Looks for an ad once, and shows it when it is chosen. */
function useAd(phase: RewardPhase, provider: RewardProvider, tell: (event: RewardEvent) => void) {
  const ad = useRef<RewardedAd>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void withTimeouts(provider)
      .find()
      .then((found) => {
        if (!isCurrent) return;
        ad.current = found;
        tell(found ? 'ad-found' : 'nothing-found');
      });
    return () => {
      isCurrent = false;
    };
  }, [provider, tell]);
  useEffect(() => {
    if (phase.name !== 'ad') return;
    void ad.current?.show().then((outcome) => tell(`ad-${outcome}`));
  }, [phase, tell]);
}

/** The window between two puzzles. It is out of the way while an ad is on, which has its own. */
export function RewardModal({ provider, onGranted, onContinue, onBack }: RewardModalProps) {
  const { t } = useTranslation('reward');
  const [phase, dispatch] = useReducer(nextPhase, LOOKING);
  const tell = useCallback((event: RewardEvent) => dispatch(event), []);
  const [tip] = useState(chooseTip);
  useAd(phase, provider, tell);
  useCountdown(phase, tell);
  useGrant(phase, onGranted);
  if (phase.name === 'ad') return null;

  const isGranted = phase.name === 'granted';
  const isOffer = phase.name === 'offer';
  const isTip = phase.name === 'tip' || (isGranted && phase.for === 'tip');
  return (
    <Dialog
      key={isOffer ? 'offer' : 'tip'}
      title={t(isOffer ? 'offer.title' : 'title')}
      // Also once it is granted: who wanted to go back as the time ran out must not lose the game.
      onCancel={onBack}
      actions={<RewardActions phase={phase} onBack={onBack} tell={tell} onContinue={onContinue} />}
    >
      <div className={styles.content}>
        {phase.name === 'looking' && <p>{t('looking')}</p>}
        {isOffer && <p>{t('offer.text', { credits: CREDITS_PER_REWARD })}</p>}
        {isTip && <p className={styles.tip}>{t(`tips.${tip}`)}</p>}
        <div className={styles.outcome}>
          {isTip && (
            <p className={styles.lead} data-fulfilled={isGranted || undefined}>
              {t('lead', { count: COUNTDOWN, credits: CREDITS_PER_REWARD })}
            </p>
          )}
          <p role="status" className={styles.granted}>
            {isGranted && t('granted', { credits: CREDITS_PER_REWARD })}
          </p>
        </div>
      </div>
    </Dialog>
  );
}

interface RewardActionsProps {
  readonly phase: RewardPhase;
  readonly onBack: () => void;
  readonly tell: (event: RewardEvent) => void;
  readonly onContinue: () => void;
}

function RewardActions({ phase, onBack, tell, onContinue }: RewardActionsProps) {
  const { t } = useTranslation('reward');
  switch (phase.name) {
    case 'offer':
      return (
        <>
          <Button onClick={() => tell('tip-chosen')}>{t('offer.read')}</Button>
          <Button kind="primary" onClick={() => tell('ad-chosen')}>
            {t('offer.watch')}
          </Button>
        </>
      );
    case 'granted':
      return (
        <Button kind="primary" autoFocus onClick={onContinue}>
          {t('continue')}
        </Button>
      );
    default:
      return (
        <>
          {/* Seen, not heard: a count read out each second would drown the tip. */}
          <span className={styles.count} aria-hidden="true">
            {phase.name === 'tip' && t('secondsLeft', { count: phase.secondsLeft })}
          </span>
          <Button onClick={onBack}>{t('back')}</Button>
        </>
      );
  }
}

import { pathTo } from '@nanpure/content';
import { DIFFICULTIES, type Difficulty } from '@nanpure/engine';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Onward } from '../../../lib/onward.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { formatElapsed } from '../session/clock.ts';
import type { Session } from '../session/session.ts';
import styles from './finish.module.css';
import type { FinishSlots } from './finish-slots.ts';
import type { PastBoard } from './look-back/use-shown-board.ts';
import { resultText } from './result-sentences.ts';
import { isMostlyTold } from './told-share.ts';
import { useFinishDetails } from './use-finish-details.ts';

interface FinishProps {
  readonly session: Session;
  readonly slots: FinishSlots;
  readonly onward: Onward | undefined;
  readonly onNext: () => void;
  /** Shows the board at an earlier moment; undefined shows the finished one. */
  readonly onShowPast: (board: PastBoard | undefined) => void;
  readonly onAnnounce: (text: string) => void;
}

/** Says how it ended, with the time in a ring of the red pencil. Takes the focus, and so is read out. */
function Heading({ session }: Pick<FinishProps, 'session'>) {
  const { t } = useTranslation('game');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const time = formatElapsed(session.clock.elapsed);
  const title = t(isMostlyTold(session) ? 'complete.withHints' : 'complete.title', { time });
  const [before, after] = title.split(time);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {before}
      <span className={styles.time}>
        {time}
        <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
          <path d="M88 9C70-1 22 0 8 13S14 39 52 38 104 24 93 12 62 2 40 4" pathLength="1" />
        </svg>
      </span>
      {after}
    </h2>
  );
}

interface ActionsProps extends Pick<FinishProps, 'session' | 'onward'> {
  /** While a tip is being read. */
  readonly isWaiting: boolean;
  readonly onNext: () => void;
}

function harderThan(difficulty: Difficulty): Difficulty | undefined {
  return DIFFICULTIES[DIFFICULTIES.indexOf(difficulty) + 1];
}

function Actions({ session, onward, isWaiting, onNext }: ActionsProps) {
  const { t } = useTranslation(['game', 'common']);
  const language = useLanguage();
  const { difficulty } = session.problem;
  const harder = isMostlyTold(session) ? undefined : harderThan(difficulty);
  const nameOf = (each: Difficulty) => t(`common:difficulty.${each}`);
  if (onward) {
    return (
      <div className={styles.actions}>
        <LinkButton kind="primary" to={onward.to}>
          {onward.label}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <Button
        kind="primary"
        aria-disabled={isWaiting || undefined}
        onClick={isWaiting ? undefined : onNext}
      >
        {t('complete.next', { difficulty: nameOf(difficulty) })}
      </Button>
      {harder && (
        <LinkButton to={pathTo('game', { language, difficulty: harder })}>
          {t('complete.harder', { difficulty: nameOf(harder) })}
        </LinkButton>
      )}
    </div>
  );
}

/** The card of a solved puzzle, in the place of the controls. All but the result is downloaded now. */
export function Finish({ session, slots, onward, onNext, onShowPast, onAnnounce }: FinishProps) {
  const { t } = useTranslation('game');
  const language = useLanguage();
  const [hasTip] = useState(slots.isTipDue);
  const [isEarned, setEarned] = useState(false);
  const [isLookingBack, setLookingBack] = useState(false);
  const details = useFinishDetails(session, slots);
  const isWaiting = hasTip && !isEarned && details !== 'missing';
  return (
    <section className={styles.finish}>
      <div className={styles.head}>
        <Heading session={session} />
        {!isLookingBack && (
          <p className={styles.sentences}>{resultText(t, language, session.game)}</p>
        )}
      </div>
      {details === 'missing' && <p className={styles.sentences}>{t('complete.missing')}</p>}
      {typeof details === 'object' && (
        <details.FinishDetails
          {...details}
          session={session}
          isLookingBack={isLookingBack}
          onLookBack={setLookingBack}
          onShowPast={onShowPast}
          onAnnounce={onAnnounce}
          onTipRead={hasTip ? () => setEarned(true) : undefined}
        />
      )}
      {!isLookingBack && (
        <Actions session={session} onward={onward} isWaiting={isWaiting} onNext={onNext} />
      )}
    </section>
  );
}

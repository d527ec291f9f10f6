import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { noteMet } from '../../../lib/met-techniques.ts';
import { formatElapsed } from '../session/clock.ts';
import type { Session } from '../session/session.ts';
import styles from './finish-details.module.css';
import type { FinishParts } from './finish-slots.ts';
import { LookBack, LookBackInvitation, type LookBackProps } from './look-back/LookBack.tsx';
import { houseOf, type Moment } from './look-back/moments.ts';
import type { NamedStation } from './look-back/StationLink.tsx';
import type { PastBoard } from './look-back/use-shown-board.ts';
import { TechniqueChips } from './TechniqueChips.tsx';
import { isMostlyTold, toldShare } from './told-share.ts';

interface FinishDetailsProps extends Pick<LookBackProps, 'writer' | 'hintWriter' | 'onAnnounce'> {
  readonly session: Session;
  readonly parts: FinishParts;
  readonly moment: Moment | undefined;
  readonly station: NamedStation | undefined;
  readonly isLookingBack: boolean;
  readonly onLookBack: (isLookingBack: boolean) => void;
  readonly onShowPast: (board: PastBoard | undefined) => void;
  /** Undefined where no tip is due. */
  readonly onTipRead: (() => void) | undefined;
}

/** The time beside the earlier ones; where hints told most of the digits, that instead. */
function Result({ session, parts }: Pick<FinishDetailsProps, 'session' | 'parts'>) {
  const { t } = useTranslation('finish');
  const { told, total } = toldShare(session);
  if (isMostlyTold(session)) return <p>{t('told', { count: told, total })}</p>;
  return (
    <parts.WinComparison
      difficulty={session.problem.difficulty}
      elapsed={session.clock.elapsed}
      formatTime={formatElapsed}
    />
  );
}

/** Gives the focus back to the button that led to the earlier board. */
function useFocusAfterLookBack(isLookingBack: boolean) {
  const wasLookingBack = useRef(false);
  useEffect(() => {
    if (wasLookingBack.current && !isLookingBack) {
      document.querySelector<HTMLElement>('[data-starts-look-back]')?.focus();
    }
    wasLookingBack.current = isLookingBack;
  }, [isLookingBack]);
}

/** Tells the course what took longest. */
function useNote(moment: Moment | undefined) {
  useEffect(() => {
    if (moment) noteMet(moment.step.technique, houseOf(moment.step), 'look-back');
  }, [moment]);
}

/** What the card of a solved puzzle says besides the result. */
export function FinishDetails(props: FinishDetailsProps) {
  const { session, parts, moment, station, isLookingBack } = props;
  const { onLookBack, onShowPast, onTipRead } = props;
  useNote(moment);
  useFocusAfterLookBack(isLookingBack);
  return (
    <div className={styles.details}>
      {moment && station && isLookingBack && (
        <LookBack
          {...props}
          moment={moment}
          station={station}
          game={session.game}
          onShow={onShowPast}
          onBack={() => onLookBack(false)}
        />
      )}
      <div className={styles.parts} hidden={isLookingBack}>
        {onTipRead && <parts.FinishTip onEarned={onTipRead} />}
        {/* It may hold a button, so it comes first: on a phone, the rest is scrolled to. */}
        {parts.Besides && <parts.Besides />}
        <Result session={session} parts={parts} />
        {moment && station && (
          <LookBackInvitation
            {...props}
            moment={moment}
            station={station}
            onStart={() => onLookBack(true)}
          />
        )}
        <TechniqueChips session={session} />
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import type { Messages } from '../announcements/messages.ts';
import { Notice } from '../announcements/Notice.tsx';
import type { Session } from '../session/session.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './coach.module.css';
import { SelectedCell } from './SelectedCell.tsx';

interface CoachProps {
  readonly session: Session;
  readonly messages: Messages;
  /** Whether the progress is saved in the browser's storage. */
  readonly isSaved: boolean;
  /** Whether the puzzle is the player's own: all that is known of it is that it has one solution. */
  readonly isOwn?: boolean;
  /** The open hint, which has the strip while it is there. */
  readonly hint: ReactNode;
}

function Place({ session, isSaved, isOwn }: Pick<CoachProps, 'session' | 'isSaved' | 'isOwn'>) {
  const t = useTexts();
  const promise = isOwn ? 'promiseOfOwn' : 'promise';
  return (
    <div className={styles.place}>
      {session.isToCome ? <p role="status">{t('loading')}</p> : <SelectedCell session={session} />}
      <p className={styles.quiet}>{t(isSaved ? 'saved' : promise)}</p>
    </div>
  );
}

/**
 * The strip that speaks: that the puzzle is being loaded, the selected place, why an entry was rejected, the open
 * hint. As high in each of them, so that nothing moves.
 */
export function Coach({ session, messages, isSaved, isOwn = false, hint }: CoachProps) {
  return (
    <div className={styles.coach} data-coach={hint ? 'hint' : 'place'}>
      {!session.isToCome && <Notice messages={messages} />}
      {hint || <Place session={session} isSaved={isSaved} isOwn={isOwn} />}
    </div>
  );
}

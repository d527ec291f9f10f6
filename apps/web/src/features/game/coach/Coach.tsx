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
  /** The open hint, which has the strip while it is there. */
  readonly hint: ReactNode;
}

/**
 * The strip that speaks: the selected place, why an entry was rejected, the open hint. As high in each of
 * them, so that nothing moves.
 */
export function Coach({ session, messages, isSaved, hint }: CoachProps) {
  const t = useTexts();
  return (
    <div className={styles.coach} data-coach={hint ? 'hint' : 'place'}>
      <Notice messages={messages} />
      {hint || (
        <div className={styles.place}>
          <SelectedCell session={session} />
          <p className={styles.quiet}>{t(isSaved ? 'saved' : 'promise')}</p>
        </div>
      )}
    </div>
  );
}

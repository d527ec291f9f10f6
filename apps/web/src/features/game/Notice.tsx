import styles from './notice.module.css';
import type { Message } from './use-messages.ts';

interface NoticeProps {
  /** Nothing is shown without one. */
  readonly message: Message | undefined;
}

/**
 * What is said in passing: a line that lies over the title and stats for a moment and moves nothing.
 * The one place of the screen that is read out by itself.
 */
export function Notice({ message }: NoticeProps) {
  return (
    <div role="status" className={styles.notice}>
      {message && (
        <p key={message.occasion} data-look={message.look}>
          {message.text}
        </p>
      )}
    </div>
  );
}

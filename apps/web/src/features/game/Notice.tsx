import { useSyncExternalStore } from 'react';
import type { Message, Messages } from './messages.ts';
import styles from './notice.module.css';

interface NoticeProps {
  /** Why the latest entry was refused, which comes before anything else. */
  readonly refusal: Message | undefined;
  readonly messages: Messages;
}

/**
 * What is said in passing: a line that lies over the title and stats for a moment and moves nothing.
 * The one place of the screen that is read out by itself.
 */
export function Notice({ refusal, messages }: NoticeProps) {
  const latest = useSyncExternalStore(messages.subscribe, messages.current, () => undefined);
  const message = refusal ?? latest;
  return (
    <div role="status" className={styles.notice}>
      {message && (
        <p
          key={message.occasion}
          // What the screen shows anyway is only to be heard.
          className={message.look === 'spoken' ? 'heard-only' : styles.line}
          data-look={message.look}
        >
          {message.text}
        </p>
      )}
    </div>
  );
}

import { useSyncExternalStore } from 'react';
import type { Messages } from './messages.ts';
import styles from './notice.module.css';

interface NoticeProps {
  readonly messages: Messages;
}

/**
 * What is said in passing: a line that lies over the title and stats for a moment and moves nothing.
 * The one place of the screen that is read out by itself.
 */
export function Notice({ messages }: NoticeProps) {
  const message = useSyncExternalStore(messages.subscribe, messages.current, () => undefined);
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

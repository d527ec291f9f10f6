import { useState, useSyncExternalStore } from 'react';
import type { Messages } from './messages.ts';
import styles from './notice.module.css';

interface NoticeProps {
  readonly messages: Messages;
}

/**
 * The latest message: over the strip while the game is played, above the result once it is solved. The live
 * region of the game.
 */
export function Notice({ messages }: NoticeProps) {
  const latest = useSyncExternalStore(messages.subscribe, messages.current, () => undefined);
  // What was said in the region before this one, whose place it takes as a game is won, is not said again.
  const [before] = useState(latest);
  const message = latest === before ? undefined : latest;
  return (
    <div role="status" className={styles.notice}>
      {message && (
        <p
          key={message.id}
          // Visible on the screen anyway: for screen readers only.
          className={message.look === 'spoken' ? 'heard-only' : styles.line}
          data-look={message.look}
        >
          {message.text}
        </p>
      )}
    </div>
  );
}

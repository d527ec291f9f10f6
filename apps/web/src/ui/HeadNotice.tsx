import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './head-notice.module.css';

interface HeadNoticeProps {
  readonly label: string;
  readonly text: string;
  readonly kind: 'news' | 'trouble';
  /** What can be done about it. */
  readonly actions: ReactNode;
}

let place: HTMLElement | undefined;

/** The one place for notices, where each stands below the one before. */
function noticePlace(): HTMLElement {
  if (!place) {
    place = document.createElement('div');
    place.className = styles.place ?? '';
    // First to the keyboard, as it is to the eye.
    document.body.prepend(place);
  }
  return place;
}

/**
 * Something that the visitor should know, over the head of the page: nothing moves when it comes or
 * goes, and as it is scrolled away with the head, it lies over no board. Only for the browser.
 */
export function HeadNotice({ label, text, kind, actions }: HeadNoticeProps) {
  return createPortal(
    <section className={styles.notice} data-kind={kind} aria-label={label}>
      <p role="status">{text}</p>
      <div className={styles.actions}>{actions}</div>
    </section>,
    noticePlace(),
  );
}

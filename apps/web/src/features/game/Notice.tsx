import styles from './notice.module.css';

interface NoticeProps {
  /** Nothing is shown without a text. */
  readonly text: string | undefined;
  /** A new one has the same text read out again. */
  readonly occasion: number;
  readonly isWrong: boolean;
}

/** A line that lies over the stats for a moment, and is read out. It moves nothing on the page. */
export function Notice({ text, occasion, isWrong }: NoticeProps) {
  return (
    <div role="status" className={styles.notice} data-wrong={isWrong}>
      {text !== undefined && <p key={occasion}>{text}</p>}
    </div>
  );
}

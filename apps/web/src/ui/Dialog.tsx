import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { isFirstClick } from './is-first-click.ts';

interface DialogProps {
  readonly title: string;
  /** Wide for what is read or set, narrow for a question. */
  readonly size?: 'narrow' | 'wide';
  /** Beside the board of a game, or below it: what is chosen is seen at once. */
  readonly isBesideBoard?: boolean;
  /** Escape was pressed, or the surroundings. */
  readonly onCancel: () => void;
  readonly children: ReactNode;
  /** The buttons at its foot, which stay in sight. */
  readonly actions: ReactNode;
}

/** A modal dialog: it has the focus while it is open, and gives it back. */
export function Dialog({
  title,
  size = 'narrow',
  isBesideBoard = false,
  onCancel,
  children,
  actions,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const top = useRef<HTMLHeadingElement>(null);
  const heading = useId();
  const body = useId();
  // Before it is taken out of the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  // What is long is read from its beginning; so is what takes the place of something else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another text.
  useLayoutEffect(() => {
    if (size !== 'wide') return;
    dialog.current?.scrollTo(0, 0);
    top.current?.focus();
  }, [size, title]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      data-beside-board={isBesideBoard || undefined}
      aria-labelledby={heading}
      // A question is heard whole; what is long is read line by line.
      aria-describedby={size === 'narrow' ? body : undefined}
      onCancel={(event) => {
        // Whoever opened it takes it away.
        event.preventDefault();
        onCancel();
      }}
      onMouseDown={(event) => event.target === dialog.current && isFirstClick(event) && onCancel()}
    >
      <div className={styles.content}>
        <h2 ref={top} id={heading} tabIndex={size === 'wide' ? -1 : undefined}>
          {title}
        </h2>
        <div id={body} className={styles.body}>
          {children}
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  );
}

import { useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** A question before something that can't be undone. Escape means no. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  cancel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={title} onCancel={onCancel}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={styles.actions}>
        <Button onClick={onCancel}>{cancel}</Button>
        <Button kind="primary" onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}

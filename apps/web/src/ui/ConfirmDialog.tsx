import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { isFirstClick } from './is-first-click.ts';

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
  const actions = (
    <>
      <Button onClick={(event) => isFirstClick(event) && onCancel()}>{cancel}</Button>
      <Button kind="primary" onClick={(event) => isFirstClick(event) && onConfirm()}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog title={title} onCancel={onCancel} actions={actions}>
      <p>{text}</p>
    </Dialog>
  );
}

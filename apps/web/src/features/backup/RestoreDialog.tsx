import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface RestoreDialogProps {
  /** In milliseconds since 1970. */
  readonly madeAt: number;
  /** What the file holds, in words. */
  readonly holds: readonly string[];
  /** What of this device it takes the place of, in words. */
  readonly replaces: readonly string[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function Names({ names }: { readonly names: readonly string[] }) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

/** Says what a file holds and what it replaces, before anything happens. */
export function RestoreDialog({
  madeAt,
  holds,
  replaces,
  onConfirm,
  onCancel,
}: RestoreDialogProps) {
  const { t } = useTranslation('backup');
  const actions = (
    <>
      <Button onClick={onCancel}>{t('confirm.cancel')}</Button>
      <Button kind="primary" onClick={onConfirm}>
        {t('confirm.confirm')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('confirm.title')} onCancel={onCancel} actions={actions}>
      <p>{t('confirm.made', { date: new Date(madeAt) })}</p>
      <Names names={holds} />
      <p>{t(replaces.length > 0 ? 'confirm.replaces' : 'confirm.replacesNothing')}</p>
      <Names names={replaces} />
    </Dialog>
  );
}

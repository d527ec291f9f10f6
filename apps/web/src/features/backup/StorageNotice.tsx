import { useTranslation } from 'react-i18next';
import type { StorageTrouble } from '../../lib/storage/memory.ts';
import { Button } from '../../ui/Button.tsx';
import { HeadNotice } from '../../ui/HeadNotice.tsx';
import { downloadBackup } from './download-backup.ts';

export interface StorageNoticeProps {
  readonly trouble: StorageTrouble;
  readonly onDismiss: () => void;
}

/** Says that what is played can't be stored, and offers a copy. */
export function StorageNotice({ trouble, onDismiss }: StorageNoticeProps) {
  const { t } = useTranslation('backup');
  return (
    <HeadNotice
      kind="trouble"
      label={t('trouble.label')}
      text={t(`trouble.${trouble}`)}
      actions={
        <>
          <Button onClick={downloadBackup}>{t('trouble.export')}</Button>
          <Button onClick={onDismiss}>{t('trouble.dismiss')}</Button>
        </>
      }
    />
  );
}

import { useTranslation } from 'react-i18next';
import type { StorageTrouble } from '../../lib/storage/memory.ts';
import { Button } from '../../ui/Button.tsx';
import { downloadBackup } from './download-backup.ts';
import styles from './storage-notice.module.css';

export interface StorageNoticeProps {
  readonly trouble: StorageTrouble;
  readonly onDismiss: () => void;
}

/** Says that what is played can't be stored, and offers a copy. It lies over the head of the page. */
export function StorageNotice({ trouble, onDismiss }: StorageNoticeProps) {
  const { t } = useTranslation('backup');
  return (
    <section className={styles.notice} aria-label={t('trouble.label')}>
      <p role="status">{t(`trouble.${trouble}`)}</p>
      <div className={styles.actions}>
        <Button onClick={downloadBackup}>{t('trouble.export')}</Button>
        <Button onClick={onDismiss}>{t('trouble.dismiss')}</Button>
      </div>
    </section>
  );
}

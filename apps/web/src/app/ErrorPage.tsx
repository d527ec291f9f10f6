import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';

/** Downloaded only now: the page that broke may not be to blame, and the games are worth a try. */
async function saveCopy() {
  const { downloadBackup } = await import('../features/backup/download-backup.ts');
  downloadBackup();
}

/** Takes the place of a page that broke while it was drawn or downloaded. */
export function ErrorPage() {
  const { t } = useTranslation('errors');
  return (
    <Panel title={t('heading')} level={1} role="alert">
      <p>{t('generic.message')}</p>
      <p>{t('generic.advice')}</p>
      <Button kind="primary" onClick={() => window.location.reload()}>
        {t('generic.reload')}
      </Button>
      <Button onClick={() => void saveCopy()}>{t('generic.saveCopy')}</Button>
    </Panel>
  );
}

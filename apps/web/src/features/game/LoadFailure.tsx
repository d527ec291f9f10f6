import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';

/** Stands where the pad would be when there is no puzzle to play. */
export function LoadFailure() {
  const { t } = useTranslation('errors');
  return (
    <Panel title={t('heading')} role="alert">
      <p>{t('puzzle.message')}</p>
      <p>{t('puzzle.advice')}</p>
      <Button kind="primary" onClick={() => window.location.reload()}>
        {t('puzzle.retry')}
      </Button>
    </Panel>
  );
}

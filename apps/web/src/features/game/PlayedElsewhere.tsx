import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';

interface PlayedElsewhereProps {
  readonly onTakeOver: () => void;
}

/** Stands where the pad would be while another tab has the game. */
export function PlayedElsewhere({ onTakeOver }: PlayedElsewhereProps) {
  const { t } = useTranslation('game');
  return (
    <Panel title={t('elsewhere.title')} role="alert">
      <p>{t('elsewhere.text')}</p>
      <Button kind="primary" onClick={onTakeOver}>
        {t('elsewhere.takeOver')}
      </Button>
    </Panel>
  );
}

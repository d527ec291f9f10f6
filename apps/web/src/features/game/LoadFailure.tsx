import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { ProblemSourceError } from './problem-source.ts';

interface LoadFailureProps {
  readonly error: ProblemSourceError;
  /** Has a puzzle made on this device. */
  readonly onMake: () => void;
}

/** Stands where the pad would be when there is no puzzle to play. */
export function LoadFailure({ error, onMake }: LoadFailureProps) {
  const { t } = useTranslation('errors');
  return (
    <Panel title={t('heading')} role="alert">
      <p>{t('puzzle.message')}</p>
      <p>{t(error.code === 'not-made' ? 'puzzle.notMade' : 'puzzle.advice')}</p>
      <Button kind="primary" onClick={() => window.location.reload()}>
        {t('puzzle.retry')}
      </Button>
      <Button onClick={onMake}>{t('puzzle.make')}</Button>
    </Panel>
  );
}

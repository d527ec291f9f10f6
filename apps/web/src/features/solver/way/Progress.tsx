import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import styles from './way.module.css';
import { cellsFound, emptyCells, type Way } from './way.ts';

interface ProgressProps {
  readonly way: Way;
  readonly onStop: () => void;
  readonly onGoOn: () => void;
}

/** How far the search has come, as long as it hasn't ended by itself. */
export function Progress({ way, onStop, onGoOn }: ProgressProps) {
  const { t } = useTranslation('solverWay');
  if (way.status === 'done') return null;
  const [found, empty] = [cellsFound(way), emptyCells(way)];
  return (
    <div className={styles.progress} data-off-paper>
      <label>
        {t('progress', { found, empty })}
        <progress value={found} max={empty} />
      </label>
      {way.status === 'working' ? (
        <Button onClick={onStop}>{t('stop')}</Button>
      ) : (
        <Button onClick={onGoOn}>{t('goOn')}</Button>
      )}
    </div>
  );
}

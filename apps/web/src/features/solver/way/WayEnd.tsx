import { useTranslation } from 'react-i18next';
import { keepTogether } from '../../../lib/typesetting/keep-together.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './way.module.css';
import { cellsFound, type Way } from './way.ts';

interface WayEndProps {
  readonly way: Way;
  readonly isSolved: boolean;
  /** How many cells were empty at first. */
  readonly empty: number;
  readonly onGoOn: () => void;
  readonly onShowSolution: () => void;
}

function kindOfEnd({ status }: Way, isSolved: boolean) {
  if (isSolved) return 'solved';
  if (status === 'working') return 'working';
  return status === 'done' ? 'beyond' : 'stopped';
}

/** What is to say after the last step that is known. */
export function WayEnd({ way, isSolved, empty, onGoOn, onShowSolution }: WayEndProps) {
  const { t } = useTranslation('solverWay');
  const kind = kindOfEnd(way, isSolved);
  const count = way.steps.length;
  const solvedText = count === 0 ? t('end.full') : t('end.solvedText', { count });
  return (
    <section className={styles.step} aria-labelledby="step-title">
      <h2 id="step-title" data-outcome>
        {t(`end.${kind}`)}
      </h2>
      {kind === 'solved' && <p>{keepTogether(solvedText)}</p>}
      {kind === 'stopped' && <p>{t('end.stoppedText')}</p>}
      {kind === 'beyond' && (
        <p>{keepTogether(t('end.beyondText', { found: cellsFound(way), empty }))}</p>
      )}
      <div className={styles.actions} data-off-paper>
        {kind === 'stopped' && <Button onClick={onGoOn}>{t('goOn')}</Button>}
        {kind !== 'solved' && <Button onClick={onShowSolution}>{t('end.solution')}</Button>}
      </div>
    </section>
  );
}

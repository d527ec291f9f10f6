import { columnOf, rowOf } from '@nanpure/engine';
import { memo } from 'react';
import type { Session } from '../session/session.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './selected-cell.module.css';

interface SelectedCellProps {
  readonly session: Session;
  /** Whether the progress is saved in the browser's storage. */
  readonly isSaved: boolean;
}

function usePlace({ selected, heldDigit }: Session): string {
  const t = useTexts();
  if (heldDigit !== undefined) return t('pad.held', { digit: heldDigit });
  if (selected === undefined) return t('nothingSelected');
  return t('selected', { row: rowOf(selected) + 1, column: columnOf(selected) + 1 });
}

/** The selected cell as row and column, or the held digit; and whether the game is saved. */
export const SelectedCell = memo(function SelectedCell({ session, isSaved }: SelectedCellProps) {
  const t = useTexts();
  const place = usePlace(session);
  return (
    <p className={styles.line}>
      <span>{place}</span>
      {isSaved && <span className={styles.saved}>{t('saved')}</span>}
    </p>
  );
});

import { columnOf, rowOf } from '@nanpure/engine';
import { memo } from 'react';
import type { Session } from '../session/session.ts';
import { useTexts } from '../texts/use-texts.ts';

interface SelectedCellProps {
  readonly session: Session;
}

function usePlace({ selected, heldDigit, startedAt }: Session): string {
  const t = useTexts();
  if (heldDigit !== undefined) return t('pad.held', { digit: heldDigit });
  if (selected !== undefined) {
    return t('selected', { row: rowOf(selected) + 1, column: columnOf(selected) + 1 });
  }
  return t(startedAt === undefined ? 'nothingSelected' : 'nothingSelectedNow');
}

/** The selected cell as row and column, or the held digit. */
export const SelectedCell = memo(function SelectedCell({ session }: SelectedCellProps) {
  return <p>{usePlace(session)}</p>;
});

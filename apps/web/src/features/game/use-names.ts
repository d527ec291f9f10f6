import { type Cell, columnOf, indexOf, kindOf, type Rejection, rowOf } from '@nanpure/engine';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CellView } from './board-view.ts';

/** What a cell is called, for those who hear the board. */
export function useCellName(): (cell: Cell, view: CellView) => string {
  const { t } = useTranslation('game');
  return useCallback(
    (cell, { value, notes, isGiven, mark }) => {
      const place = { row: rowOf(cell) + 1, column: columnOf(cell) + 1 };
      const nameOf = () => {
        if (isGiven) return t('cell.given', { ...place, digit: value });
        if (value !== 0) return t('cell.entered', { ...place, digit: value });
        if (notes.length === 0) return t('cell.empty', place);
        return t('cell.notes', { ...place, digits: notes.join(' ') });
      };
      return mark === 'conflict' ? t('cell.conflict', { name: nameOf() }) : nameOf();
    },
    [t],
  );
}

/** Why an entry was refused, in a sentence. */
export function useRejectionText(rejection: Rejection | undefined): string | undefined {
  const { t } = useTranslation('game');
  if (!rejection) return undefined;
  const { digit, reason } = rejection;
  return reason.code === 'repeats'
    ? t(`rejection.${kindOf(reason.house)}`, { digit, number: indexOf(reason.house) + 1 })
    : t('rejection.solution', { digit });
}

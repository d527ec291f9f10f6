import { type Cell, columnOf, indexOf, kindOf, type Rejection, rowOf } from '@nanpure/engine';
import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CellView } from './board-view.ts';

type GameTexts = TFunction<'game'>;

function contentsName(t: GameTexts, cell: Cell, { value, notes, isGiven }: CellView): string {
  const place = { row: rowOf(cell) + 1, column: columnOf(cell) + 1 };
  if (isGiven) return t('cell.given', { ...place, digit: value });
  if (value !== 0) return t('cell.entered', { ...place, digit: value });
  if (notes.length === 0) return t('cell.empty', place);
  return t('cell.notes', { ...place, digits: notes.join(' ') });
}

/** What a hint says of the cell, after its name. */
function hintedName(t: GameTexts, name: string, view: CellView): string {
  if (view.confirmed !== 0) return t('cell.confirmed', { name, digit: view.confirmed });
  if (view.eliminated.length > 0) {
    return t('cell.eliminated', { name, digits: view.eliminated.join(' ') });
  }
  return view.hint === 'none' ? name : t('cell.hinted', { name });
}

/** What a cell is called, for those who hear the board. */
export function useCellName(): (cell: Cell, view: CellView) => string {
  const { t } = useTranslation('game');
  return useCallback(
    (cell, view) => {
      const name = contentsName(t, cell, view);
      return hintedName(t, view.mark === 'conflict' ? t('cell.conflict', { name }) : name, view);
    },
    [t],
  );
}

/** What a cell is called while the board is hidden: its place and nothing more. */
export function useHiddenName(): (cell: Cell) => string {
  const { t } = useTranslation('game');
  return useCallback(
    (cell) => t('cell.hidden', { row: rowOf(cell) + 1, column: columnOf(cell) + 1 }),
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

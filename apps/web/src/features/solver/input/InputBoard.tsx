import type { TFunction } from 'i18next';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Board } from '../../../board/Board.tsx';
import { type CellView, EMPTY_VIEW } from '../../../board/cell-view.ts';
import { useEventCallback } from '../../../lib/use-event-callback.ts';
import type { Verdict } from '../worker/messages.ts';
import { cellName } from './cell-name.ts';
import { eitherDigits } from './either-digits.ts';
import type { Entry, EntryMove } from './entry.ts';
import type { FirstLook } from './first-look.ts';

/** What is wrong with the board, to be marked on it. */
type Troubles = Pick<FirstLook, 'repeated'> & { readonly verdict: Verdict | undefined };

interface InputBoardProps extends Troubles {
  readonly entry: Entry;
  readonly onMove: (move: EntryMove) => void;
}

function viewOf(grid: string, cell: number, { repeated, verdict }: Troubles): CellView {
  const value = Number(grid[cell]) || 0;
  const either = value === 0 ? eitherDigits(verdict, cell) : [];
  const isSuspect = verdict?.code === 'none' && verdict.suspects.some((each) => each === cell);
  return {
    ...EMPTY_VIEW,
    value,
    supporting: either,
    mark: repeated.has(cell) ? 'conflict' : 'none',
    hint: isSuspect || either.length > 0 ? 'pattern' : 'none',
  };
}

/** What a cell is called, with what is wrong there. */
function nameIn(t: TFunction<'solver'>, cell: number, view: CellView): string {
  const { value, mark, hint, supporting } = view;
  const name = cellName(t, cell, value);
  const [one, other] = supporting;
  if (one !== undefined && other !== undefined) return t('cell.either', { name, one, other });
  if (mark === 'conflict') return t('cell.repeated', { name });
  return hint === 'pattern' ? t('cell.suspect', { name }) : name;
}

/** The board to enter a puzzle on: typed like a text, or tapped. */
export function InputBoard({ entry, repeated, verdict, onMove }: InputBoardProps) {
  const { t } = useTranslation('solver');
  const { grid } = entry.board;
  const cells = useMemo(
    () => [...grid].map((_, cell) => viewOf(grid, cell, { repeated, verdict })),
    [grid, repeated, verdict],
  );
  const nameOf = useCallback((cell: number, view: CellView) => nameIn(t, cell, view), [t]);
  const select = useEventCallback((cell: number) => {
    if (cell !== entry.selected) onMove({ kind: 'select', cell });
  });
  return (
    <Board
      cells={cells}
      selected={entry.selected}
      label={t('board')}
      nameOf={nameOf}
      onPress={select}
      onFocusCell={select}
    />
  );
}

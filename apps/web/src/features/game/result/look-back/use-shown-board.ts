import type { Cell } from '@nanpure/engine';
import { useCallback, useState } from 'react';
import type { BoardProps } from '../../../../board/Board.tsx';

/** What the board shows and takes while the player looks back at an earlier moment. */
export interface PastBoard extends Pick<BoardProps, 'cells' | 'label' | 'overlay'> {
  /** Without it the board is read-only. */
  readonly onPress?: (cell: Cell) => void;
}

/** The board, or the earlier one that is shown in its place. */
export function useShownBoard(board: BoardProps) {
  const [past, setPast] = useState<PastBoard>();
  const [selected, setSelected] = useState<Cell>();
  const showPast = useCallback((next: PastBoard | undefined) => {
    setPast(next);
    if (!next) setSelected(undefined);
  }, []);
  // A board that takes no answer has no selection either: what is drawn on it is to be seen.
  const touch = { selected: past?.onPress ? selected : undefined, onFocusCell: setSelected };
  return {
    board: past ? { ...board, ...past, ...touch, isPast: true } : board,
    showPast,
  };
}

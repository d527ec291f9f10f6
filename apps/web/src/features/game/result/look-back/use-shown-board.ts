import type { Cell } from '@nanpure/engine';
import type { Game } from '@nanpure/engine/game';
import { useCallback, useState } from 'react';
import type { BoardProps } from '../../../../board/Board.tsx';

/** What the board shows and takes while the player looks back at an earlier moment. */
export interface PastBoard extends Pick<BoardProps, 'cells' | 'label' | 'overlay'> {
  /** The game as it was: what is asked about the board is answered of it. */
  readonly game: Game;
  /** Without it the board is read-only. */
  readonly onPress?: (cell: Cell) => void;
}

/** The earlier board that is shown, if any, and its selected cell. */
export function usePast() {
  const [board, setBoard] = useState<PastBoard>();
  const [selected, setSelected] = useState<Cell>();
  const show = useCallback((next: PastBoard | undefined) => {
    setBoard(next);
    if (!next) setSelected(undefined);
  }, []);
  return { board, selected, setSelected, show };
}

/** The board, or the earlier one that is shown in its place. */
export function shownBoard(
  now: BoardProps,
  { board, selected, setSelected }: ReturnType<typeof usePast>,
): BoardProps {
  if (!board) return now;
  const { game: _, ...shown } = board;
  // A board that takes no answer has no selection either: what is drawn on it is to be seen.
  const touch = { selected: board.onPress ? selected : undefined, onFocusCell: setSelected };
  return { ...now, ...shown, ...touch, isPast: true };
}

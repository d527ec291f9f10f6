import type { Cell } from '@nanpure/engine';
import type { Game } from '@nanpure/engine/game';
import { useEffect, useMemo } from 'react';
import { Drawing } from '../../../../board/Drawing.tsx';
import { pastViews } from '../../board/board-view.ts';
import type { HintDrawing } from '../../board/hint-drawing.ts';
import type { PastBoard } from './use-shown-board.ts';

interface PastBoardOptions {
  readonly game: Game;
  readonly cells: Game['cells'];
  /** What is drawn on it, once the answer is out. */
  readonly hint: HintDrawing | undefined;
  readonly label: string;
  /** Tapped, or chosen with Enter; without it the board is read-only. */
  readonly onPress: ((cell: Cell) => void) | undefined;
  /** Undefined shows the finished board again. */
  readonly onShow: (board: PastBoard | undefined) => void;
}

function focusedCell({ target }: KeyboardEvent): Cell | undefined {
  const cell =
    target instanceof Element && target.closest('[data-cell]')?.getAttribute('data-cell');
  return cell ? Number(cell) : undefined;
}

/** Enter answers; what else keys do on a finished board, they do here. */
function useEnter(onPress: ((cell: Cell) => void) | undefined) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const cell = focusedCell(event);
      if (cell === undefined || event.key !== 'Enter') return;
      event.preventDefault();
      onPress?.(cell);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onPress]);
}

/** Has the board show an earlier moment for as long as the component is there that calls this. */
export function usePastBoard(options: PastBoardOptions) {
  const { game, cells, hint, label, onPress, onShow } = options;
  const views = useMemo(() => pastViews(game, { cells, hint }), [game, cells, hint]);
  const overlay = useMemo(() => hint && <Drawing {...hint.lines} />, [hint]);
  useEnter(onPress);
  useEffect(() => {
    const past = { game: { ...game, cells }, cells: views, label, overlay };
    onShow({ ...past, ...(onPress && { onPress }) });
  }, [game, cells, views, label, overlay, onPress, onShow]);
  useEffect(() => () => onShow(undefined), [onShow]);
}

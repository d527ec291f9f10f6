import { type Cell, cellAt, columnOf, rowOf } from '@nanpure/engine';
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

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function neighbourOf(cell: Cell, [down, right]: readonly [number, number]): Cell {
  const clamp = (index: number) => Math.min(8, Math.max(0, index));
  return cellAt(clamp(rowOf(cell) + down), clamp(columnOf(cell) + right));
}

function focusedCell({ target }: KeyboardEvent): Cell | undefined {
  const cell =
    target instanceof Element && target.closest('[data-cell]')?.getAttribute('data-cell');
  return cell ? Number(cell) : undefined;
}

/** Moves the focus, and the selection with it: at once, for the next key starts there. */
function focusCell(cell: Cell) {
  document.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
}

/** Arrows move over the board, Enter answers; the game's own keys are silent once it is won. */
function useBoardKeys(onPress: ((cell: Cell) => void) | undefined) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const cell = focusedCell(event);
      const step = STEPS[event.key];
      if (cell === undefined || (event.key !== 'Enter' && !step)) return;
      event.preventDefault();
      if (step) focusCell(neighbourOf(cell, step));
      else onPress?.(cell);
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
  useBoardKeys(onPress);
  useEffect(() => {
    onShow({ cells: views, label, overlay, ...(onPress && { onPress }) });
  }, [views, label, overlay, onPress, onShow]);
  useEffect(() => () => onShow(undefined), [onShow]);
}

import { useEffect, useRef } from 'react';
import { BoardCell } from './BoardCell.tsx';
import styles from './board.module.css';
import type { CellView } from './cell-view.ts';

const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

interface BoardProps {
  /** The 81 cells row by row. */
  readonly cells: readonly CellView[];
  readonly selected: number | undefined;
  /** What the board is called, and each of its cells. */
  readonly label: string;
  readonly nameOf: (cell: number, view: CellView) => string;
  /** Left out, nothing can be selected. */
  readonly onSelect?: (cell: number) => void;
  readonly isBusy?: boolean;
}

/** Moves the focus with the selection, unless it is on something else of the page, such as a button. */
function useFocusOnSelected(selected: number | undefined) {
  const board = useRef<HTMLTableElement>(null);
  const previous = useRef(selected);
  useEffect(() => {
    const hasMoved = previous.current !== selected;
    previous.current = selected;
    const { activeElement } = document;
    const isFree = activeElement === document.body || board.current?.contains(activeElement);
    if (!hasMoved || !isFree) return;
    board.current?.querySelector<HTMLElement>(`[data-cell="${selected}"]`)?.focus();
  }, [selected]);
  return board;
}

/** 1 to 9 along an edge: to look at only, as each cell says its row and column itself. */
function Numbers({ edge }: { readonly edge: 'columns' | 'rows' }) {
  return (
    <div className={styles.numbers} data-edge={edge} aria-hidden="true">
      {LINES.map((line) => (
        <span key={line}>{line + 1}</span>
      ))}
    </div>
  );
}

/** The board: a grid to the screen reader, one tab stop to the keyboard. */
export function Board({ cells, selected, label, nameOf, onSelect, isBusy = false }: BoardProps) {
  const board = useFocusOnSelected(selected);
  const drawCell = (cell: number) => {
    const view = cells[cell];
    if (!view) return null;
    return (
      <BoardCell
        key={cell}
        cell={cell}
        {...view}
        isSelected={cell === selected}
        isTabStop={cell === (selected ?? 0)}
        name={nameOf(cell, view)}
        onSelect={onSelect}
      />
    );
  };
  return (
    <div className={styles.frame}>
      <div className={styles.numbered}>
        <Numbers edge="columns" />
        <Numbers edge="rows" />
        <table
          ref={board}
          role="grid"
          aria-label={label}
          aria-busy={isBusy}
          className={styles.board}
        >
          <tbody>
            {LINES.map((row) => (
              <tr key={row} className={styles.row}>
                {LINES.map((column) => drawCell(9 * row + column))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

import { gridLinePath } from '@nanpure/content/drawing/grid-lines';
import type { Grid } from '@nanpure/engine';
import small from '../../board/small-board.module.css';
import styles from './day-board.module.css';

const CELL = 10;

/** What is in each of the 81 cells of a game. */
export type Filling = readonly ('given' | 'entered' | 'empty')[];

interface DayBoardProps {
  /** Undefined while the puzzle is being made. */
  readonly givens: Grid | undefined;
  /** How far a game on it is. */
  readonly filling: Filling | undefined;
}

const xOf = (cell: number) => (cell % 9) * CELL;
const yOf = (cell: number) => Math.floor(cell / 9) * CELL;

function enteredPath(filling: Filling): string {
  return filling
    .map((each, cell) => (each === 'entered' ? `M${xOf(cell) + 3} ${yOf(cell) + 3}h4v4h-4Z` : ''))
    .join('');
}

/** A puzzle to recognize, too small to be played on: its givens, and which cells were filled since. */
export function DayBoard({ givens, filling }: DayBoardProps) {
  return (
    <svg viewBox="-1 -1 92 92" className={styles.board} aria-hidden="true">
      <path d="M0 0h90v90h-90Z" className={small.paper} />
      {filling && <path d={enteredPath(filling)} className={styles.entered} />}
      <path d={gridLinePath(false, CELL)} className={small.line} />
      <path d={gridLinePath(true, CELL)} className={small.boxLine} />
      {givens && (
        <g className={styles.digits}>
          {[...givens.entries()].map(
            ([cell, digit]) =>
              digit !== 0 && (
                <text key={cell} x={xOf(cell) + 5} y={yOf(cell) + 7.6}>
                  {digit}
                </text>
              ),
          )}
        </g>
      )}
    </svg>
  );
}

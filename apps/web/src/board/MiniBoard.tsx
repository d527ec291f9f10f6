import { gridLinePath } from '@nanpure/content/drawing/grid-lines';
import styles from './mini-board.module.css';
import board from './small-board.module.css';

const CELL = 6;

export interface MiniBoardProps {
  /** What is in each of the 81 cells. */
  readonly cells: readonly ('given' | 'entered' | 'empty')[];
}

const squares = (cells: MiniBoardProps['cells'], kind: 'given' | 'entered') =>
  cells
    .map((each, cell) =>
      each === kind
        ? `M${(cell % 9) * CELL + 1.5} ${Math.floor(cell / 9) * CELL + 1.5}h3v3h-3Z`
        : '',
    )
    .join('');

/** A board too small for digits: which cells are filled. */
export function MiniBoard({ cells }: MiniBoardProps) {
  return (
    <svg viewBox="-1 -1 56 56" width="56" height="56" className={styles.board} aria-hidden="true">
      <path d="M0 0h54v54h-54Z" className={board.paper} />
      <path d={gridLinePath(false, CELL)} className={board.line} />
      <path d={gridLinePath(true, CELL)} className={board.boxLine} />
      <path d={squares(cells, 'given')} className={styles.given} />
      <path d={squares(cells, 'entered')} className={styles.entered} />
    </svg>
  );
}

import styles from './mini-board.module.css';
import board from './small-board.module.css';

const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export interface MiniBoardProps {
  /** What is in each of the 81 cells. */
  readonly cells: readonly ('given' | 'entered' | 'empty')[];
}

/** All lines of one thickness, across and down. */
function linePath(isBoxLine: boolean): string {
  return LINES.filter((line) => (line % 3 === 0) === isBoxLine)
    .map((line) => `M0 ${line * 6}h54M${line * 6} 0v54`)
    .join('');
}

const squares = (cells: MiniBoardProps['cells'], kind: 'given' | 'entered') =>
  cells
    .map((each, cell) =>
      each === kind ? `M${(cell % 9) * 6 + 1.5} ${Math.floor(cell / 9) * 6 + 1.5}h3v3h-3Z` : '',
    )
    .join('');

/** A board too small for digits: which cells are filled. */
export function MiniBoard({ cells }: MiniBoardProps) {
  return (
    <svg viewBox="-1 -1 56 56" width="56" height="56" className={styles.board} aria-hidden="true">
      <path d="M0 0h54v54h-54Z" className={board.paper} />
      <path d={linePath(false)} className={board.line} />
      <path d={linePath(true)} className={board.boxLine} />
      <path d={squares(cells, 'given')} className={styles.given} />
      <path d={squares(cells, 'entered')} className={styles.entered} />
    </svg>
  );
}

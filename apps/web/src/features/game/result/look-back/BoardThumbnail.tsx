import { CELLS, columnOf, rowOf } from '@nanpure/engine';
import type { GameCell } from '@nanpure/engine/game';
import styles from './look-back.module.css';

const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A board as a small picture: lines and digits. What it shows is said beside it. */
export function BoardThumbnail({ cells }: { readonly cells: readonly GameCell[] }) {
  return (
    <svg className={styles.thumbnail} viewBox="-0.1 -0.1 9.2 9.2" aria-hidden="true">
      <rect width="9" height="9" />
      {LINES.map((line) => (
        <path key={line} d={`M${line} 0V9M0 ${line}H9`} data-rim={line % 3 === 0 || undefined} />
      ))}
      {CELLS.filter((cell) => cells[cell]?.value !== 0).map((cell) => (
        <text key={cell} x={columnOf(cell) + 0.5} y={rowOf(cell) + 0.76}>
          {cells[cell]?.value}
        </text>
      ))}
    </svg>
  );
}

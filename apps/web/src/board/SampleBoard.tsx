import type { BoardDrawing } from '@nanpure/content/drawing/drawing';
import { Contents } from './BoardCell.tsx';
import styles from './board.module.css';
import type { CellView } from './cell-view.ts';
import { Drawing } from './Drawing.tsx';
import marks from './marks.module.css';
import samples from './sample-board.module.css';

/** A corner of a board: three cells of a row, or nine of a box; the lines are those of the whole board. */
export interface Sample {
  readonly cells: readonly CellView[];
  readonly selected?: number;
  readonly lines?: BoardDrawing;
}

/** A corner of a board to look at, drawn as the board draws it. Not for screen readers: text beside it tells the same. */
export function SampleBoard({ cells, selected, lines }: Sample) {
  return (
    <span
      aria-hidden="true"
      className={`${samples.sample} ${marks.marked}`}
      data-cells={cells.length}
    >
      {[...cells.entries()].map(([place, view]) => (
        <span
          key={place}
          className={styles.cell}
          data-given={view.isGiven || undefined}
          data-mark={view.mark}
          data-hint={view.hint === 'none' ? undefined : view.hint}
          data-dimmed={view.isDimmed || undefined}
          data-selected={place === selected || undefined}
        >
          <Contents {...view} />
        </span>
      ))}
      {lines && (
        <span className={samples.lines}>
          <Drawing {...lines} />
        </span>
      )}
    </span>
  );
}

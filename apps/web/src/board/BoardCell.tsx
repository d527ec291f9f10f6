import { type ComponentType, memo } from 'react';
import styles from './board.module.css';
import { CellNotes } from './CellNotes.tsx';
import { type CellView, isSameView } from './cell-view.ts';

interface BoardCellProps {
  readonly cell: number;
  readonly view: CellView;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly nameOf: (cell: number, view: CellView) => string;
  /** Draws the notes in the middle; a board without it has none. */
  readonly CentreNotes: ComponentType<CellView> | undefined;
  readonly onPress: ((cell: number) => void) | undefined;
  readonly onFocusCell: ((cell: number) => void) | undefined;
}

/** What stands in a cell: its digit, its notes, or what a hint puts there. */
export function Contents({
  CentreNotes,
  ...view
}: CellView & Partial<Pick<BoardCellProps, 'CentreNotes'>>) {
  const { value, notes, centreNotes, confirmed, eliminated, supporting, isGlowing } = view;
  if (value !== 0) {
    return (
      <span
        aria-hidden="true"
        className={styles.digit}
        data-glowing={isGlowing ? value : undefined}
        data-digit
        data-candidate={eliminated.includes(value) ? 'eliminated' : undefined}
      >
        {value}
      </span>
    );
  }
  const hinted = confirmed + eliminated.length + supporting.length;
  // A hint speaks of the notes that have places: what stands in the middle steps aside.
  if (CentreNotes && centreNotes.length > 0 && hinted === 0) return <CentreNotes {...view} />;
  const candidates = notes.length + eliminated.length + supporting.length;
  if (candidates > 0) return <CellNotes {...view} />;
  return (
    confirmed !== 0 && (
      <span aria-hidden="true" className={styles.answer}>
        {confirmed}
      </span>
    )
  );
}

function isSameCell(a: BoardCellProps, b: BoardCellProps): boolean {
  return (
    isSameView(a.view, b.view) &&
    a.isSelected === b.isSelected &&
    a.isTabStop === b.isTabStop &&
    a.nameOf === b.nameOf &&
    a.onPress === b.onPress &&
    a.onFocusCell === b.onFocusCell
  );
}

/** One cell: its digit or notes, and its accessible name. Renders only when it changes. */
export const BoardCell = memo(function BoardCell({
  cell,
  view,
  isSelected,
  isTabStop,
  nameOf,
  CentreNotes,
  onPress,
  onFocusCell,
}: BoardCellProps) {
  return (
    <td
      role="gridcell"
      className={styles.cell}
      data-cell={cell}
      data-given={view.isGiven || undefined}
      data-mark={view.mark}
      data-hint={view.hint === 'none' ? undefined : view.hint}
      data-colour={view.colour || undefined}
      data-dimmed={view.isDimmed || undefined}
      aria-selected={isSelected}
      aria-readonly={view.isGiven || onPress === undefined}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocusCell && (() => onFocusCell(cell))}
      onClick={onPress && (() => onPress(cell))}
    >
      <span className="heard-only">{nameOf(cell, view)}</span>
      <Contents {...view} CentreNotes={CentreNotes} />
      {view.rejected !== 0 && (
        <span key={view.rejectionNumber} aria-hidden="true" className={styles.rejected}>
          {view.rejected}
        </span>
      )}
    </td>
  );
}, isSameCell);

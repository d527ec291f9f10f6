import { memo } from 'react';
import styles from './board.module.css';
import type { CellMark } from './cell-view.ts';

const NOTE_PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

interface BoardCellProps {
  readonly cell: number;
  readonly value: number;
  readonly notes: readonly number[];
  readonly isGiven: boolean;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly mark: CellMark;
  readonly markedNote: number;
  readonly name: string;
  readonly onSelect: ((cell: number) => void) | undefined;
}

interface NotesProps {
  readonly notes: readonly number[];
  readonly markedNote: number;
}

function Notes({ notes, markedNote }: NotesProps) {
  return (
    <span className={styles.notes} aria-hidden="true">
      {NOTE_PLACES.map((note) => (
        <span key={note} data-marked={note === markedNote || undefined}>
          {notes.includes(note) ? note : ''}
        </span>
      ))}
    </span>
  );
}

/** One cell: its digit or notes to look at, its name to hear. Drawn anew only when it changes. */
export const BoardCell = memo(function BoardCell({
  cell,
  value,
  notes,
  isGiven,
  isSelected,
  isTabStop,
  mark,
  markedNote,
  name,
  onSelect,
}: BoardCellProps) {
  const select = onSelect && (() => onSelect(cell));
  return (
    <td
      role="gridcell"
      className={styles.cell}
      data-cell={cell}
      data-given={isGiven || undefined}
      data-mark={mark}
      aria-selected={isSelected}
      aria-readonly={isGiven || onSelect === undefined}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={select}
      onClick={select}
    >
      <span className={styles.name}>{name}</span>
      {value === 0 ? (
        notes.length > 0 && <Notes notes={notes} markedNote={markedNote} />
      ) : (
        <span aria-hidden="true">{value}</span>
      )}
    </td>
  );
});

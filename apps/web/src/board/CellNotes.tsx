import styles from './board.module.css';
import type { CellView } from './cell-view.ts';

const NOTE_PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** By class, so that the board can mark all notes of a digit at once. */
export const NOTE_CLASSES = NOTE_PLACES.map((note) => styles[`note${note}`]);

type CellNotesProps = Pick<
  CellView,
  'notes' | 'confirmed' | 'eliminated' | 'supporting' | 'shapes'
>;

/** How a hint marks a candidate, whether or not the player has noted it. */
function hintOn(note: number, { confirmed, eliminated, supporting }: CellNotesProps) {
  if (note === confirmed) return 'confirmed';
  if (eliminated.includes(note)) return 'eliminated';
  return supporting.includes(note) ? 'supporting' : undefined;
}

/** The notes of a cell, each in its fixed place, with the hint's marks. */
export function CellNotes(props: CellNotesProps) {
  const { notes, shapes } = props;
  const isSeen = (note: number) => notes.includes(note) || hintOn(note, props) !== undefined;
  return (
    <span className={styles.notes} aria-hidden="true" data-notes>
      {NOTE_PLACES.filter(isSeen).map((note) => (
        <span
          key={note}
          className={NOTE_CLASSES[note - 1]}
          data-candidate={hintOn(note, props)}
          data-shape={shapes?.[note]}
        >
          {note}
        </span>
      ))}
    </span>
  );
}

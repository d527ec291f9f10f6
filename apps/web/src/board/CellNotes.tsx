import styles from './board.module.css';
import type { CellView } from './cell-view.ts';

const NOTE_PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

type CellNotesProps = Pick<
  CellView,
  'notes' | 'markedNote' | 'confirmed' | 'eliminated' | 'supporting'
>;

/** What a hint makes of a candidate; it is drawn whether or not the player has noted it. */
function hintOn(note: number, { confirmed, eliminated, supporting }: CellNotesProps) {
  if (note === confirmed) return 'confirmed';
  if (eliminated.includes(note)) return 'eliminated';
  return supporting.includes(note) ? 'supporting' : undefined;
}

/** The notes of a cell, each in its own fixed place, and what a hint says of the candidates. */
export function CellNotes(props: CellNotesProps) {
  const { notes, markedNote } = props;
  return (
    <span className={styles.notes} aria-hidden="true">
      {NOTE_PLACES.map((note) => {
        const hint = hintOn(note, props);
        return (
          <span
            key={note}
            data-marked={note === markedNote || undefined}
            data-hint={hint}
            // Out of sight rather than gone, so that striking a note has nothing laid out anew.
            data-absent={!(notes.includes(note) || hint) || undefined}
          >
            {note}
          </span>
        );
      })}
    </span>
  );
}

import styles from './board.module.css';
import { NOTE_CLASSES } from './CellNotes.tsx';
import type { CellView } from './cell-view.ts';

/** A line is as wide as this many notes. */
const LINE = 5;

function Notes({ notes }: { readonly notes: readonly number[] }) {
  return (
    <span>
      {notes.map((note) => (
        <span key={note} className={NOTE_CLASSES[note - 1]}>
          {note}
        </span>
      ))}
    </span>
  );
}

/** Notes in the middle of a cell; those that have places make room, 1 to 4 at the top and 5 to 9 at the bottom. */
export function CentreNotes({ notes, centreNotes }: Pick<CellView, 'notes' | 'centreNotes'>) {
  const isTwoLines = centreNotes.length > LINE;
  return (
    <span
      className={styles.centred}
      aria-hidden="true"
      data-dense={(isTwoLines && notes.length > 0) || undefined}
    >
      <Notes notes={notes.filter((note) => note < LINE)} />
      <span className={styles.middle}>
        <Notes notes={centreNotes.slice(0, LINE)} />
        {isTwoLines && <Notes notes={centreNotes.slice(LINE)} />}
      </span>
      <Notes notes={notes.filter((note) => note >= LINE)} />
    </span>
  );
}

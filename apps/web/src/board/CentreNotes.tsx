import styles from './board.module.css';
import { NOTE_CLASSES } from './CellNotes.tsx';
import type { CellView } from './cell-view.ts';

/** Of the notes that have places, those below stand along the upper edge, the others along the lower one. */
const FIRST_BELOW = 5;

function Line({ notes }: { readonly notes: readonly number[] }) {
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

/** In as few lines as fit into a cell, and as long as each other. */
function inLines(notes: readonly number[]): readonly (readonly number[])[] {
  const length = notes.length > 4 ? Math.ceil(notes.length / (notes.length > 8 ? 3 : 2)) : 4;
  return [0, 1, 2].map((line) => notes.slice(line * length, (line + 1) * length));
}

/** Notes in the middle of a cell; those that have places of their own make room along its edges. */
export function CentreNotes({ notes, centreNotes }: Pick<CellView, 'notes' | 'centreNotes'>) {
  const above = notes.filter((note) => note < FIRST_BELOW);
  const below = notes.filter((note) => note >= FIRST_BELOW);
  const lines = inLines(centreNotes);
  const count = [above, ...lines, below].filter(({ length }) => length > 0).length;
  return (
    <span className={styles.centred} aria-hidden="true" data-notes data-lines={count}>
      <Line notes={above} />
      <span className={styles.middle}>
        {lines.map((line) => line.length > 0 && <Line key={line[0]} notes={line} />)}
      </span>
      <Line notes={below} />
    </span>
  );
}

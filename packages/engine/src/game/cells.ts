import { arePeers } from '../houses.ts';
import type { Candidate, Cell, Digit, Value } from '../types.ts';
import type { GameConfig } from './config.ts';
import { cellOf, type GameCell } from './game.ts';

/** The 81 cells of a board. */
export type Cells = readonly GameCell[];

/** The two kinds of notes: in a place for each digit, and in the middle of the cell. */
export const NOTE_KINDS = ['notes', 'centreNotes'] as const;

export type NoteKind = (typeof NOTE_KINDS)[number];

export function notesOf(contents: GameCell, kind: NoteKind): readonly Digit[] {
  return contents[kind] ?? [];
}

/** A cell with other notes of one kind. */
export function withNotes(contents: GameCell, kind: NoteKind, notes: readonly Digit[]): GameCell {
  // Where there is none in the middle, a cell is as it was before there could be.
  const isLeftOut = kind === 'centreNotes' && notes.length === 0;
  return { ...contents, [kind]: isLeftOut ? undefined : notes };
}

/** A cell with a digit, or none, and without notes; its colour stays. */
export function bare({ colour }: GameCell, value: Value): GameCell {
  return colour === undefined ? { value, notes: [] } : { value, notes: [], colour };
}

/** A cell without notes of some digits, of either kind; the very same where it has none of them. */
export function withoutNotes(contents: GameCell, digits: readonly Digit[]): GameCell {
  const isLeft = (note: Digit) => !digits.includes(note);
  const { notes, centreNotes = [] } = contents;
  return notes.every(isLeft) && centreNotes.every(isLeft)
    ? contents
    : withNotes(
        { ...contents, notes: notes.filter(isLeft) },
        'centreNotes',
        centreNotes.filter(isLeft),
      );
}

/** The cells with other contents in one of them; the very same for a number that names no cell. */
export function withContents(cells: Cells, cell: Cell, contents: GameCell): Cells {
  return cells.map((old, each) => (each === cell ? contents : old));
}

/** Notes with a digit added in its place, or removed if it is there. */
export function toggled(notes: readonly Digit[], digit: Digit): readonly Digit[] {
  return notes.includes(digit)
    ? notes.filter((note) => note !== digit)
    : [...notes, digit].sort((a, b) => a - b);
}

/** The cells without the notes of a digit that it rules out in the 20 peers of its cell. */
function withoutPeersNotes(cells: Cells, { cell, digit }: Candidate): Cells {
  return cells.map((contents, each) =>
    arePeers(each, cell) ? withoutNotes(contents, [digit]) : contents,
  );
}

/**
 * The cells with a digit in one of them, in place of what was there, and gone from its peers' notes
 * if asked.
 */
export function withDigit(
  cells: Cells,
  candidate: Candidate,
  { removeNotes }: Pick<GameConfig, 'removeNotes'>,
): Cells {
  const { cell, digit } = candidate;
  const placed = withContents(cells, cell, bare(cellOf({ cells }, cell), digit));
  return removeNotes ? withoutPeersNotes(placed, candidate) : placed;
}

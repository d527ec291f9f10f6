import { arePeers } from '../houses.ts';
import type { Candidate, Cell, Digit } from '../types.ts';
import type { GameConfig } from './config.ts';
import type { GameCell } from './game.ts';

/** The 81 cells of a board. */
export type Cells = readonly GameCell[];

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
    arePeers(each, cell) && contents.notes.includes(digit)
      ? { ...contents, notes: contents.notes.filter((note) => note !== digit) }
      : contents,
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
  const placed = withContents(cells, candidate.cell, { value: candidate.digit, notes: [] });
  return removeNotes ? withoutPeersNotes(placed, candidate) : placed;
}

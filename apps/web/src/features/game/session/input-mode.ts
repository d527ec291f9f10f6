import { CELLS, type Cell, columnOf, type Digit, rowOf } from '@nanpure/engine';
import { CELL_COLOURS, type CellColour, type Clearing, type Move } from '@nanpure/engine/game';

/** What a digit key does: it answers, is noted in its place or in the middle of the cell, or gives a colour. */
export type InputMode = 'answer' | 'notes' | 'centre' | 'colour';

/** Every mode but that for answers. */
export type PencilMode = Exclude<InputMode, 'answer'>;

/** What decides where a digit goes. */
export interface Input {
  readonly mode: InputMode;
  /** The latest mode other than for answers; notes where it is left out. */
  readonly pencil?: PencilMode | undefined;
  /** The selected cell, where the focus is. */
  readonly selected: Cell | undefined;
  /** The selected cells, where they are others than `selected` alone. Not saved. */
  readonly group?: readonly Cell[] | undefined;
}

/** All selected cells. */
export function selectionOf({
  selected,
  group,
}: Pick<Input, 'selected' | 'group'>): readonly Cell[] {
  return group ?? (selected === undefined ? [] : [selected]);
}

/** The kind of notes that the player writes. */
export function notesMode({ pencil }: Pick<Input, 'pencil'>): 'notes' | 'centre' {
  return pencil === 'centre' ? 'centre' : 'notes';
}

/** What a digit key does now: an answer belongs to one cell, so that several are only noted. */
export function modeNow(input: Input): InputMode {
  const isNoted = input.mode === 'answer' && selectionOf(input).length > 1;
  return isNoted ? notesMode(input) : input.mode;
}

/** The colour that a digit key stands for; 9 stands for none. */
export function colourOf(digit: Digit): CellColour | undefined {
  return CELL_COLOURS.find((colour) => colour === digit);
}

/** The move that a digit makes on cells. */
export function entryMove(mode: InputMode, cells: readonly Cell[], digit: Digit): Move {
  const [cell = 0] = cells;
  switch (mode) {
    case 'answer':
      return { type: 'answer', cell, digit };
    case 'notes':
      return cells.length === 1
        ? { type: 'note', cell, digit }
        : { type: 'note-cells', cells, digit };
    case 'centre':
      return { type: 'centre-note-cells', cells, digit };
    case 'colour':
      return { type: 'colour-cells', cells, colour: colourOf(digit) ?? 1 };
  }
}

const CLEARED: Readonly<Record<InputMode, Clearing>> = {
  answer: 'entries',
  notes: 'notes',
  centre: 'centre-notes',
  colour: 'colours',
};

/**
 * The move that takes from cells what the mode enters; in answer mode the notes as well, where there are several cells
 * or no answer.
 */
export function clearingMove(
  mode: InputMode,
  cells: readonly Cell[],
  isAnswered: (cell: Cell) => boolean,
): Move {
  const [cell = 0, second] = cells;
  if (second === undefined && mode === 'answer' && isAnswered(cell)) {
    return { type: 'clear-answer', cell };
  }
  if (second === undefined && mode === 'notes') return { type: 'clear-notes', cell };
  return { type: 'clear-cells', cells, what: CLEARED[mode] };
}

/** The cells of the rectangle between two. */
export function cellsBetween(from: Cell, to: Cell): readonly Cell[] {
  const isWithin = (line: number, a: number, b: number) =>
    line >= Math.min(a, b) && line <= Math.max(a, b);
  return CELLS.filter(
    (cell) =>
      isWithin(rowOf(cell), rowOf(from), rowOf(to)) &&
      isWithin(columnOf(cell), columnOf(from), columnOf(to)),
  );
}

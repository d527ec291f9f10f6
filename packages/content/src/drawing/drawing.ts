/** A digit on the board, and the cells that it keeps that digit out of. */
interface DrawnCause {
  readonly cell: number;
  readonly closes: readonly number[];
}

/** A candidate of a cell. */
interface DrawnCandidate {
  readonly cell: number;
  readonly digit: number;
}

/** Two candidates that depend on each other: one of them is true (`strong`), or not both are (`weak`). */
interface DrawnLink {
  readonly from: DrawnCandidate;
  readonly to: DrawnCandidate;
  readonly kind: 'strong' | 'weak';
}

/** What is drawn over the cells of a board. Houses are 0-26: the rows, the columns, the boxes. */
export interface BoardDrawing {
  /** The houses that it is about, outlined. */
  readonly houses: readonly number[];
  /** The houses across those, in which something follows: a broken outline. */
  readonly across: readonly number[];
  /** A ray from each cause to each cell that it closes. */
  readonly causes: readonly DrawnCause[];
  readonly links: readonly DrawnLink[];
  /** What goes into a cell, ringed by the pencil; without a digit all of the cell is ringed. */
  readonly rings: readonly { readonly cell: number; readonly digit?: number | undefined }[];
}

export const NOTHING_DRAWN: BoardDrawing = {
  houses: [],
  across: [],
  causes: [],
  links: [],
  rings: [],
};

/** The side of a cell in the units of the drawing. */
export const CELL = 30;

/** How far from the edge of a house its outline runs: clear of notes, and not on that of another house. */
const INSET = { row: 1.25, column: 1.25, box: 2.5 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a cell, 0-80. */
function middleOf(cell: number): Point {
  return { x: ((cell % 9) + 0.5) * CELL, y: (Math.floor(cell / 9) + 0.5) * CELL };
}

/** The middle of a candidate in its fixed place; of the cell for none. */
export function placeOf(cell: number, digit: number | undefined): Point {
  const { x, y } = middleOf(cell);
  if (digit === undefined) return { x, y };
  const third = (CELL * 0.94) / 3;
  return {
    x: x + (((digit - 1) % 3) - 1) * third,
    y: y + (Math.floor((digit - 1) / 3) - 1) * third,
  };
}

function rectangle(left: number, top: number, columns: number, rows: number, inset: number) {
  return {
    x: left * CELL + inset,
    y: top * CELL + inset,
    width: columns * CELL - 2 * inset,
    height: rows * CELL - 2 * inset,
  };
}

/** The outline of a house. */
export function outlineOf(house: number) {
  const index = house % 9;
  if (house < 9) return rectangle(0, index, 9, 1, INSET.row);
  if (house < 18) return rectangle(index, 0, 1, 9, INSET.column);
  return rectangle(3 * (index % 3), 3 * Math.floor(index / 3), 3, 3, INSET.box);
}

/** A ray starts beside the digit, and ends before it would cross out what stands in the cell. */
const FROM_DIGIT = 0.4 * CELL;
const BEFORE_CELL = 0.22 * CELL;

/** How far before the middle of a cell that gets its digit: outside of the ring around it. */
const BEFORE_RING = 0.5 * CELL;

/** The ends of a ray from one cell to another, which it closes, or leaves to the digit ringed there. */
export function rayBetween(
  from: number,
  to: number,
  isRinged: boolean,
): { readonly start: Point; readonly end: Point } {
  const [a, b] = [middleOf(from), middleOf(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const along = (distance: number): Point => ({
    x: a.x + ((b.x - a.x) * distance) / length,
    y: a.y + ((b.y - a.y) * distance) / length,
  });
  return { start: along(FROM_DIGIT), end: along(length - (isRinged ? BEFORE_RING : BEFORE_CELL)) };
}

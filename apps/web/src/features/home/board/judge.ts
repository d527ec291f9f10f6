import type { HomePosition } from './positions.ts';

/*
 * A board without the tables of the engine, which this page does without. Cells and lines are counted from 0.
 */

export const rowOf = (cell: number) => Math.floor(cell / 9);
export const columnOf = (cell: number) => cell % 9;
export const boxOf = (cell: number) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);

/** Where a cell may have a digit twice, the line first that is named by its number. */
const HOUSES = { row: rowOf, column: columnOf, box: boxOf } as const;

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);

/** A digit on the board, and the cells that it keeps a digit out of. */
interface Cause {
  readonly cell: number;
  readonly closes: readonly number[];
}

/** What is said of a digit for the circled cell. */
export type Verdict =
  | { readonly kind: 'right' }
  /** The house that has the digit already, and the cell that has it. */
  | { readonly kind: keyof typeof HOUSES; readonly cell: number }
  /** The rules would allow it; it goes elsewhere all the same. */
  | { readonly kind: 'elsewhere' };

/** The digit in a cell of a position; 0 where it is empty. */
export const digitAt = ({ grid }: HomePosition, cell: number) => Number(grid[cell]) || 0;

/** Whether a digit goes into the circled cell, and what is said against it. */
export function judge(position: HomePosition, digit: number): Verdict {
  if (digit === position.digit) return { kind: 'right' };
  for (const kind of ['row', 'column', 'box'] as const) {
    const house = HOUSES[kind];
    const cell = CELLS.find(
      (each) => digitAt(position, each) === digit && house(each) === house(position.cell),
    );
    if (cell !== undefined) return { kind, cell };
  }
  return { kind: 'elsewhere' };
}

/** Whether two cells share a house. */
export const sees = (one: number, other: number) =>
  one !== other && Object.values(HOUSES).some((of) => of(one) === of(other));

/** The digits that the reason rests on, each with the cells that it closes. */
export function causesOf(position: HomePosition): readonly Cause[] {
  const { cell, technique, digit } = position;
  if (technique === 'naked-single') {
    const seen = CELLS.filter((each) => sees(each, cell) && digitAt(position, each) !== 0);
    const digits = new Map(seen.map((each) => [digitAt(position, each), each]));
    return [...digits.values()].map((each) => ({ cell: each, closes: [cell] }));
  }
  const open = CELLS.filter(
    (each) => each !== cell && boxOf(each) === boxOf(cell) && digitAt(position, each) === 0,
  );
  const same = CELLS.filter((each) => digitAt(position, each) === digit);
  return same
    .map((each) => ({ cell: each, closes: open.filter((to) => sees(each, to)) }))
    .filter(({ closes }) => closes.length > 0);
}

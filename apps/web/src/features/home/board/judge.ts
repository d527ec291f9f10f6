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

/** The cells that the reason is about: those that see the circled one, or its box and the digits that close it. */
export function reasonCells(position: HomePosition): readonly number[] {
  const { cell, technique, digit } = position;
  const isInBox = (each: number) => boxOf(each) === boxOf(cell);
  if (technique === 'naked-single') {
    const sees = (each: number) => Object.values(HOUSES).some((of) => of(each) === of(cell));
    return CELLS.filter((each) => each !== cell && sees(each));
  }
  const reachesBox = (each: number) =>
    CELLS.some(
      (to) => isInBox(to) && (rowOf(to) === rowOf(each) || columnOf(to) === columnOf(each)),
    );
  return CELLS.filter(
    (each) =>
      each !== cell && (isInBox(each) || (digitAt(position, each) === digit && reachesBox(each))),
  );
}

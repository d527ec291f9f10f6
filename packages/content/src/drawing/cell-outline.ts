import { CELL, type Point, placeOf } from './drawing.ts';

/** How far inside its cells an outline runs, and how much further inside for each other one there. */
const INSET = 1.6;
const FURTHER_IN = 1.5;

const rowOf = (cell: number) => Math.floor(cell / 9);
const columnOf = (cell: number) => cell % 9;

function areBeside(one: number, other: number): boolean {
  const rows = Math.abs(rowOf(one) - rowOf(other));
  return rows + Math.abs(columnOf(one) - columnOf(other)) === 1;
}

/** The four ways out of a cell: one row or column on. */
const WAYS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** Whether some cells go on from one of them in a way. */
function goesOn(cells: readonly number[], cell: number, { x, y }: Point): boolean {
  const next = cell + x + 9 * y;
  return cells.includes(next) && areBeside(cell, next);
}

/** One side of a cell as a line a little inside it; where the cells go on, up to the line that it meets. */
function sideOf(cells: readonly number[], cell: number, out: Point, inset: number): string {
  const middle = placeOf(cell, undefined);
  const inside = CELL / 2 - inset;
  const ends = [1, -1].map((turn) => {
    const along = { x: -turn * out.y, y: turn * out.x };
    const reach = goesOn(cells, cell, along) ? CELL / 2 + inset : inside;
    const x = middle.x + out.x * inside + along.x * reach;
    const y = middle.y + out.y * inside + along.y * reach;
    return `${x} ${y}`;
  });
  return `M${ends.join('L')}`;
}

/** The outline of some cells, around all that hang together by their sides, within so many others. */
export function outlineOfCells(cells: readonly number[], others = 0): string {
  const inset = INSET + FURTHER_IN * others;
  const sides = cells.flatMap((cell) =>
    WAYS.filter((out) => !goesOn(cells, cell, out)).map((out) => sideOf(cells, cell, out, inset)),
  );
  return sides.join('');
}

/** The outlines of lists of cells, each within those before it that share a cell with it. */
export function outlinesOf(lists: readonly (readonly number[])[]): readonly string[] {
  return lists.map((cells, index) => {
    const isShared = (list: readonly number[]) => list.some((cell) => cells.includes(cell));
    return outlineOfCells(cells, lists.slice(0, index).filter(isShared).length);
  });
}

/** Where candidates stand, the best for a letter first: the corners of the cell, then the sides, then the middle. */
const LETTER_PLACES = [1, 3, 7, 9, 2, 4, 6, 8, 5];

/**
 * Where the letters of some lists of cells stand: each in the place of a candidate that one of its cells doesn't have,
 * and no two in one place. Cells that are in one list only come first.
 */
export function letterPlaces(
  lists: readonly (readonly number[])[],
  digitsAt: (cell: number) => readonly number[],
): readonly (Point | undefined)[] {
  const taken = new Set<number>();
  const sharing = (cell: number) => lists.filter((cells) => cells.includes(cell)).length;
  return lists.map((cells) => {
    const places = [...cells]
      .sort((one, other) => sharing(one) - sharing(other))
      .flatMap((cell) => LETTER_PLACES.map((digit) => ({ cell, digit })));
    const free = places.find(
      ({ cell, digit }) => !digitsAt(cell).includes(digit) && !taken.has(10 * cell + digit),
    );
    if (free) taken.add(10 * free.cell + free.digit);
    return free && placeOf(free.cell, free.digit);
  });
}

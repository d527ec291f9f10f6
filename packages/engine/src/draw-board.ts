import { CELLS, cellAt } from './houses.ts';
import type { Cell } from './types.ts';

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Joins the nine parts of a line or of a board with a mark after every third. */
function joinThirds(parts: readonly string[], between: string, mark: string): string {
  return [0, 3, 6].map((from) => parts.slice(from, from + 3).join(between)).join(mark);
}

/** The board as nine lines of text with the boxes drawn, each cell as wide as the widest one. */
export function drawBoard(textOf: (cell: Cell) => string): string {
  const width = Math.max(...CELLS.map((cell) => textOf(cell).length));
  const lines = NINE.map((row) =>
    joinThirds(
      NINE.map((column) => textOf(cellAt(row, column)).padEnd(width)),
      ' ',
      ' | ',
    ).trimEnd(),
  );
  const box = '-'.repeat(3 * width + 2);
  return joinThirds(lines, '\n', `\n${box}-+-${box}-+-${box}\n`);
}

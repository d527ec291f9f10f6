import { type Cell, cellGroups, type Digit, type House } from '@nanpure/engine';
import type { Node } from '@nanpure/engine/ladder';
import { names } from '../../hints/en/names.ts';
import type { Colour } from '../facts.ts';

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

/** "one" to "nine" */
export function countOf(count: number): string {
  return COUNTS[count - 1] ?? `${count}`;
}

/** "row 4 column 2" */
export function cell(one: Cell): string {
  return names.cells([one]);
}

export function house(one: House): string {
  return names.houses([one]);
}

/** "row 4 column 2 or row 9 column 5", "one of row 4 columns 2, 3 and 5" */
function eitherCell(cells: readonly Cell[]): string {
  const [one, other, another] = cells;
  if (one === undefined || other === undefined) return names.cells(cells);
  return another === undefined ? `${cell(one)} or ${cell(other)}` : `one of ${names.cells(cells)}`;
}

/** "row 4 column 2 is 7", "one of row 4 columns 2 and 3 is 7" */
export function right({ cells, digit }: Node): string {
  const subject = cells.length === 1 ? names.cells(cells) : `one of ${names.cells(cells)}`;
  return `${subject} is ${digit}`;
}

/** "row 4 column 2 is not 7", "neither of row 4 columns 2 and 3 is 7" */
export function wrong({ cells, digit }: Node): string {
  if (cells.length === 1) return `${names.cells(cells)} is not ${digit}`;
  return `${cells.length === 2 ? 'neither' : 'none'} of ${names.cells(cells)} is ${digit}`;
}

/** "A (row 4 columns 2 and 5)" */
export function colour({ letter, cells }: Colour): string {
  return `${letter} (${names.cells(cells)})`;
}

/** "the fin in row 4 column 2", "the fins in row 4 columns 2 and 3" */
export function finsIn(cells: readonly Cell[]): string {
  return `the fin${cells.length > 1 ? 's' : ''} in ${names.cells(cells)}`;
}

/** "row 4 column 2 or row 9 column 5 is 7", or in which of many cells it is */
export function oneIs(cells: readonly Cell[], digit: Digit): string {
  const [first, another] = cellGroups(cells);
  const isScattered = cells.length > 2 && first !== undefined && another !== undefined;
  return isScattered
    ? `${digit} is in one of these cells: ${names.cells(cells)}`
    : `${eitherCell(cells)} is ${digit}`;
}

/** "no cell that sees both" */
export function noneSeeing(cells: readonly Cell[]): string {
  const [, other, another] = cells;
  if (other === undefined) return 'no cell that sees it';
  return another === undefined ? 'no cell that sees both' : 'no cell that sees them all';
}

/** "both 3 and 5", "all of 3, 5 and 7" */
export function all(digits: readonly Digit[]): string {
  return `${digits.length === 2 ? 'both' : 'all of'} ${names.digits(digits)}`;
}

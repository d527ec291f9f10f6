import { type Grid, gridOf, makeGrid, valueAt } from '../grid.ts';
import { cellAt, columnOf, rowOf } from '../houses.ts';
import type { Value } from '../types.ts';
import { givenCount } from './dig.ts';

/*
 * The symmetries of Sudoku (relabelling, transposition, permutation of bands, stacks, rows within a
 * band and columns within a stack) make 2 × 6^8 arrangements of a grid, each with 9! labellings. The
 * normal form is the least of them all as a text with 0 for empty cells, known among collectors as
 * the "minlex" form. In it digits are labelled in the order in which they appear, so only the
 * arrangements have to be tried, and those row by row: of all that begin with the least rows so far
 * each next row is tried, and only the least go on. With the order of columns fixed at the start,
 * that is 2 × 1296 × 9 first rows and soon only a handful.
 */

type Order = readonly number[];

/** The beginning of an arrangement: some rows of a table in an order, and the labels given so far. */
interface Start {
  readonly table: readonly Order[];
  readonly columns: Order;
  readonly rows: Order;
  /** The new digit of each old one; 0 for none yet. */
  readonly labels: Order;
}

const INDEXES: Order = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const NO_LABELS: Order = Array(10).fill(0);
const ORDERS_OF_THREE: readonly Order[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** All 1296 orders of nine lines that keep the threes together. */
const LINE_ORDERS: readonly Order[] = ORDERS_OF_THREE.flatMap((threes) =>
  threes.reduce<readonly Order[]>(
    (begun, three) =>
      begun.flatMap((lines) =>
        ORDERS_OF_THREE.map((order) => [...lines, ...order.map((line) => 3 * three + line)]),
      ),
    [[]],
  ),
);

function isEmptyLine(line: Order): boolean {
  return line.every((digit) => digit === 0);
}

/** Whether an earlier row of the same band is empty too and not used yet: then that one will do. */
function repeatsEmptyRow(table: readonly Order[], row: number, rows: Order): boolean {
  const isFree = (other: number) => !rows.includes(other) && isEmptyLine(table[other] ?? []);
  return isFree(row) && INDEXES.slice(row - (row % 3), row).some(isFree);
}

/** The rows that can come next: a band has to be finished before another begins. */
function nextRows({ table, rows }: Start): Order {
  const last = rows.at(-1) ?? 0;
  const bands = rows.length % 3 === 0 ? [0, 1, 2] : [Math.floor(last / 3)];
  return INDEXES.filter(
    (row) =>
      bands.includes(Math.floor(row / 3)) &&
      !rows.includes(row) &&
      !repeatsEmptyRow(table, row, rows),
  );
}

/** Labels the digits of a row that have none yet, in the order of the columns. */
function withLabels({ table, columns, labels }: Start, row: number): Order {
  const result = [...labels];
  let last = Math.max(...labels);
  for (const column of columns) {
    const digit = table[row]?.[column] ?? 0;
    if (digit !== 0) result[digit] ||= ++last;
  }
  return result;
}

/** A row of the arrangement as a number of nine digits. */
function rowNumber({ table, columns, labels }: Start, row: number): number {
  const own = labels.slice();
  const digits = table[row] ?? [];
  let last = 0;
  for (const label of labels) if (label > last) last = label;
  let number = 0;
  for (const column of columns) {
    const digit = digits[column] ?? 0;
    if (digit !== 0 && own[digit] === 0) own[digit] = ++last;
    number = 10 * number + (own[digit] ?? 0);
  }
  return number;
}

/** All arrangements with one row more that are the least of them. */
function leastWithRow(starts: readonly Start[]): Start[] {
  let least = Number.POSITIVE_INFINITY;
  let found: { start: Start; row: number }[] = [];
  for (const start of starts) {
    for (const row of nextRows(start)) {
      const number = rowNumber(start, row);
      if (number > least) continue;
      if (number < least) found = [];
      least = number;
      found.push({ start, row });
    }
  }
  return found.map(({ start, row }) => ({
    ...start,
    rows: [...start.rows, row],
    labels: withLabels(start, row),
  }));
}

/** The orders of the columns that look different: empty columns are all alike. */
function columnOrders(table: readonly Order[]): readonly Order[] {
  const firstEmpty = INDEXES.find((column) => isEmptyLine(table.map((row) => row[column] ?? 0)));
  const kinds = INDEXES.map((column) =>
    isEmptyLine(table.map((row) => row[column] ?? 0)) ? (firstEmpty ?? column) : column,
  );
  if (new Set(kinds).size === kinds.length) return LINE_ORDERS;
  const byLook = new Map(
    LINE_ORDERS.map((order) => [order.map((column) => kinds[column]).join(), order]),
  );
  return [...byLook.values()];
}

function startsOf(table: readonly Order[]): Start[] {
  return columnOrders(table).map((columns) => ({ table, columns, rows: [], labels: NO_LABELS }));
}

/**
 * The grid that stands for all that are the same under the symmetries of Sudoku: relabelling of the
 * digits, transposition, and permutation of bands, stacks, rows within a band and columns within a
 * stack. Takes any grid.
 */
export function normalForm(grid: Grid): Grid {
  const rows = INDEXES.map((row) => INDEXES.map((column) => valueAt(grid, cellAt(row, column))));
  const columns = INDEXES.map((column) => rows.map((row) => row[column] ?? 0));
  const [first] = INDEXES.reduce<Start[]>(leastWithRow, [...startsOf(rows), ...startsOf(columns)]);
  return gridOf((cell) => (first ? arrangedValue(first, rowOf(cell), columnOf(cell)) : 0));
}

function arrangedValue({ table, rows, columns, labels }: Start, row: number, column: number) {
  const digit = table[rows[row] ?? 0]?.[columns[column] ?? 0] ?? 0;
  return (labels[digit] ?? 0) as Value;
}

/** Whether two grids are the same under the symmetries of Sudoku (see `normalForm`). */
export function areTwins(a: Grid, b: Grid): boolean {
  return givenCount(a) === givenCount(b) && makeGrid(normalForm(a)) === makeGrid(normalForm(b));
}

import { givenCount } from './generator/dig-holes.ts';
import { formatGrid, type Grid, gridOf, valueAt } from './grid.ts';
import { cellAt, columnOf, rowOf } from './houses.ts';
import { once } from './once.ts';
import type { Value } from './types.ts';

/*
 * The symmetries of Sudoku (relabelling, transposition, permutation of bands, stacks, rows within a
 * band and columns within a stack) make 2 × 6^8 arrangements of a grid, each with 9! labellings. The
 * canonical form is the least of them all as a text with 0 for empty cells, known among collectors as
 * the "minlex" form. In it digits are labelled in the order in which they appear, so only the
 * arrangements have to be tried, and those row by row: of all that begin with the least rows so far
 * each next row is tried, and only the least go on. With the order of columns fixed at the start,
 * that is 2 × 1296 × 9 first rows and soon only a handful.
 *
 * Where digits repeat in houses, most arrangements can begin alike for long. When more of them do than
 * those of a complete grid, the row comes next that the fewest have, which is the same for all equivalent grids; so
 * what they get is one form for all of them too, only not always the least.
 */

type Order = readonly number[];

/** The rows of a grid or of its transpose. */
interface Table {
  readonly rows: readonly Order[];
  /** For each row the first one that is equal, in another band perhaps. */
  readonly equal: Order;
}

/** The beginning of an arrangement: some rows of a table in an order, and the labels given so far. */
interface Start {
  readonly table: Table;
  readonly columns: Order;
  readonly rows: Order;
  /** The new digit of each old one, 0 for none yet; and how many have one. */
  readonly labels: Order;
  readonly labelled: number;
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
const lineOrders = once((): readonly Order[] =>
  ORDERS_OF_THREE.flatMap((threes) =>
    threes.reduce<readonly Order[]>(
      (begun, three) =>
        begun.flatMap((lines) =>
          ORDERS_OF_THREE.map((order) => [...lines, ...order.map((line) => 3 * three + line)]),
        ),
      [[]],
    ),
  ),
);

/** So many arrangements of a complete grid have the least first row, and not so many the next ones. */
const MOST_FIRST_ROWS = 2 * 1296 * 9;
const MOST_LATER_ROWS = 2 * 1296;

/** For each line the first one that holds the same. */
function firstEqual(lines: readonly Order[]): Order {
  const texts = lines.map((line) => line.join());
  return texts.map((text) => texts.indexOf(text));
}

/** Whether an earlier row of the same band is equal and not used yet: then that one will do. */
function repeatsRow(equal: Order, row: number, rows: Order): boolean {
  for (let other = row - (row % 3); other < row; other++) {
    if (equal[other] === equal[row] && !rows.includes(other)) return true;
  }
  return false;
}

/** The rows that can come next: a band has to be finished before another begins. */
function nextRows({ table, rows }: Start): Order {
  const first = rows.length % 3 === 0 ? 0 : 3 * Math.floor((rows.at(-1) ?? 0) / 3);
  const end = rows.length % 3 === 0 ? 9 : first + 3;
  const next: number[] = [];
  for (let row = first; row < end; row++) {
    if (!rows.includes(row) && !repeatsRow(table.equal, row, rows)) next.push(row);
  }
  return next;
}

/** The arrangement with one row more: its digits that have no label yet get one, column by column. */
function withRow(start: Start, row: number): Start {
  const { table, columns, rows } = start;
  const labels = start.labels.slice();
  let { labelled } = start;
  for (const column of columns) {
    const digit = table.rows[row]?.[column] ?? 0;
    if (digit !== 0 && labels[digit] === 0) labels[digit] = ++labelled;
  }
  return { table, columns, rows: [...rows, row], labels, labelled };
}

/** The labels of one row at a time: there are too many rows for a list of its own each. */
const OWN_LABELS = new Uint8Array(10);

/** A row of the arrangement as a number of nine digits. */
function rowNumber({ table, columns, labels, labelled }: Start, row: number): number {
  OWN_LABELS.set(labels);
  const digits = table.rows[row] ?? [];
  let last = labelled;
  let number = 0;
  for (const column of columns) {
    const digit = digits[column] ?? 0;
    if (digit !== 0 && OWN_LABELS[digit] === 0) OWN_LABELS[digit] = ++last;
    number = 10 * number + (OWN_LABELS[digit] ?? 0);
  }
  return number;
}

/** The number that the fewest of all next rows have; the least such number. */
function rarestNumber(starts: readonly Start[]): number {
  const times = new Map<number, number>();
  for (const start of starts) {
    for (const row of nextRows(start)) {
      const number = rowNumber(start, row);
      times.set(number, (times.get(number) ?? 0) + 1);
    }
  }
  const [[rarest] = [0]] = [...times].sort(([a, some], [b, others]) => some - others || a - b);
  return rarest;
}

/** An arrangement and its next row. */
interface Choice {
  readonly start: Start;
  readonly row: number;
}

function choicesWith(number: number, starts: readonly Start[]): Choice[] {
  return starts.flatMap((start) =>
    nextRows(start)
      .filter((row) => rowNumber(start, row) === number)
      .map((row) => ({ start, row })),
  );
}

function leastChoices(starts: readonly Start[]): Choice[] {
  let least = Number.POSITIVE_INFINITY;
  let found: Choice[] = [];
  for (const start of starts) {
    for (const row of nextRows(start)) {
      const number = rowNumber(start, row);
      if (number > least) continue;
      if (number < least) found = [];
      least = number;
      found.push({ start, row });
    }
  }
  return found;
}

/** All arrangements with one row more that are the least of them, unless those are too many. */
function withNextRow(starts: readonly Start[], _: number, rowCount: number): Start[] {
  const least = leastChoices(starts);
  const areTooMany = least.length > (rowCount === 0 ? MOST_FIRST_ROWS : MOST_LATER_ROWS);
  const choices = areTooMany ? choicesWith(rarestNumber(starts), starts) : least;
  return choices.map(({ start, row }) => withRow(start, row));
}

/** The orders of the columns that look different; `equal` says which columns are alike. */
function columnOrders(equal: Order): readonly Order[] {
  if (new Set(equal).size === equal.length) return lineOrders();
  const byLook = new Map(
    lineOrders().map((order) => [order.map((column) => equal[column]).join(), order]),
  );
  return [...byLook.values()];
}

/** Where all arrangements of some rows begin; `columns` are the same cells by column. */
function startsOf(rows: readonly Order[], columns: readonly Order[]): Start[] {
  const table = { rows, equal: firstEqual(rows) };
  return columnOrders(firstEqual(columns)).map((order) => ({
    table,
    columns: order,
    rows: [],
    labels: NO_LABELS,
    labelled: 0,
  }));
}

/**
 * The grid that stands for all that are the same under the symmetries of Sudoku: relabelling of the
 * digits, transposition, and permutation of bands, stacks, rows within a band and columns within a
 * stack. Takes any grid.
 */
export function canonicalForm(grid: Grid): Grid {
  const rows = INDEXES.map((row) => INDEXES.map((column) => valueAt(grid, cellAt(row, column))));
  const columns = INDEXES.map((column) => rows.map((row) => row[column] ?? 0));
  const [first] = INDEXES.reduce<Start[]>(withNextRow, [
    ...startsOf(rows, columns),
    ...startsOf(columns, rows),
  ]);
  return gridOf((cell) => (first ? arrangedValue(first, rowOf(cell), columnOf(cell)) : 0));
}

function arrangedValue({ table, rows, columns, labels }: Start, row: number, column: number) {
  const digit = table.rows[rows[row] ?? 0]?.[columns[column] ?? 0] ?? 0;
  return (labels[digit] ?? 0) as Value;
}

/** Whether two grids are the same under the symmetries of Sudoku (see `canonicalForm`). */
export function areEquivalent(a: Grid, b: Grid): boolean {
  return (
    givenCount(a) === givenCount(b) && formatGrid(canonicalForm(a)) === formatGrid(canonicalForm(b))
  );
}

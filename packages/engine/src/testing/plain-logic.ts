/*
 * Sudoku logic once more, the plain way: a grid of digits, a set of candidates for each cell, every rule
 * as loops that remove candidates. No bits, no search order, nothing shared with the engine, so that
 * both can only agree by both being right.
 */

/** The digits that stand (0 for none) and, in empty cells, the candidates. Changed in place. */
export interface PlainBoard {
  readonly values: number[];
  readonly candidates: Set<number>[];
}

/** Applies a rule once all over the board; tells whether anything changed. */
type Rule = (board: PlainBoard) => boolean;

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const ONE_TO_NINE = NINE.map((index) => index + 1);
const ROWS = NINE.map((row) => NINE.map((column) => row * 9 + column));
const COLUMNS = NINE.map((column) => NINE.map((row) => row * 9 + column));
const BOXES = NINE.map((box) =>
  NINE.map((spot) => {
    const row = Math.floor(box / 3) * 3 + Math.floor(spot / 3);
    return row * 9 + (box % 3) * 3 + (spot % 3);
  }),
);
const LINES = [...ROWS, ...COLUMNS];
/** The rows, columns and boxes as lists of cells. */
export const PLAIN_UNITS = [...LINES, ...BOXES];
const PEERS = CELLS.map(
  (cell) => new Set(PLAIN_UNITS.filter((unit) => unit.includes(cell)).flat()),
);

/** The boxes and lines that cross, and how their cells fall apart. */
const CROSSINGS = BOXES.flatMap((box) =>
  LINES.filter((line) => line.some((cell) => box.includes(cell))).map((line) => ({
    box,
    line,
    boxOnly: box.filter((cell) => !line.includes(cell)),
    lineOnly: line.filter((cell) => !box.includes(cell)),
  })),
);

function pairsOf<T>(items: readonly T[]): (readonly [T, T])[] {
  return items.flatMap((one, index) =>
    items.slice(index + 1).map((other) => [one, other] as const),
  );
}

function triplesOf<T>(items: readonly T[]): T[][] {
  return items.flatMap((one, index) =>
    pairsOf(items.slice(index + 1)).map((pair) => [one, ...pair]),
  );
}

/** The candidates of a cell; none where a digit stands. */
function at({ candidates }: PlainBoard, cell: number): Set<number> {
  return candidates[cell] ?? new Set();
}

/** The cells of a unit that have a digit as a candidate. */
function placesOf(board: PlainBoard, unit: readonly number[], digit: number): number[] {
  return unit.filter((cell) => at(board, cell).has(digit));
}

/** Removes a candidate from cells; tells whether one of them had it. */
function remove(board: PlainBoard, cells: readonly number[], digit: number): boolean {
  let changed = false;
  for (const cell of cells) if (at(board, cell).delete(digit)) changed = true;
  return changed;
}

/** Puts a digit into a cell. */
export function put(board: PlainBoard, cell: number, digit: number): void {
  board.values[cell] = digit;
  at(board, cell).clear();
  for (const peer of PEERS[cell] ?? []) at(board, peer).delete(digit);
}

/** A board with these digits on it and every candidate that they leave. */
export function plainBoard(values: readonly number[]): PlainBoard {
  const board = {
    values: values.map(() => 0),
    candidates: values.map(() => new Set(ONE_TO_NINE)),
  };
  for (const [cell, digit] of values.entries()) if (digit !== 0) put(board, cell, digit);
  return board;
}

/** A rule that looks at one part of the board after the other. */
function overAll<Part>(
  parts: readonly Part[],
  change: (board: PlainBoard, part: Part) => boolean,
): Rule {
  return (board) => parts.map((part) => change(board, part)).includes(true);
}

const nakedSingles = overAll(CELLS, (board, cell) => {
  const [digit, another] = at(board, cell);
  if (digit === undefined || another !== undefined) return false;
  put(board, cell, digit);
  return true;
});

const hiddenSingles = overAll(
  PLAIN_UNITS.flatMap((unit) => ONE_TO_NINE.map((digit) => ({ unit, digit }))),
  (board, { unit, digit }) => {
    const [cell, another] = placesOf(board, unit, digit);
    if (cell === undefined || another !== undefined) return false;
    put(board, cell, digit);
    return true;
  },
);

const nakedPairs = overAll(
  PLAIN_UNITS.flatMap((unit) => pairsOf(unit).map((pair) => ({ unit, pair }))),
  (board, { unit, pair }) => {
    const [one, other] = pair.map((cell) => [...at(board, cell)].sort());
    if (one?.length !== 2 || one.join() !== other?.join()) return false;
    const others = unit.filter((cell) => !pair.includes(cell));
    return one.map((digit) => remove(board, others, digit)).includes(true);
  },
);

const hiddenPairs = overAll(
  PLAIN_UNITS.flatMap((unit) => pairsOf(ONE_TO_NINE).map((pair) => ({ unit, pair }))),
  (board, { unit, pair }) => {
    const [one, other] = pair.map((digit) => placesOf(board, unit, digit));
    if (one?.length !== 2 || one.join() !== other?.join()) return false;
    const others = ONE_TO_NINE.filter((digit) => !pair.includes(digit));
    return others.map((digit) => remove(board, one, digit)).includes(true);
  },
);

/** A digit whose places in one unit are all in another: gone from the rest of that one. */
function confined(from: 'box' | 'line'): Rule {
  const crossings = CROSSINGS.flatMap((crossing) =>
    ONE_TO_NINE.map((digit) => ({ ...crossing, digit })),
  );
  return overAll(crossings, (board, { box, line, boxOnly, lineOnly, digit }) => {
    const [unit, outside, rest] =
      from === 'box' ? [box, boxOnly, lineOnly] : [line, lineOnly, boxOnly];
    if (placesOf(board, unit, digit).length < 2) return false;
    return placesOf(board, outside, digit).length === 0 && remove(board, rest, digit);
  });
}

/** Some lines in which a digit has two or more places, all in as many lines across. */
function fish(size: 2 | 3): Rule {
  const sets = size === 2 ? pairsOf(NINE) : triplesOf(NINE);
  const fishes = ONE_TO_NINE.flatMap((digit) =>
    [ROWS, COLUMNS].flatMap((lines) => sets.map((set) => ({ digit, lines, set }))),
  );
  return overAll(fishes, (board, { digit, lines, set }) => {
    const places = set.map((line) => placesOf(board, lines[line] ?? [], digit));
    if (places.some(({ length }) => length < 2 || length > size)) return false;
    const across = (lines === ROWS ? COLUMNS : ROWS).filter((line) =>
      line.some((cell) => places.flat().includes(cell)),
    );
    if (across.length > size) return false;
    const rest = across.flat().filter((cell) => !places.flat().includes(cell));
    return remove(board, rest, digit);
  });
}

/** The rules by the names of the techniques, in the order of the catalogue. */
export const PLAIN_RULES = {
  'naked-single': nakedSingles,
  'hidden-single': hiddenSingles,
  'naked-pair': nakedPairs,
  'hidden-pair': hiddenPairs,
  'pointing-pairs': confined('box'),
  'box-line-reduction': confined('line'),
  'x-wing': fish(2),
  swordfish: fish(3),
} as const satisfies Record<string, Rule>;

export type PlainRule = keyof typeof PLAIN_RULES;

/** Applies the rules until none changes anything; tells whether the board is full. */
export function close(board: PlainBoard, names: readonly PlainRule[]): boolean {
  while (names.some((name) => PLAIN_RULES[name](board)));
  return !board.values.includes(0);
}

/** The empty cells that a naked or hidden single fills. */
export function plainSingles(board: PlainBoard): number[] {
  const hidden = PLAIN_UNITS.flatMap((unit) =>
    ONE_TO_NINE.map((digit) => placesOf(board, unit, digit)).filter(({ length }) => length === 1),
  );
  const naked = CELLS.filter((cell) => at(board, cell).size === 1);
  return [...new Set([...naked, ...hidden.flat()])];
}

/**
 * How many cells stay empty when singles fill all they can but some cells are left alone: as many as at
 * any moment at which only these cells can be filled next.
 */
export function emptyAfterAllBut(
  cells: readonly number[],
  givens: readonly number[],
  solution: readonly number[],
): number {
  const board = plainBoard(givens);
  let open: number[];
  do {
    open = plainSingles(board).filter((cell) => !cells.includes(cell));
    for (const cell of open) put(board, cell, solution[cell] ?? 0);
  } while (open.length > 0);
  return board.values.filter((value) => value === 0).length;
}

/** The digits that stand in no house of a cell. */
function possibleDigits(values: readonly number[], cell: number): number[] {
  const taken: boolean[] = [];
  for (const peer of PEERS[cell] ?? []) taken[values[peer] ?? 0] = true;
  return ONE_TO_NINE.filter((digit) => !taken[digit]);
}

/** How many ways there are to fill a grid, counted up to 2, by trying digit after digit. */
export function plainCount(values: readonly number[]): number {
  let best: { cell: number; digits: number[] } | undefined;
  for (const cell of CELLS) {
    if (values[cell] !== 0) continue;
    const digits = possibleDigits(values, cell);
    if (!best || digits.length < best.digits.length) best = { cell, digits };
    if (digits.length < 2) break;
  }
  if (!best) return 1;
  let count = 0;
  for (const digit of best.digits) {
    const next = [...values];
    next[best.cell] = digit;
    count += plainCount(next);
    if (count > 1) break;
  }
  return count;
}

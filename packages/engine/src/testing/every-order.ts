/*
 * Can a puzzle do without a technique in any order of the other steps? Their order matters: a swordfish
 * that is there now is gone once a single fills one of its lines. So the other techniques are taken here
 * for more than they are: a pattern holds also with fewer candidates than it needs, as long as it can have
 * had enough of them at the start. Such patterns never go away, and whatever a step takes away in any
 * order, they take away too. A puzzle that even they do not finish is finished in no order.
 */
import { BOXES, CELLS, COLUMNS, cellsOf, HOUSES, peersOf, ROWS } from '../houses.ts';
import { Position } from '../position.ts';
import type { Puzzle } from '../puzzle.ts';
import { TAUGHT_TECHNIQUES, type TaughtTechniqueId } from '../techniques/index.ts';
import { type Cell, DIGITS, type Digit, type House } from '../types.ts';

/** Digits, cells of a house or lines as bits: bit 0 the first. */
type Bits = number;

/** What is left, changed in place: the digits of each cell, and whether one of them is placed. */
interface Board {
  readonly start: readonly Bits[];
  readonly left: Bits[];
  readonly isPlaced: boolean[];
}

/** Takes away what a technique can; tells whether that changed anything. */
type Rule = (board: Board) => boolean;

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const LINES = [...ROWS, ...COLUMNS];
const CELLS_OF = HOUSES.map((house) => [...cellsOf(house)]);
const PEERS_OF = CELLS.map((cell) => [...peersOf(cell)]);

function countBits(bits: Bits): number {
  return NINE.filter((index) => (bits >> index) & 1).length;
}

const COUNTS = Array.from({ length: 512 }, (_, bits) => countBits(bits));
const count = (bits: Bits) => COUNTS[bits] ?? 0;

/** All sets of `size` of nine things. */
const setsOf = (size: number) => COUNTS.flatMap((each, bits) => (each === size ? [bits] : []));
const PAIRS = setsOf(2);

function cellsIn(house: House, spots: Bits): Cell[] {
  return (CELLS_OF[house] ?? []).filter((_, spot) => (spots >> spot) & 1);
}

/** The cells of a house that have a digit, as bits. */
function maskIn(cells: readonly Bits[], house: House, digit: number): Bits {
  return (CELLS_OF[house] ?? []).reduce(
    (spots, cell, spot) => spots | ((((cells[cell] ?? 0) >> digit) & 1) << spot),
    0,
  );
}

function remove(board: Board, cells: readonly Cell[], digits: Bits): boolean {
  let changed = false;
  for (const cell of cells) {
    const left = board.left[cell] ?? 0;
    if ((left & digits) === 0) continue;
    board.left[cell] = left & ~digits;
    changed = true;
  }
  return changed;
}

function place(board: Board, cell: Cell, digit: Bits): boolean {
  if (board.isPlaced[cell]) return false;
  board.isPlaced[cell] = true;
  board.left[cell] = digit;
  remove(board, PEERS_OF[cell] ?? [], digit);
  return true;
}

/** A rule that looks at one part of the board after the other. */
function overAll<Part>(
  parts: readonly Part[],
  change: (board: Board, part: Part) => boolean,
): Rule {
  return (board) => parts.map((part) => change(board, part)).includes(true);
}

const PLACES = HOUSES.flatMap((house) => NINE.map((digit) => ({ house, digit })));

const nakedSingles = overAll(CELLS, (board, cell) => {
  const left = board.left[cell] ?? 0;
  return count(left) === 1 && place(board, cell, left);
});

const hiddenSingles = overAll(PLACES, (board, { house, digit }) => {
  const [cell, another] = cellsIn(house, maskIn(board.left, house, digit));
  return cell !== undefined && another === undefined && place(board, cell, 1 << digit);
});

const COUPLES = CELLS.flatMap((a) => (PEERS_OF[a] ?? []).filter((b) => b > a).map((b) => [a, b]));

/** Whether all cells could hold all of these digits at the start. */
function couldHold({ start }: Board, cells: readonly Cell[], digits: Bits): boolean {
  return cells.every((cell) => ((start[cell] ?? 0) & digits) === digits);
}

const nakedPairs = overAll(COUPLES, (board, cells) => {
  const digits = cells.reduce((all, cell) => all | (board.left[cell] ?? 0), 0);
  if (count(digits) !== 2 || !couldHold(board, cells, digits)) return false;
  const [a = 0, b = 0] = cells;
  const both = (PEERS_OF[a] ?? []).filter((cell) => PEERS_OF[b]?.includes(cell));
  return remove(board, both, digits);
});

const hiddenPairs = overAll(
  HOUSES.flatMap((house) => PAIRS.map((digits) => ({ house, digits }))),
  (board, { house, digits }) => {
    const spots = NINE.filter((digit) => (digits >> digit) & 1).reduce(
      (all, digit) => all | maskIn(board.left, house, digit),
      0,
    );
    const cells = cellsIn(house, spots);
    if (cells.length !== 2 || !couldHold(board, cells, digits)) return false;
    return remove(board, cells, ~digits);
  },
);

/** A digit's places in a base house all lie in a house across it, and once there were two. */
function intersections(bases: readonly House[], covers: readonly House[]): Rule {
  const crossings = PLACES.filter(({ house }) => bases.includes(house)).flatMap((place) =>
    covers.map((cover) => ({ ...place, cover })),
  );
  return overAll(crossings, (board, { house, digit, cover }) => {
    const across = CELLS_OF[cover] ?? [];
    const places = cellsIn(house, maskIn(board.left, house, digit));
    if (!places.every((cell) => across.includes(cell))) return false;
    const once = cellsIn(house, maskIn(board.start, house, digit));
    if (once.filter((cell) => across.includes(cell)).length < 2) return false;
    const others = across.filter(
      (cell) => !places.includes(cell) && !CELLS_OF[house]?.includes(cell),
    );
    return remove(board, others, 1 << digit);
  });
}

/** A digit's places in some parallel lines all lie in as many lines across, and once each had two there. */
function fish(size: number): Rule {
  const bases = setsOf(size).map((set) => NINE.filter((line) => (set >> line) & 1));
  const parts = NINE.flatMap((digit) =>
    [ROWS, COLUMNS].flatMap((lines) => bases.map((base) => ({ digit, lines, base }))),
  );
  return overAll(parts, (board, { digit, lines, base }) => {
    const houses = base.map((line) => lines[line] ?? 0);
    const across = houses.reduce((all, line) => all | maskIn(board.left, line, digit), 0);
    if (count(across) !== size) return false;
    const had = houses.every((line) => count(maskIn(board.start, line, digit) & across) >= 2);
    if (!had) return false;
    const others = lines.filter((line) => !houses.includes(line));
    return remove(
      board,
      others.flatMap((line) => cellsIn(line, across)),
      1 << digit,
    );
  });
}

const RULES: Readonly<Record<TaughtTechniqueId, Rule>> = {
  'naked-single': nakedSingles,
  'hidden-single': hiddenSingles,
  'naked-pair': nakedPairs,
  'hidden-pair': hiddenPairs,
  'pointing-pairs': intersections(BOXES, LINES),
  'box-line-reduction': intersections(LINES, BOXES),
  'x-wing': fish(2),
  swordfish: fish(3),
};

function boardOf({ givens }: Pick<Puzzle, 'givens'>): Board {
  const position = Position.fromGrid(givens);
  const start = CELLS.map((cell) =>
    position.digitsAt(cell).reduce<number>((digits, digit) => digits | (1 << (digit - 1)), 0),
  );
  const board = { start, left: [...start], isPlaced: CELLS.map(() => false) };
  for (const cell of CELLS) {
    const value = givens[cell] ?? 0;
    if (value !== 0) place(board, cell, 1 << (value - 1));
  }
  return board;
}

/** How far steps can come on a puzzle. */
export interface Reach {
  /** The cells that stay empty. */
  readonly emptyCells: readonly Cell[];
  /** What is left in a cell, a placed digit included. */
  readonly digitsAt: (cell: Cell) => readonly Digit[];
}

/**
 * How far the steps of some techniques can come on a puzzle, in whatever order they are taken: never
 * too short, at times too far.
 */
export function furthestReach(
  puzzle: Pick<Puzzle, 'givens'>,
  techniques: readonly TaughtTechniqueId[],
): Reach {
  const board = boardOf(puzzle);
  while (techniques.some((id) => RULES[id](board)));
  return {
    emptyCells: CELLS.filter((cell) => !board.isPlaced[cell]),
    digitsAt: (cell) => DIGITS.filter((digit) => ((board.left[cell] ?? 0) >> (digit - 1)) & 1),
  };
}

/**
 * Whether a puzzle cannot be finished without a technique, in whatever order steps of the other seven are
 * taken. False says only that this is not proved.
 */
export function isNeededInEveryOrder(
  puzzle: Pick<Puzzle, 'givens'>,
  technique: TaughtTechniqueId,
): boolean {
  const others = TAUGHT_TECHNIQUES.map(({ id }) => id).filter((id) => id !== technique);
  return furthestReach(puzzle, others).emptyCells.length > 0;
}

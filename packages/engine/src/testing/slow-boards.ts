/*
 * Boards that might take a search long, in search of one that does: with and without solutions, legal and
 * not, as empty and as nearly full as can be.
 */
import { fullGrid } from '../generator/full-grid.ts';
import { CELLS, cellsOf, HOUSES, peersOf } from '../houses.ts';
import { type Random, randomBelow, seededRandom, shuffled } from '../random.ts';
import { transformGrid } from '../transformation.ts';
import { type Cell, DIGITS } from '../types.ts';
import { gridFrom } from './boards.ts';
import { ALL_PUZZLES } from './puzzles.ts';
import { randomTransformation } from './transformation.ts';
import { SEED } from './trials.ts';

/** 81 values, 0 for an empty cell. */
type Values = readonly number[];

/** Few givens and no or late contradictions: boards that keep simple searches busy for minutes. */
export const KILLERS: readonly string[] = [
  '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........',
  '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
  '.....6....59.....82....8....45........3........6..3.54...325..6..................',
];

/** Boards that took the search long when it only guessed where most is decided, and how many solutions they have. */
export const STUBBORN: readonly (readonly [board: string, count: number])[] = [
  ['..................48....3...........9..7...43....................................', 2],
  ['3........5.8....9...6......835.7.........4...6...1...2....63.85..................', 0],
  ['4.........98........5..6........7...6........7...........4.85.....7..............', 2],
  ['..5......1......8.9...........3...4.8..1..37....................4.7.8....784.....', 0],
];

const MOST_GIVENS_OF_SPARSE = 20;
const MOST_CHANGES = 4;
const EMPTY: Values = CELLS.map(() => 0);

function pick<T>(items: readonly T[], random: Random): T | undefined {
  return items[randomBelow(items.length, random)];
}

function withDigit(board: Values, cell: Cell, digit: number): Values {
  return board.map((value, each) => (each === cell ? digit : value));
}

/** The digits that no peer of a cell holds, but for the one that stands there. */
function legalDigits(board: Values, cell: Cell): number[] {
  const held = [cell, ...peersOf(cell)].map((each) => board[each]);
  return DIGITS.filter((digit) => !held.includes(digit));
}

/** Another digit, as far as the rules allow one, in one of the given cells. */
function withLegalDigit(board: Values, cells: readonly Cell[], random: Random): Values {
  const cell = pick(cells, random) ?? 0;
  const digit = pick(legalDigits(board, cell), random) ?? board[cell] ?? 0;
  return withDigit(board, cell, digit);
}

function without(board: Values, cells: Iterable<Cell>): Values {
  const gone = new Set(cells);
  return board.map((value, cell) => (gone.has(cell) ? 0 : value));
}

function givensOf(board: Values): Cell[] {
  return CELLS.filter((cell) => board[cell] !== 0);
}

function emptyCellsOf(board: Values): Cell[] {
  return CELLS.filter((cell) => board[cell] === 0);
}

/** What else can become of a board: a given less, one more, another one, one in another place. */
const CHANGES: readonly ((board: Values, random: Random) => Values)[] = [
  (board, random) => without(board, shuffled(givensOf(board), random).slice(0, 1)),
  (board, random) => withLegalDigit(board, emptyCellsOf(board), random),
  (board, random) => withLegalDigit(board, givensOf(board), random),
  (board, random) => {
    const [given = 0] = shuffled(givensOf(board), random);
    return withLegalDigit(without(board, [given]), emptyCellsOf(board), random);
  },
];

/** The board after one to four small changes; repeated digits come up only where there were some. */
export function changedBoard(board: Values, random: Random): Values {
  const times = 1 + randomBelow(MOST_CHANGES, random);
  return Array.from({ length: times }).reduce<Values>(
    (before) => pick(CHANGES, random)?.(before, random) ?? before,
    board,
  );
}

/** A puzzle with other digits in other places, which changes the order in which a search goes. */
function rearranged(puzzles: readonly string[], random: Random): Values {
  const puzzle = gridFrom(pick(puzzles, random) ?? '');
  return transformGrid(puzzle, randomTransformation(random));
}

const KINDS = {
  'a killer': (random) => rearranged(KILLERS, random),
  'a killer, changed': (random) => changedBoard(rearranged(KILLERS, random), random),
  'a hard puzzle': (random, puzzles) => rearranged(puzzles, random),
  'a hard puzzle, changed': (random, puzzles) => changedBoard(rearranged(puzzles, random), random),
  'a hard puzzle with a wrong digit': (random, puzzles) => {
    const puzzle = rearranged(puzzles, random);
    return withLegalDigit(puzzle, emptyCellsOf(puzzle), random);
  },
  'a full grid with a wrong digit and holes': (random) => {
    const full = fullGrid(random);
    const [wrong = 0, ...others] = shuffled(CELLS, random);
    const board = without(full, others.slice(0, 20 + randomBelow(45, random)));
    return withLegalDigit(board, [wrong], random);
  },
  'a full grid without some houses': (random) => {
    const houses = shuffled(HOUSES, random).slice(0, 3 + randomBelow(6, random));
    return without(
      fullGrid(random),
      houses.flatMap((house) => [...cellsOf(house)]),
    );
  },
  'few digits': (random) => {
    const cells = shuffled(CELLS, random).slice(0, randomBelow(MOST_GIVENS_OF_SPARSE + 1, random));
    return cells.reduce((board, cell) => withLegalDigit(board, [cell], random), EMPTY);
  },
  'any digits': (random) => {
    const share = random();
    return CELLS.map(() => (random() < share ? randomBelow(10, random) : 0));
  },
} satisfies Record<string, (random: Random, puzzles: readonly string[]) => Values>;

/**
 * Board number `index`, the same whenever it is asked for; `hardest` are puzzles that take a search
 * longer than most.
 */
export function slowBoard(index: number, hardest: readonly string[]): Values {
  const random = seededRandom(`${SEED}/slow/${index}`);
  const kinds = Object.values(KINDS);
  const make = kinds[index % kinds.length];
  return make?.(random, [...hardest, ...ALL_PUZZLES]) ?? EMPTY;
}

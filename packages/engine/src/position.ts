import { checkCell, checkDigit, checkEliminations } from './arguments.ts';
import { CellSet, oneCell } from './cell-set.ts';
import {
  formatGrid,
  type Grid,
  type GridOrPuzzle,
  gridOfValues,
  isSolution,
  valueAt,
} from './grid.ts';
import { givensArgument } from './grid-argument.ts';
import { type HouseMask, maskSize } from './house-mask.ts';
import { CELLS, cellsOf, peersOf } from './houses.ts';
import { type Candidate, type Cell, DIGITS, type Digit, type House, type Value } from './types.ts';

/** The cells that have each digit as a candidate, 1 to 9. Positions share what does not change. */
type CellsByDigit = readonly CellSet[];

/** For each cell itself and its peers: where its digit cannot go any more. */
const REACH_OF_CELL: readonly CellSet[] = CELLS.map((cell) => peersOf(cell).union(oneCell(cell)));

function reachOf(cell: Cell): CellSet {
  return REACH_OF_CELL[cell] ?? CellSet.EMPTY;
}

/** What was placed since a grid, newest first: positions on a path share it. */
interface Placements {
  readonly newest: Candidate;
  readonly before: Placements | undefined;
}

function gridAfter(start: Grid, placements: Placements | undefined): Grid {
  const newestFirst: Candidate[] = [];
  for (let each = placements; each; each = each.before) newestFirst.push(each.newest);
  const values = start.slice();
  for (const { cell, digit } of newestFirst.reverse()) values[cell] = digit;
  return gridOfValues(values);
}

/** The cells that are in exactly two of the sets. */
function inExactlyTwo(sets: readonly CellSet[]): CellSet {
  let [some, several, many] = [CellSet.EMPTY, CellSet.EMPTY, CellSet.EMPTY];
  for (const cells of sets) {
    many = many.union(several.intersection(cells));
    several = several.union(some.intersection(cells));
    some = some.union(cells);
  }
  return several.difference(many);
}

/** A position as plain data, to be saved as JSON or sent to a worker. */
export interface SavedPosition {
  /** What stands in the cells, as 81 characters. */
  readonly grid: string;
  /** For each of the 81 cells its candidates, as `'124'`; `''` where there are none or a digit stands. */
  readonly candidates: readonly string[];
}

/**
 * The board at one moment: what stands in the cells, and what can still go into the empty ones. Immutable.
 *
 * @example
 * ```ts
 * const position = Position.fromGrid(text).eliminate([{ cell: 2, digit: 1 }]);
 * position.digitsAt(2); // → [2,4]
 * position.place({ cell: 2, digit: 4 }).valueAt(2); // → 4
 * ```
 */
export class Position {
  /** Memoized: most positions of a path are never asked for it. */
  private gridNow: Grid | undefined = undefined;
  private bivalue: CellSet | undefined = undefined;

  private constructor(
    private readonly start: Grid,
    private readonly placements: Placements | undefined,
    /** The cells where nothing stands. */
    readonly emptyCells: CellSet,
    private readonly candidates: CellsByDigit,
  ) {}

  /** The position of a grid with every candidate that the rules leave. */
  static fromGrid(input: GridOrPuzzle): Position {
    const grid = givensArgument(input);
    const taken = DIGITS.map(() => CellSet.EMPTY);
    const emptyCells: Cell[] = [];
    for (const cell of CELLS) {
      const value = valueAt(grid, cell);
      if (value === 0) emptyCells.push(cell);
      else taken[value - 1] = peersOf(cell).union(taken[value - 1] ?? CellSet.EMPTY);
    }
    const empty = CellSet.from(emptyCells);
    const candidates = taken.map((cells) => empty.difference(cells));
    // A copy, as a position stays as it is whatever becomes of the caller's list.
    return new Position(gridOfValues(grid), undefined, empty, candidates);
  }

  /** What stands in the cells. The position's own list: it answers by it. */
  get grid(): Grid {
    this.gridNow ??= gridAfter(this.start, this.placements);
    return this.gridNow;
  }

  /** What stands in a cell; 0 for nothing. */
  valueAt(cell: Cell): Value {
    return valueAt(this.grid, cell);
  }

  /** The candidates of a cell in order; none where a digit stands. */
  digitsAt(cell: Cell): Digit[] {
    const digits: Digit[] = [];
    for (const digit of DIGITS) if (this.cellsFor(digit).has(cell)) digits.push(digit);
    return digits;
  }

  /** The cells with one candidate only. */
  get singleValueCells(): CellSet {
    return CellSet.inExactlyOne(this.candidates);
  }

  /** The cells with exactly two candidates. */
  get bivalueCells(): CellSet {
    this.bivalue ??= inExactlyTwo(this.candidates);
    return this.bivalue;
  }

  /** The cells that have a digit as a candidate. */
  cellsFor(digit: Digit): CellSet {
    return this.candidates[digit - 1] ?? CellSet.EMPTY;
  }

  /** The cells of a house that have a digit as a candidate. */
  placesIn(house: House, digit: Digit): CellSet {
    return this.cellsFor(digit).intersection(cellsOf(house));
  }

  /** The same as bits of the house: quicker to compare and to count. */
  maskIn(house: House, digit: Digit): HouseMask {
    return this.cellsFor(digit).maskIn(house);
  }

  /** The digits that have exactly so many places in a house. */
  digitsWithPlaces(house: House, count: number): Digit[] {
    const digits: Digit[] = [];
    for (const digit of DIGITS) {
      if (maskSize(this.maskIn(house, digit)) === count) digits.push(digit);
    }
    return digits;
  }

  /** Whether a digit is a candidate of a cell. */
  has({ cell, digit }: Candidate): boolean {
    return this.cellsFor(digit).has(cell);
  }

  /** Whether every cell is filled and no digit stands twice in a house. */
  get isSolved(): boolean {
    return this.emptyCells.isEmpty && isSolution(this.grid);
  }

  /** The position after a digit is put into a cell: it is no longer a candidate of the peers. */
  place(placement: Candidate): Position {
    const [cell, digit] = [placement?.cell, placement?.digit];
    checkCell(cell, 'placement.cell');
    checkDigit(digit, 'placement.digit');
    const here = oneCell(cell);
    const candidates = this.candidates.map((cells) =>
      cells.intersects(here) ? cells.difference(here) : cells,
    );
    candidates[digit - 1] = this.cellsFor(digit).difference(reachOf(cell));
    return new Position(
      this.start,
      { newest: { cell, digit }, before: this.placements },
      this.emptyCells.difference(here),
      candidates,
    );
  }

  /** The position without the given candidates. */
  eliminate(eliminations: readonly Candidate[]): Position {
    checkEliminations(eliminations);
    if (eliminations.length === 0) return this;
    const candidates = [...this.candidates];
    for (const { cell, digit } of eliminations) {
      candidates[digit - 1] = (candidates[digit - 1] ?? CellSet.EMPTY).withoutCell(cell);
    }
    return new Position(this.start, this.placements, this.emptyCells, candidates);
  }

  /** What `JSON.stringify` writes: the same as `serializePosition`, and `parsePosition` reads it back. */
  toJSON(): SavedPosition {
    return {
      grid: formatGrid(this.grid),
      candidates: CELLS.map((cell) => this.digitsAt(cell).join('')),
    };
  }
}

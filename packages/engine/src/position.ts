import { CellSet } from './cell-set.ts';
import { type Grid, valueAt, withValue } from './grid.ts';
import { CELLS, cellsOf, peersOf } from './houses.ts';
import { type Candidate, type Cell, DIGITS, type Digit, type House, type Value } from './types.ts';

type CellsByDigit = readonly CellSet[];

function emptyCellsOf(grid: Grid): CellSet {
  return CellSet.of(CELLS.filter((cell) => valueAt(grid, cell) === 0));
}

/** The empty cells where a digit's houses leave room for it. */
function openCellsFor(digit: Digit, grid: Grid, empty: CellSet): CellSet {
  return CELLS.filter((cell) => valueAt(grid, cell) === digit).reduce(
    (cells, holder) => cells.without(peersOf(holder)),
    empty,
  );
}

/** The board at one moment: what stands in the cells, and what can still go into the empty ones. */
export class Position {
  private constructor(
    /** What stands in the cells. */
    readonly grid: Grid,
    /** The cells where nothing stands. */
    readonly emptyCells: CellSet,
    private readonly candidates: CellsByDigit,
  ) {}

  /** The position of a grid with every candidate that the rules leave. */
  static fromGrid(grid: Grid): Position {
    const empty = emptyCellsOf(grid);
    const candidates = DIGITS.map((digit) => openCellsFor(digit, grid, empty));
    return new Position(grid, empty, candidates);
  }

  /** What stands in a cell; 0 for nothing. */
  valueAt(cell: Cell): Value {
    return valueAt(this.grid, cell);
  }

  /** The candidates of a cell in order; none where a digit stands. */
  digitsAt(cell: Cell): Digit[] {
    return DIGITS.filter((digit) => this.cellsFor(digit).has(cell));
  }

  /** The cells that have a digit as a candidate. */
  cellsFor(digit: Digit): CellSet {
    return this.candidates[digit - 1] ?? CellSet.EMPTY;
  }

  /** The cells of a house that have a digit as a candidate. */
  placesIn(house: House, digit: Digit): CellSet {
    return this.cellsFor(digit).and(cellsOf(house));
  }

  /** Whether a digit is a candidate of a cell. */
  has({ cell, digit }: Candidate): boolean {
    return this.cellsFor(digit).has(cell);
  }

  get isSolved(): boolean {
    return this.emptyCells.isEmpty;
  }

  /** The position after a digit is put into a cell: it is no longer a candidate of the peers. */
  place({ cell, digit }: Candidate): Position {
    const candidates = DIGITS.map((each) => {
      const cells = this.cellsFor(each).withoutCell(cell);
      return each === digit ? cells.without(peersOf(cell)) : cells;
    });
    return new Position(
      withValue(this.grid, cell, digit),
      this.emptyCells.withoutCell(cell),
      candidates,
    );
  }

  /** The position without the given candidates. */
  eliminate(eliminations: readonly Candidate[]): Position {
    const candidates = DIGITS.map((digit) => {
      const gone = eliminations.filter((each) => each.digit === digit).map(({ cell }) => cell);
      return gone.length === 0
        ? this.cellsFor(digit)
        : this.cellsFor(digit).without(CellSet.of(gone));
    });
    return new Position(this.grid, this.emptyCells, candidates);
  }
}

import type { Cell } from './types.ts';

const CELLS_PER_WORD = 27;

/** The number of bits set in a word. */
function countBits(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The cells of one word, which holds the three rows of a band. */
function* cellsOfWord(word: number, firstCell: Cell): Generator<Cell> {
  for (let rest = word; rest !== 0; rest &= rest - 1) {
    yield firstCell + 31 - Math.clz32(rest & -rest);
  }
}

/** The bits of one band's word that the given cells set. */
function wordOf(cells: Iterable<Cell>, band: number): number {
  let word = 0;
  for (const cell of cells) {
    if (Math.floor(cell / CELLS_PER_WORD) === band) word |= 1 << (cell % CELLS_PER_WORD);
  }
  return word;
}

/** An immutable set of cells, iterated in order: three 27-bit words, one a band. */
export class CellSet implements Iterable<Cell> {
  static readonly EMPTY = new CellSet(0, 0, 0);

  private constructor(
    private readonly top: number,
    private readonly middle: number,
    private readonly bottom: number,
  ) {}

  /** The set of the given cells, each 0-80. */
  static of(cells: Iterable<Cell>): CellSet {
    const list = [...cells];
    return new CellSet(wordOf(list, 0), wordOf(list, 1), wordOf(list, 2));
  }

  get size(): number {
    return countBits(this.top) + countBits(this.middle) + countBits(this.bottom);
  }

  get isEmpty(): boolean {
    return (this.top | this.middle | this.bottom) === 0;
  }

  /** The first cell in order; undefined in an empty set. */
  get first(): Cell | undefined {
    return this[Symbol.iterator]().next().value;
  }

  has(cell: Cell): boolean {
    if (cell < CELLS_PER_WORD) return ((this.top >> cell) & 1) === 1;
    if (cell < 2 * CELLS_PER_WORD) return ((this.middle >> (cell - CELLS_PER_WORD)) & 1) === 1;
    return ((this.bottom >> (cell - 2 * CELLS_PER_WORD)) & 1) === 1;
  }

  /** The cells in this set or the other. */
  or(other: CellSet): CellSet {
    return new CellSet(
      this.top | other.top,
      this.middle | other.middle,
      this.bottom | other.bottom,
    );
  }

  /** The cells in both sets. */
  and(other: CellSet): CellSet {
    return new CellSet(
      this.top & other.top,
      this.middle & other.middle,
      this.bottom & other.bottom,
    );
  }

  /** The cells in this set that are not in the other. */
  without(other: CellSet): CellSet {
    return new CellSet(
      this.top & ~other.top,
      this.middle & ~other.middle,
      this.bottom & ~other.bottom,
    );
  }

  /** This set with one cell less. */
  withoutCell(cell: Cell): CellSet {
    return this.without(CellSet.of([cell]));
  }

  equals(other: CellSet): boolean {
    return this.top === other.top && this.middle === other.middle && this.bottom === other.bottom;
  }

  /** Whether every cell of this set is in the other. */
  isSubsetOf(other: CellSet): boolean {
    return this.without(other).isEmpty;
  }

  *[Symbol.iterator](): Generator<Cell, undefined> {
    yield* cellsOfWord(this.top, 0);
    yield* cellsOfWord(this.middle, CELLS_PER_WORD);
    yield* cellsOfWord(this.bottom, 2 * CELLS_PER_WORD);
    return undefined;
  }
}
